import { scopeOf } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { resourceOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { startTask } from '../audits/taskLog.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { requiredField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { both, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere, countRows } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const ASSETS = table('assets.asset');
/** The most hosts that a log lists; the number is ours. */
const NAMED_HOSTS = 100;

/** As Ansible writes it. */
const TIMED_OUT = '{"changed": false, "msg": "Connection timed out", "unreachable": true}';

/**
 * The action that a body asks for.
 *
 * @param offered the actions of the address
 * @throws 400 with `action` when it is absent or another one (observed for assets; the metadata of the other
 *   addresses declares the same field)
 */
export function askedAction<Action extends string>(call: Call, offered: readonly Action[]): Action {
  const sent = requiredField(call, 'action');
  const action = offered.find((name) => name === sent);
  if (action !== undefined) return action;
  throw invalid({ action: [{ say: serverMessages.notAChoice, with: { value: String(sent) } }] });
}

/**
 * Starts a simulated task on assets. Its log has the lines of Ansible (recorded: logs of tests), and the number of hosts
 * that were reached. Nothing is executed; inactive hosts count as unreachable.
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
  const here = both(where, scope);
  const order = `${ASSETS.hostname} LIMIT ${NAMED_HOSTS}`;
  const hosts = rowsWhere(call.sandbox, 'assets.asset', here, order);
  const amount = countRows(call.sandbox, `${ASSETS}`, here);
  const reached = countRows(call.sandbox, `${ASSETS}`, both(here, equals(ASSETS.is_active, 1)));
  const unreachable = hosts.filter((host) => host['is_active'] !== 1);
  return startTask(call, [
    `PLAY [${action}] ****`,
    ...unreachable.map(({ hostname }) => `fatal: [${hostname}]: UNREACHABLE! => ${TIMED_OUT}`),
    'PLAY RECAP ****',
    ...hosts.map((host) => {
      const isReached = host['is_active'] === 1;
      return `${host['hostname']} : ok=${Number(isReached)} changed=0 unreachable=${Number(!isReached)} failed=0`;
    }),
    ...(amount > hosts.length ? [`and ${amount - hosts.length} more`] : []),
    `${reached} of ${amount} hosts reached`,
  ]);
}
