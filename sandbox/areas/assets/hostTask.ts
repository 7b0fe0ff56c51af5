import { scopeOf } from '../../kernel/resources/query.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { beginTaskLog } from '../audits/taskLog.ts';

const ASSETS = table('assets.asset');
/** The most hosts that a log lists; the number is ours. */
const NAMED_HOSTS = 100;

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
  action: unknown,
  where: SqlPart,
): { readonly task: string } {
  const scope = scopeOf(resourceOf(call.sandbox, 'assets.asset'), call);
  const parameters = [...where.parameters, ...(scope?.parameters ?? [])];
  const found = `FROM ${ASSETS} WHERE (${where.sql}) ${scope ? `AND (${scope.sql})` : ''}`;
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
    `Task: ${typeof action === 'string' && action !== '' ? action : 'test'}`,
    ...hosts.map(
      (host) => `${host['hostname']} | ${host['is_active'] === 1 ? 'SUCCESS' : 'UNREACHABLE'}`,
    ),
    ...(amount > hosts.length ? [`and ${amount - hosts.length} more`] : []),
    `${reached} of ${amount} hosts reached`,
  ]);
  return { task };
}
