import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { accountBackupExecutions, accountBackupPlans } from './accountBackups.ts';
import { assetAccounts } from './authbook.behaviour.ts';
import { assets } from './asset.behaviour.ts';
import { commandFilterRules } from './commandfilterrule.behaviour.ts';
import { gateways } from './gateway.behaviour.ts';
import { gatheredUsers } from './gathereduser.behaviour.ts';
import { recordCount } from '@gatehouse-console/engine/sandbox/resources/computed.ts';
import {
  reverseReference,
  reverseRelation,
} from '@gatehouse-console/engine/sandbox/resources/reverseRelations.ts';
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
    // The rules of a filter are those that refer to it.
    'assets.commandfilter': {
      relations: { rules: reverseReference('assets.commandfilterrule', 'filter') },
      sizes: { mini: ['id', 'name'] },
    },
    'assets.commandfilterrule': commandFilterRules,
    // The assets of a domain are those that refer to it.
    'assets.domain': {
      relations: { assets: reverseReference('assets.asset', 'domain') },
      computed: {
        application_count: () => () => 0,
        gateway_count: recordCount('assets.gateway', 'domain'),
      },
      sizes: { mini: ['id', 'name'] },
    },
    'assets.gateway': gateways,
    'assets.gathereduser': gatheredUsers,
    // The assets of a label are those that have it. Labels made in the console have the category `U` (user).
    'assets.label': {
      relations: { assets: reverseRelation('assets.asset', 'labels') },
      sizes: { mini: ['id', 'name', 'value'] },
      beforeSave(values, _call, existing) {
        if (!existing) values['category'] ??= 'U';
      },
    },
    'assets.node': nodes,
    'assets.platform': platforms,
    'assets.systemuser': systemUsers,
  },
  endpoints: [pairs],
  optionsMetadata: {
    'assets/nodes/check_assets_amount_task': 'assets/nodes',
    'assets/nodes/children': 'assets/nodes',
    'assets/nodes/children/tree': 'assets/nodes',
    'assets/system-users/su-from': 'assets/system-users',
  },
} satisfies AreaOf<'assets'>;
