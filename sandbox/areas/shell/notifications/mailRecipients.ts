import { placeholders } from '../../../kernel/store/database.ts';
import { paired, setComputedValues } from '../../../kernel/resources/represent.ts';
import { table, type RowOf, type SharedField } from '../../../kernel/core/tables.ts';
import type { Call, Behaviour } from '../../../kernel/core/sandbox.ts';
import type { RowWith } from '../../../kernel/core/values.ts';

type Plan = 'assets.accountbackupplan' | 'xpack.changeauthplan' | 'xpack.applicationchangeauthplan';
/** Fields that the executions of all plans have. */
type ExecutionField = SharedField<
  | 'assets.accountbackupplanexecution'
  | 'xpack.changeauthplanexecution'
  | 'xpack.applicationchangeauthplanexecution'
>;
type LinkField = SharedField<Plan>;

const USERS = table('users.user');
const RECIPIENTS = 'recipients' satisfies LinkField;

/**
 * The recipients of an execution's mail: those of its plan who have a mail address, each with whether the file is
 * attached (contract: accounts, section 4).
 *
 * @param plan the resource of the plans
 */
export function withRecipients(
  plan: Plan,
): Pick<Behaviour<ExecutionField>, 'computed' | 'represent'> {
  return {
    computed: ['recipients'],
    represent(rows, records, call) {
      const byPlan = recipientsOf(plan, rows, call);
      for (const [row, record] of paired(rows, records)) {
        setComputedValues(record, { recipients: byPlan.get(String(row['plan'])) ?? [] });
      }
    },
  };
}

function recipientsOf(
  plan: Plan,
  rows: readonly RowWith<ExecutionField>[],
  { sandbox }: Call,
): ReadonlyMap<string, readonly (readonly [string, boolean])[]> {
  const plans = [...new Set(rows.map((row) => row['plan'] ?? null))];
  const found = new Map<string, (readonly [string, boolean])[]>();
  const people: readonly RowOf<'users.user', 'plan'>[] = sandbox.database.all(
    `SELECT l.owner_id AS plan, u.${USERS.name}, u.${USERS.username}
     FROM ${table(plan).link[RECIPIENTS]} l JOIN ${USERS} u ON u.id = l.target_id
     WHERE l.owner_id IN (${placeholders(plans.length)}) AND u.${USERS.email} <> ''
     ORDER BY u.${USERS.name}`,
    plans,
  );
  for (const { plan: owner, name, username } of people) {
    const pair = [`${String(name)}(${String(username)})`, true] as const;
    found.set(String(owner), [...(found.get(String(owner)) ?? []), pair]);
  }
  return found;
}
