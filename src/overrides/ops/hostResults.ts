import type { RecordOf } from '../../api/recordOf.ts';

export interface HostFailure {
  readonly host: string;
  readonly reason: string;
}

/** The hosts on which a run succeeded. */
export function succeededHosts(run: RecordOf<'ops.adhocexecution'>): readonly string[] {
  return Array.isArray(run.last_success) ? run.last_success.map(String) : [];
}

/** The hosts on which it failed, with the messages of their steps. */
export function failedHosts(run: RecordOf<'ops.adhocexecution'>): readonly HostFailure[] {
  const { last_failure: failure } = run;
  if (typeof failure !== 'object' || failure === null) return [];
  return Object.entries(failure).map(([host, steps]) => ({
    host,
    reason: [...new Set(messagesIn(steps))].join('; '),
  }));
}

/** All messages of a result, at any depth. */
function messagesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (typeof part === 'object') return messagesIn(part);
    return name === 'msg' || name === 'stderr' ? [String(part)] : [];
  });
}
