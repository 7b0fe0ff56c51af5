import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';
import { PAIR, TREE } from '../../kernel/api/fieldNotation.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'assets/accounts/tasks': [['POST'], 'task string read, action choice* write'],
  'assets/admin-users': [
    PAIR,
    'id string, name string*, username string, password string write, public_key string write, private_key string write, passphrase string write, cmd_filters field, assets_amount field read, applications_amount integer read, nodes field, type choice, protocol choice, priority integer, sftp_root string, ssh_key_fingerprint field read, su_enabled boolean, su_from field, date_created datetime read, date_updated datetime read, comment string, created_by string read, org_id field read, org_name field read',
  ],
  'assets/assets/tasks': [['POST'], 'task string read, action choice* write, assets field'],
  'assets/favorite-assets': [PAIR, 'asset field*'],
  'assets/nodes/tree': [['GET'], TREE],
  'assets/system-users-assets-relations': [
    PAIR,
    'id string, asset field*, asset_display field read, systemuser field, systemuser_display field read, connectivity choice, date_verified datetime, org_id string, org_name field read',
  ],
  'assets/system-users-nodes-relations': [
    PAIR,
    'id integer read, node field*, node_display field read, systemuser field*, systemuser_display field read, org_name field read',
  ],
  'assets/cmd-filter-rules': { shows: 'assets.commandfilterrule', methods: ['GET'] },
  'assets/nodes/check_assets_amount_task': { shows: 'assets.node', methods: ['POST'] },
  'assets/nodes/children': { shows: 'assets.node', methods: ['GET', 'POST'] },
  'assets/nodes/children/tree': { shows: 'assets.node', methods: ['GET', 'POST'] },
  'assets/system-users/su-from': { shows: 'assets.systemuser', methods: ['GET'] },
};

export default optionsMetadata;
