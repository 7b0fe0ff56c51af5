import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { PAIR, TREE } from '@gatehouse-console/engine/sandbox/api/fieldNotation.ts';
import { applicationAccounts } from './account.behaviour.ts';
import { applications } from './application.behaviour.ts';

export const applicationsArea = {
  behaviours: {
    'applications.account': applicationAccounts,
    'applications.application': applications,
  },
  optionsMetadata: {
    'applications/applications/tree': [['GET'], TREE],
    'applications/account-secrets': { shows: 'applications.account', methods: ['GET'] },
    'applications/system-users-apps-relations': { shows: 'applications.account', methods: PAIR },
  },
} satisfies AreaOf<'applications'>;
