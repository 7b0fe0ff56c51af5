import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { TREE } from '@gatehouse-console/engine/sandbox/api/fieldNotation.ts';
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
    'perms/users/applications/tree': [['GET'], TREE],
    'perms/system-users-permission': [
      ['GET'],
      'id string, name string*, username string, protocol choice, login_mode choice, login_mode_display field read, priority integer, username_same_with_user boolean, auto_push boolean, cmd_filters field*, sudo string, shell string, comment string, sftp_root string, date_created datetime read, created_by string',
    ],
    'perms/users/nodes/favorite/assets': { shows: 'perms.myassets', methods: ['GET'] },
    'perms/users/nodes/:id/assets': { shows: 'perms.myassets', methods: ['GET'] },
  },
  tables: `
CREATE TABLE IF NOT EXISTS favorite_assets (
  user_id TEXT NOT NULL,
  asset TEXT NOT NULL,
  PRIMARY KEY (user_id, asset)
);
`,
} satisfies AreaOf<'perms'>;
