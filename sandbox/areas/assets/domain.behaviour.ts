import type { SqlValue } from '../../kernel/store/database.ts';
import { setComputedValues } from '../../kernel/resources/represent.ts';
import type { BehaviourOf, ValuesOf } from '../../kernel/core/tables.ts';
import { countByOwner } from '../../kernel/resources/counts.ts';
import { reverseReference } from '../../kernel/resources/reverseRelations.ts';

const RESOURCE = 'assets.domain';
const GATEWAY = 'assets.gateway';

/** The assets of a domain are those that refer to it. */
export const domains: BehaviourOf<typeof RESOURCE> = {
  relations: { assets: reverseReference('assets.asset', 'domain') },
  computed: ['application_count', 'gateway_count'],
  sizes: { mini: ['id', 'name'] },
  represent(rows, records, call) {
    const gateways = call.sandbox.resources.has(GATEWAY)
      ? countByOwner(call, GATEWAY, 'domain', rows)
      : new Map<SqlValue, number>();
    rows.forEach((row, index) => complete(records[index], gateways.get(row['id'] ?? null) ?? 0));
  },
};

function complete(record: ValuesOf<typeof RESOURCE> | undefined, gateways: number): void {
  if (!record) return;
  setComputedValues(record, { application_count: 0, gateway_count: gateways });
}
