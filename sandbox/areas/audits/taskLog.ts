import type { Sandbox, Call } from '../../kernel/core/sandbox.ts';

/** How long a simulated task takes to write one line, in milliseconds: ours. */
export const LINE_MS = 300;
/** The log file is there a moment after the task was asked for. */
const START_MS = 500;
/** An answer holds at most so much of a log (protocol, section 15). */
const STEP = 10 * 1024;

export interface TaskLog {
  readonly started: number;
  readonly lines: readonly string[];
}

/** Begins a simulated task of the person and the organization of a call; its lines come one after the other. */
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

export function findTaskLog({ database }: Sandbox, id: string): TaskLog | undefined {
  const row = database.get('SELECT date_started, lines FROM task_logs WHERE id = ?', [id]);
  if (!row) return undefined;
  const lines: unknown = JSON.parse(String(row['lines']));
  return {
    started: Number(row['date_started']),
    lines: Array.isArray(lines) ? lines.map(String) : [],
  };
}

/** When the last line of a task is written. */
export function endOf(log: TaskLog): number {
  return log.started + START_MS + log.lines.length * LINE_MS;
}

/** What stands in the log at this moment; undefined before it has begun. */
export function writtenBy(log: TaskLog, now: number): string | undefined {
  const written = Math.floor((now - log.started - START_MS) / LINE_MS);
  if (written < 0) return undefined;
  return log.lines
    .slice(0, written)
    .map((line) => `${line}\r\n`)
    .join('');
}

const MARK = /^[0-9a-f]{8}-[0-9a-f]{4}-4000-8000-(\d{12})$/;

/** One answer about a log: what is new since the mark (protocol, section 15). */
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
