import {
  isObject,
  objectOf,
  textOf,
  type UnknownFields,
} from '@gatehouse-console/engine/api/unknownValues.ts';

/** What a host did with a command. `silent`: the command ended without an answer of it. */
export type HostOutcome = 'ok' | 'failed' | 'waiting' | 'silent';
export const OUTCOMES: readonly HostOutcome[] = ['failed', 'ok', 'silent', 'waiting'];

export interface HostAnswer {
  readonly host: string;
  readonly outcome: HostOutcome;
  readonly output: string;
}

/** `web-01 | FAILED! => ` or `web-01 | CHANGED | rc=0 >>`, as Ansible writes it (recorded: task log of a command). */
const HEADER =
  /^(?<host>.+?) \| (?<word>SUCCESS|CHANGED|FAILED|UNREACHABLE)!?(?: \| rc=(?<code>-?\d+))? (?:=>|>>) ?(?<rest>.*)$/;
/** Lines that belong to no host: the banners of the task. */
const BANNER = /^(?:-{4,} Task (?:start|end) -{4,}|\[WARNING\]: |Task ops\.)/;
const GOOD: readonly string[] = ['SUCCESS', 'CHANGED'];

/**
 * The answer of each host: what the result says, else what stands in the log so far.
 *
 * @param names of the hosts that were asked; further ones of the result come last
 * @param result of the command: an object by the name of the host
 * @param log text of its task so far
 * @param ended no further answers come
 */
export function hostAnswers(
  names: readonly string[],
  result: unknown,
  log: string,
  ended: boolean,
): readonly HostAnswer[] {
  const told = resultAnswers(result);
  const written = logAnswers(log);
  const asked = names.length > 0 ? names : [...written.keys()];
  const hosts = [...new Set([...asked, ...told.keys()])];
  return hosts.map(
    (host) =>
      told.get(host) ??
      written.get(host) ?? { host, outcome: ended ? 'silent' : 'waiting', output: '' },
  );
}

/** Why the command as a whole failed: `{error: "…"}` instead of the hosts (recorded: log of batch commands). */
export function resultFailure(result: unknown): string | undefined {
  return textOf(objectOf(result)['error']) || undefined;
}

/** The hosts with this outcome, or whose name or output has the word. */
export function foundAnswers(
  answers: readonly HostAnswer[],
  outcome: HostOutcome | undefined,
  search: string,
): readonly HostAnswer[] {
  const word = search.toLocaleLowerCase();
  return answers.filter(
    (answer) =>
      (outcome === undefined || answer.outcome === outcome) &&
      (answer.host.toLocaleLowerCase().includes(word) ||
        answer.output.toLocaleLowerCase().includes(word)),
  );
}

/** How many hosts have each outcome. */
export function countOutcomes(
  answers: readonly HostAnswer[],
): Readonly<Record<HostOutcome, number>> {
  const counts = { ok: 0, failed: 0, waiting: 0, silent: 0 };
  for (const { outcome } of answers) counts[outcome] += 1;
  return counts;
}

function resultAnswers(result: unknown): ReadonlyMap<string, HostAnswer> {
  if (!isObject(result)) return new Map();
  return new Map(
    Object.entries(result).flatMap(([host, facts]) =>
      isObject(facts) ? [[host, answerOf(host, facts)] as const] : [],
    ),
  );
}

/** `{output}` of a host that did it, `{err}` of one that did not (recorded), or Ansible's own `stdout`, `stderr` and `rc`. */
function answerOf(host: string, facts: UnknownFields): HostAnswer {
  const parts = flat(facts);
  const errors = messagesOf(parts, ['err', 'stderr', 'msg']);
  const output = messagesOf(parts, ['output', 'stdout']);
  const codes = parts.flatMap(([name, value]) => (name === 'rc' ? Number(value) : []));
  const failed =
    parts.some(([name, value]) => ['failed', 'unreachable'].includes(name) && value === true) ||
    codes.some((code) => code !== 0) ||
    (codes.length === 0 && messagesOf(parts, ['err']).length > 0);
  return {
    host,
    outcome: failed ? 'failed' : 'ok',
    output: [...output, ...errors].join('\n').trim(),
  };
}

/** All facts, also those that are below the name of a step. */
function flat(facts: UnknownFields): readonly (readonly [string, unknown])[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    isObject(value) ? flat(value) : [[name, value] as const],
  );
}

function messagesOf(
  parts: readonly (readonly [string, unknown])[],
  names: readonly string[],
): readonly string[] {
  return parts.flatMap(([name, value]) =>
    names.includes(name) && typeof value === 'string' && value.trim() !== '' ? [value] : [],
  );
}

function logAnswers(log: string): ReadonlyMap<string, HostAnswer> {
  const found = new Map<string, HostAnswer>();
  let current: { answer: HostAnswer; lines: string[] } | undefined;
  const finish = () => {
    if (!current) return;
    const output = current.lines.join('\n').trim();
    found.set(current.answer.host, { ...current.answer, output });
  };
  for (const line of log.split('\n')) {
    const header = HEADER.exec(line)?.groups;
    if (header) {
      finish();
      const { host = '', word = '', code = '0', rest = '' } = header;
      const outcome = GOOD.includes(word) && code === '0' ? 'ok' : 'failed';
      current = { answer: { host, outcome, output: '' }, lines: rest === '' ? [] : [rest] };
    } else if (BANNER.test(line)) {
      finish();
      current = undefined;
    } else current?.lines.push(line);
  }
  finish();
  return found;
}
