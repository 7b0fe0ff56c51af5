import type { Sandbox, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';

/** Time between two lines of a simulated task, in milliseconds; the number is ours. */
const LINE_MS = 300;
/** Time between the request and the first line. */
const START_MS = 500;
/** The most of a log that one answer contains (protocol, section 15). */
const STEP = 10 * 1024;

export interface TaskLog {
  readonly started: number;
  readonly lines: readonly string[];
}

/** Starts a simulated task for the user and the organization of a call; its lines appear one after the other. */
export function beginTaskLog(
  { sandbox: { database }, organization, person, now }: Call,
  id: string,
  lines: readonly string[],
): void {
  database.run('INSERT INTO task_log_owners (id, user_id, org_id) VALUES (?, ?, ?)', [
    id,
    person?.id ?? '',
    organization.id,
  ]);
  database.run('INSERT INTO task_logs (id, date_started, lines) VALUES (?, ?, ?)', [
    id,
    now,
    JSON.stringify(lines),
  ]);
}

/** Starts a simulated task with an id of its own; the answer names it. */
export function startTask(call: Call, lines: readonly string[]): { readonly task: string } {
  const task = call.sandbox.random.uuid();
  beginTaskLog(call, task, lines);
  return { task };
}

export function findTaskLog({ database }: Sandbox, id: string): TaskLog | undefined {
  const row = database.get('SELECT date_started, lines FROM task_logs WHERE id = ?', [id]);
  if (!row) return undefined;
  return {
    started: Number(row['date_started']),
    lines: storedList(row['lines']).map(String),
  };
}

/** The moment of the last line. */
export function endOf(log: TaskLog): number {
  return log.started + START_MS + log.lines.length * LINE_MS;
}

/** The log at this moment; undefined before its first line. */
export function writtenBy(log: TaskLog, now: number): string | undefined {
  const written = Math.floor((now - log.started - START_MS) / LINE_MS);
  if (written < 0) return undefined;
  return log.lines
    .slice(0, written)
    .map((line) => `${line}\r\n`)
    .join('');
}

const MARK = /^[0-9a-f]{8}-[0-9a-f]{4}-4000-8000-(\d{12})$/;

/** An answer with the lines since `mark` (protocol, section 15). */
export function logSince(log: TaskLog, mark: string, now: number) {
  const text = writtenBy(log, now) ?? '';
  const from = Number(MARK.exec(mark)?.[1] ?? 0);
  const data = text.slice(from, from + STEP);
  const read = from + data.length;
  return {
    data,
    end: now >= endOf(log) && read >= text.length,
    mark: `00000000-0000-4000-8000-${String(read).padStart(12, '0')}`,
  };
}
