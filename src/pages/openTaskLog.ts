import { app } from '../../generated/app.ts';

/** The task that an answer names: what was asked for goes on in the background. */
export function taskOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('task' in answer)) return undefined;
  return typeof answer.task === 'string' ? answer.task : undefined;
}

/** Size of the window that shows what a task writes (spec 1, section 2.9). */
const TASK_LOG_WINDOW = 'width=900,height=600';

/**
 * Opens the log of a task in a window of its own, at the hash path under which the server links to
 * it, too (spec 1, section 2.9). To be called where the person has just pressed something, or
 * browsers hold the window back.
 *
 * @param task id of the task, as the server's answer names it
 */
export function openTaskLog(task: string): void {
  const address = `${app.base}#/ops/celery/task/${encodeURIComponent(task)}/log/`;
  globalThis.open(address, `task-${task}`, TASK_LOG_WINDOW);
}
