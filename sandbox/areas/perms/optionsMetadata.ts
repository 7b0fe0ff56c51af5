import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';
import { TREE, pairOf } from '../../kernel/api/fieldNotation.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'perms/users/applications/tree': [['GET'], TREE],
  'perms/system-users-permission': [
    ['GET'],
    'id string, name string*, username string, protocol choice, login_mode choice, login_mode_display field read, priority integer, username_same_with_user boolean, auto_push boolean, cmd_filters field*, sudo string, shell string, comment string, sftp_root string, date_created datetime read, created_by string',
  ],
  'perms/asset-permissions-users-relations': pairOf('assetpermission', 'user'),
  'perms/asset-permissions-user-groups-relations': pairOf('assetpermission', 'usergroup'),
  'perms/asset-permissions-assets-relations': pairOf('assetpermission', 'asset'),
  'perms/asset-permissions-nodes-relations': pairOf('assetpermission', 'node'),
  'perms/asset-permissions-system-users-relations': pairOf('assetpermission', 'systemuser'),
  'perms/application-permissions-users-relations': pairOf('applicationpermission', 'user'),
  'perms/application-permissions-user-groups-relations': pairOf(
    'applicationpermission',
    'usergroup',
  ),
  'perms/application-permissions-applications-relations': pairOf(
    'applicationpermission',
    'application',
  ),
  'perms/application-permissions-system-users-relations': pairOf(
    'applicationpermission',
    'systemuser',
  ),
  'perms/users/nodes/favorite/assets': { shows: 'perms.myassets', methods: ['GET'] },
  'perms/users/nodes/:id/assets': { shows: 'perms.myassets', methods: ['GET'] },
};

export default optionsMetadata;
