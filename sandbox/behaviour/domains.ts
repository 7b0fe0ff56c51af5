import { placeholders, type Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import type { Behaviour, RecordValues } from './behaviour.ts';

/** Assets of a domain are those that name it. */
export const domains: Behaviour = {
  relations: { assets: { kind: 'column', table: 'r_assets_asset', column: 'domain' } },
  computed: ['application_count', 'gateway_count'],
  sizes: { mini: ['id', 'name'] },
  represent(rows, records, call) {
    const gateways = gatewayCounts(rows, call);
    rows.forEach((row, index) => complete(records[index], gateways.get(String(row['id'])) ?? 0));
  },
};

function complete(record: RecordValues | undefined, gateways: number): void {
  if (!record) return;
  if ('application_count' in record) record['application_count'] = 0;
  if ('gateway_count' in record) record['gateway_count'] = gateways;
}

function gatewayCounts(rows: readonly Row[], call: Call): ReadonlyMap<string, number> {
  const ids = rows.map((row) => row['id'] ?? null);
  if (ids.length === 0 || !call.sandbox.resources.has('assets.gateway')) return new Map();
  const counts = call.sandbox.database.all(
    `SELECT domain, count(*) AS n FROM r_assets_gateway WHERE domain IN (${placeholders(ids.length)}) GROUP BY domain`,
    ids,
  );
  return new Map(counts.map((row) => [String(row['domain']), Number(row['n'])]));
}
