import { table, type BehaviourOf } from '../../kernel/core/tables.ts';
import { assetsBelow } from './nodeTree.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';

const GATHERED = table('assets.gathereduser');
const ASSETS = table('assets.asset');

/** Accounts that were found on assets; read-only. */
export const gatheredUsers: BehaviourOf<
  'assets.gathereduser',
  'node' | 'asset__hostname' | 'asset__ip'
> = {
  readOnly: true,
  metadataMethods: ['GET', 'POST'],
  computed: ['hostname', 'ip'],
  filters: {
    node: (value, call) => assetsBelow(value, call, GATHERED.asset),
    asset__hostname: (value) => ({
      sql: `${GATHERED.asset} IN (SELECT id FROM ${ASSETS} WHERE ${ASSETS.hostname} = ?)`,
      parameters: [value],
    }),
    asset__ip: (value) => ({
      sql: `${GATHERED.asset} IN (SELECT id FROM ${ASSETS} WHERE ${ASSETS.ip} = ?)`,
      parameters: [value],
    }),
  },
  represent(rows, records, call) {
    const named = rows.map((row) => row['asset'] ?? null);
    const assets = rowsById('assets.asset', ['hostname', 'ip'], named, call);
    rows.forEach((row, index) => {
      const record = records[index];
      const asset = assets.get(row['asset'] ?? null);
      if (!record || !asset) return;
      record['hostname'] = asset['hostname'];
      record['ip'] = asset['ip'];
    });
  },
};
