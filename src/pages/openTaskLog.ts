import { app } from '#project/generated/app.ts';
import { objectOf } from '../api/unknownValues.ts';

/** The id of the background task that an answer names. */
export function taskOf(answer: unknown): string | undefined {
  const { task } = objectOf(answer);
  return typeof task === 'string' ? task : undefined;
}

/** Size of the task log window (spec 1, section 2.9). */
const WINDOW = 'width=900,height=600';

/** Opens a page without the frame of the console in a window of its own. */
export function openWindow(path: string): void {
  globalThis.open(app.base + path.slice(1), '_blank', WINDOW);
}

/**
 * Opens the log of a task in a new window, at the hash path that the server links to as well (spec
 * 1, section 2.9). Must be called in a click handler, or browsers block the window.
 *
 * @param task id of the task
 */
export function openTaskLog(task: string): void {
  const address = `${app.base}#/ops/celery/task/${encodeURIComponent(task)}/log/`;
  globalThis.open(address, `task-${task}`, WINDOW);
}
