import {
  table,
  type RowOf,
  type SharedField,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { RowWith } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { nameInLogs } from '../../audits/logRows.ts';

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
 * The computed recipients of an execution's mail: those of its plan who have a mail address, each with whether the
 * file is attached (contract: accounts, section 4).
 *
 * @param plan the resource of the plans
 */
export function recipientsOf(plan: Plan) {
  return (rows: readonly RowWith<ExecutionField>[], { sandbox }: Call) => {
    const plans = isIn(
      'l.owner_id',
      rows.map((row) => row['plan']),
    );
    const recipients: readonly RowOf<'users.user', 'plan'>[] = sandbox.database.all(
      `SELECT l.owner_id AS plan, u.${USERS.name}, u.${USERS.username}
       FROM ${table(plan).link[RECIPIENTS]} l JOIN ${USERS} u ON u.id = l.target_id
       WHERE ${plans.sql} AND u.${USERS.email} <> '' ORDER BY u.${USERS.name}`,
      plans.parameters,
    );
    return (row: RowWith<ExecutionField>) =>
      recipients
        .filter((user) => user['plan'] === row['plan'])
        .map((user) => [nameInLogs(user), true]);
  };
}
