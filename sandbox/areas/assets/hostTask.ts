import { scopeOf } from '../../kernel/resources/query.ts';
import { both } from '../../kernel/core/sqlParts.ts';
import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { beginTaskLog } from '../audits/taskLog.ts';
import { invalid } from '../../kernel/core/errors.ts';
import { bodyField } from '../../kernel/wire/body.ts';

const ASSETS = table('assets.asset');
/** The most hosts that a log lists; the number is ours. */
const NAMED_HOSTS = 100;

/**
 * The action that a body asks for.
 *
 * @param offered the actions of the address
 * @throws 400 with `action` when it is absent or another one (observed for assets; the metadata of the other
 *   addresses declares the same field)
 */
export function askedAction<Action extends string>(call: Call, offered: readonly Action[]): Action {
  const sent = bodyField(call, 'action');
  if (sent === undefined) throw invalid({ action: [{ say: serverMessages.required }] });
  const action = offered.find((one) => one === sent);
  if (action === undefined) {
    throw invalid({ action: [{ say: serverMessages.notAChoice, with: { value: String(sent) } }] });
  }
  return action;
}

/**
 * Starts a simulated task on assets. Its log has the action, a line for each host and the number of hosts that
 * were reached. Nothing is executed; inactive hosts count as unreachable.
 *
 * @param action name of the task, such as `test`
 * @param where condition that selects assets of the caller's organization
 * @returns the body of the answer: the id of the log
 */
export function beginHostTask(
  call: Call,
  action: string,
  where: SqlPart,
): { readonly task: string } {
  const scope = scopeOf(resourceOf(call.sandbox, 'assets.asset'), call);
  const { sql, parameters } = both(where, scope);
  const found = `FROM ${ASSETS} WHERE ${sql}`;
  const hosts: readonly RowOf<'assets.asset'>[] = call.sandbox.database.all(
    `SELECT ${ASSETS.hostname}, ${ASSETS.is_active} ${found} ORDER BY ${ASSETS.hostname} LIMIT ${NAMED_HOSTS}`,
    parameters,
  );
  const amounts = call.sandbox.database.get(
    `SELECT count(*) AS hosts, total(${ASSETS.is_active}) AS reached ${found}`,
    parameters,
  );
  const amount = Number(amounts?.['hosts'] ?? 0);
  const reached = Number(amounts?.['reached'] ?? 0);
  const task = call.sandbox.random.uuid();
  beginTaskLog(call, task, [
    `Task: ${action}`,
    ...hosts.map(
      (host) => `${host['hostname']} | ${host['is_active'] === 1 ? 'SUCCESS' : 'UNREACHABLE'}`,
    ),
    ...(amount > hosts.length ? [`and ${amount - hosts.length} more`] : []),
    `${reached} of ${amount} hosts reached`,
  ]);
  return { task };
}
