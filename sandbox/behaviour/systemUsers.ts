import { placeholders } from '../store/database.ts';
import type { Behaviour } from './behaviour.ts';

/** Protocols that lead to an asset; the others lead to applications. Source: protocol facts, section 18. */
const ASSET_PROTOCOLS = new Set(['ssh', 'rdp', 'telnet', 'vnc']);

export const systemUsers: Behaviour = {
  computed: ['is_asset_protocol', 'assets_amount', 'applications_amount'],
  sizes: { mini: ['id', 'name', 'username'] },
  represent(rows, records, call) {
    const ids = rows.map((row) => row['id'] ?? null);
    const counts = call.sandbox.database.all(
      `SELECT admin_user, count(*) AS n FROM r_assets_asset WHERE admin_user IN (${placeholders(ids.length)}) GROUP BY admin_user`,
      ids,
    );
    const amounts = new Map(counts.map((row) => [row['admin_user'], Number(row['n'])]));
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      if ('is_asset_protocol' in record) {
        record['is_asset_protocol'] = ASSET_PROTOCOLS.has(String(row['protocol']));
      }
      if ('assets_amount' in record) record['assets_amount'] = amounts.get(row['id'] ?? null) ?? 0;
      if ('applications_amount' in record) record['applications_amount'] = 0;
    });
  },
};
