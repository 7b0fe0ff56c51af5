import type { AreaOf } from '../../kernel/core/tables.ts';
import { PAIR, TREE } from '../../kernel/api/fieldNotation.ts';
import { accountBackupExecutions, accountBackupPlans } from './accountBackups.ts';
import { assetAccounts } from './authbook.behaviour.ts';
import { assets } from './asset.behaviour.ts';
import { commandFilterRules } from './commandfilterrule.behaviour.ts';
import { commandFilters } from './commandfilter.behaviour.ts';
import { domains } from './domain.behaviour.ts';
import { gateways } from './gateway.behaviour.ts';
import { gatheredUsers } from './gathereduser.behaviour.ts';
import { labels } from './label.behaviour.ts';
import { nodes } from './node.behaviour.ts';
import { pairs } from './pairs.endpoints.ts';
import { platforms } from './platform.behaviour.ts';
import { systemUsers } from './systemuser.behaviour.ts';

export const assetsArea = {
  behaviours: {
    'assets.accountbackupplan': accountBackupPlans,
    'assets.accountbackupplanexecution': accountBackupExecutions,
    'assets.asset': assets,
    'assets.authbook': assetAccounts,
    'assets.commandfilter': commandFilters,
    'assets.commandfilterrule': commandFilterRules,
    'assets.domain': domains,
    'assets.gateway': gateways,
    'assets.gathereduser': gatheredUsers,
    'assets.label': labels,
    'assets.node': nodes,
    'assets.platform': platforms,
    'assets.systemuser': systemUsers,
  },
  endpoints: [pairs],
  optionsMetadata: {
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
  },
} satisfies AreaOf<'assets'>;
