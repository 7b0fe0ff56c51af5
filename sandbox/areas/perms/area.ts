import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { readOnlyBehaviour } from '@gatehouse-console/engine/sandbox/core/readOnlyBehaviour.ts';
import {
  applicationPermissionApplications,
  applicationPermissionUsers,
  applicationPermissions,
} from './applicationPermissions.ts';
import { assetPeople } from './assetPeople.endpoints.ts';
import {
  assetPermissionAssets,
  assetPermissionUsers,
  assetPermissions,
} from './assetPermissions.ts';
import { ownEndpoints } from './granted.endpoints.ts';
import { validateEndpoints } from './validate.endpoints.ts';

export const permsArea = {
  behaviours: {
    'perms.applicationpermission': applicationPermissions,
    'perms.applicationpermissionapp': applicationPermissionApplications,
    'perms.applicationpermissionuser': applicationPermissionUsers,
    'perms.assetpermission': assetPermissions,
    'perms.assetpermissionasset': assetPermissionAssets,
    'perms.assetpermissionuser': assetPermissionUsers,
    // System users are loaded per row, favourites from an address of their own.
    'perms.myassets': {
      ...readOnlyBehaviour,
      hiddenFields: () => ['system_users', 'favourite'],
    },
    'perms.mydatabases': readOnlyBehaviour,
    'perms.mykubernetes': readOnlyBehaviour,
    'perms.myremoteapps': readOnlyBehaviour,
  },
  endpoints: [assetPeople, ownEndpoints, validateEndpoints],
  optionsMetadata: {
    'perms/users/nodes/:id/assets': 'perms/users/nodes/ungrouped/assets',
    'perms/users/nodes/children': 'perms/users/nodes',
  },
  tables: `
CREATE TABLE IF NOT EXISTS favorite_assets (
  user_id TEXT NOT NULL,
  asset TEXT NOT NULL,
  PRIMARY KEY (user_id, asset)
);
`,
} satisfies AreaOf<'perms'>;
