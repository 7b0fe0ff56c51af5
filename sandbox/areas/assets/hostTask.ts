import { scopeOf } from '../../kernel/resources/query.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { beginTaskLog } from '../audits/taskLog.ts';

const ASSETS = table('assets.asset');
/** Hosts that a log names one by one: ours. */
const NAMED_HOSTS = 100;

/**
 * Begins a simulated task on assets: what was asked, a line for each host, and how many were reached.
 * Nothing is executed on any host; one that is switched off cannot be reached.
 *
 * @param action what the caller asked for, such as `test`
 * @param where which assets, of those the caller's organization has
 * @returns the body of the answer: the id under which the log is read
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
