import { placeholders } from '../store/database.ts';
import { byId } from './assetAccounts.ts';
import type { Behaviour } from './behaviour.ts';
import { nodeAndBelow } from './nodeTree.ts';

/** Accounts that were found on assets: told, never written by people. */
export const gatheredUsers: Behaviour = {
  readOnly: true,
  described: ['GET', 'POST'],
  computed: ['hostname', 'ip'],
  filters: {
    node: (value, call) => {
      const nodes = nodeAndBelow(value, call);
      return {
        sql: `asset IN (SELECT owner_id FROM r_assets_asset__nodes WHERE target_id IN (${placeholders(nodes.length)}))`,
        parameters: nodes,
      };
    },
    asset__hostname: (value) => ({
      sql: 'asset IN (SELECT id FROM r_assets_asset WHERE hostname = ?)',
      parameters: [value],
    }),
    asset__ip: (value) => ({
      sql: 'asset IN (SELECT id FROM r_assets_asset WHERE ip = ?)',
      parameters: [value],
    }),
  },
  represent(rows, records, call) {
    const assets = byId('r_assets_asset', 'hostname, ip', rows, 'asset', call);
    rows.forEach((row, index) => {
      const record = records[index];
      const asset = assets.get(row['asset'] ?? null);
      if (!record || !asset) return;
      record['hostname'] = asset['hostname'];
      record['ip'] = asset['ip'];
    });
  },
};
