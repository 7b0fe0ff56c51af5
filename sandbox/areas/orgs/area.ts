import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { organizations } from './organization.behaviour.ts';

export const orgsArea = {
  behaviours: {
    'orgs.organization': organizations,
  },
  optionsMetadata: {
    'orgs/orgs/current': [
      ['GET'],
      'id string, name string*, is_default field read, is_root field read, comment string',
    ],
  },
} satisfies AreaOf<'orgs'>;
