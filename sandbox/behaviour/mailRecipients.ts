import { placeholders, type Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import type { Behaviour } from './behaviour.ts';

/**
 * The people whom an execution writes to: those of its plan who have an address, each with whether
 * the file goes along (page facts, accounts, section 4).
 *
 * @param planTable of the plans, in the database
 */
export function withRecipients(planTable: string): Pick<Behaviour, 'computed' | 'represent'> {
  return {
    computed: ['recipients'],
    represent(rows, records, call) {
      const byPlan = recipientsOf(planTable, rows, call);
      rows.forEach((row, index) => {
        const record = records[index];
        if (record && 'recipients' in record) {
          record['recipients'] = byPlan.get(String(row['plan'])) ?? [];
        }
      });
    },
  };
}

function recipientsOf(
  planTable: string,
  rows: readonly Row[],
  { sandbox }: Call,
): ReadonlyMap<string, readonly (readonly [string, boolean])[]> {
  const plans = [...new Set(rows.map((row) => row['plan'] ?? null))];
  const found = new Map<string, (readonly [string, boolean])[]>();
  const people = sandbox.database.all(
    `SELECT l.owner_id AS plan, u.name AS name, u.username AS username FROM ${planTable}__recipients l
     JOIN r_users_user u ON u.id = l.target_id
     WHERE l.owner_id IN (${placeholders(plans.length)}) AND u.email <> '' ORDER BY u.name`,
    plans,
  );
  for (const { plan, name, username } of people) {
    const pair = [`${String(name)}(${String(username)})`, true] as const;
    found.set(String(plan), [...(found.get(String(plan)) ?? []), pair]);
  }
  return found;
}
