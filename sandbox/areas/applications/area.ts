import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { applicationAccounts } from './account.behaviour.ts';
import { applications } from './application.behaviour.ts';

export const applicationsArea = {
  behaviours: {
    'applications.account': applicationAccounts,
    'applications.application': applications,
  },
} satisfies AreaOf<'applications'>;
