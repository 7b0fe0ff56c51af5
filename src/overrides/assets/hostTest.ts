import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import type { RequestFunction } from '@gatehouse-console/engine/api/request.ts';
import { objectOf, parsedJson, textOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { taskOf } from '@gatehouse-console/engine/pages/openTaskLog.ts';
import { afterAnswer, EMPTY_LOG } from '../ops/taskLog.ts';

/** Polling interval of the log, and how often it is read: a host that does not answer takes the server 60 seconds. */
const POLL_MS = 1000;
const MOST_POLLS = 120;

export interface HostTest {
  /** `silent`: the task ended, or ran for long, without a word about the host. */
  readonly outcome: 'ok' | 'failed' | 'silent';
  /** In the server's words. */
  readonly reason?: string;
  /** Id of the task, for its log. */
  readonly task?: string;
}

interface TestedHost {
  readonly id: string;
  readonly hostname: string;
}

/**
 * Tests whether the server reaches a host, by a task of its own: the address for several hosts checks the permission of
 * another task (protocol, section 14.3).
 *
 * @param pause waits for so many milliseconds
 * @throws ApiError of a call; the signal's reason when it is aborted
 */
export async function testHost(
  { id, hostname }: TestedHost,
  request: RequestFunction,
  signal: AbortSignal,
  pause: (ms: number) => Promise<void>,
): Promise<HostTest> {
  const call = { quiet: true, signal } as const;
  const tasks = apiAddress('assets/assets/:id/tasks', id);
  const task = taskOf(await request(tasks, { ...call, method: 'POST', body: { action: 'test' } }));
  if (task === undefined) return { outcome: 'silent' };
  const address = apiAddress('ops/celery/task/:id/log', task);
  let log = EMPTY_LOG;
  for (let poll = 0; poll < MOST_POLLS && log.status !== 'ended'; poll += 1) {
    // oxlint-disable no-await-in-loop -- one after the other
    if (poll > 0) await pause(POLL_MS);
    signal.throwIfAborted();
    log = afterAnswer(log, await request(address, { ...call, query: { mark: log.mark } }), task);
    // oxlint-enable no-await-in-loop
    const outcome = toldOf(log.text, hostname);
    if (outcome) return { ...outcome, task };
  }
  return { outcome: 'silent', task };
}

/**
 * What Ansible says of a host at the end of its log, as
 * `web-01 : ok=0 changed=0 unreachable=1 failed=0`, with the reason of `fatal: [web-01]: UNREACHABLE! => {"msg": …}`
 * before it (recorded: logs of tests). Undefined while it says nothing.
 */
export function toldOf(log: string, hostname: string): HostTest | undefined {
  const lines = log.split('\n');
  const recap = lines.find(
    (line) => line.startsWith(hostname) && RECAP.test(line.slice(hostname.length)),
  );
  const [, unreachable, failed] = RECAP.exec(recap?.slice(hostname.length) ?? '') ?? [];
  if (recap === undefined) return undefined;
  if (unreachable === '0' && failed === '0') return { outcome: 'ok' };
  const fatal = lines.find((line) => line.startsWith(`fatal: [${hostname}]: `)) ?? '';
  const said = fatal.slice(fatal.indexOf(ARROW) + ARROW.length);
  const reason = textOf(objectOf(parsedJson(said))['msg']) || said;
  return { outcome: 'failed', ...(reason !== '' && { reason }) };
}

const ARROW = ' => ';
const RECAP = /^\s+: ok=\d+ .*\bunreachable=(\d+)\s+failed=(\d+)/;
