import type { SqlValue } from '../../kernel/store/database.ts';
import { paired, setComputedValues } from '../../kernel/resources/represent.ts';
import type { BehaviourOf } from '../../kernel/core/tables.ts';
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
    for (const [row, record] of paired(rows, records)) {
      const gateway_count = gateways.get(row['id'] ?? null) ?? 0;
      setComputedValues(record, { application_count: 0, gateway_count });
    }
  },
};
