import { table, type BehaviourOf } from '../../kernel/core/tables.ts';
import { assetsBelow } from './nodeTree.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';
import { paired } from '../../kernel/resources/represent.ts';
import { ownersWith } from '../../kernel/resources/ownersMatching.ts';

const GATHERED = table('assets.gathereduser');

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
    asset__hostname: (value) => ownersWith('assets.asset', 'hostname', value, GATHERED.asset),
    asset__ip: (value) => ownersWith('assets.asset', 'ip', value, GATHERED.asset),
  },
  represent(rows, records, call) {
    const named = rows.map((row) => row['asset'] ?? null);
    const assets = rowsById('assets.asset', ['hostname', 'ip'], named, call);
    for (const [row, record] of paired(rows, records)) {
      const asset = assets.get(row['asset'] ?? null);
      if (!asset) continue;
      record['hostname'] = asset['hostname'];
      record['ip'] = asset['ip'];
    }
  },
};
