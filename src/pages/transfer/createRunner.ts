import type { ImportTask } from './importTask.ts';
import { runImport, type ImportEffects, type ImportPace } from './runImport.ts';

/** Starts and stops an import; never runs two calls at once. */
export interface ImportRunner {
  /** Starts or continues; after `done` it retries failed rows (spec 1, section 4). */
  start(pace?: ImportPace): void;
  stop(): void;
}

/** @param onDone called when no row is left */
export function createRunner(
  task: ImportTask,
  effects: ImportEffects,
  onDone: () => void,
): ImportRunner {
  let control: AbortController | undefined;
  /** The previous run finishes its current row. */
  let before: Promise<void> = Promise.resolve();
  return {
    start: (pace = 'rows') => {
      if (task.state() === 'started') return;
      const own = new AbortController();
      control = own;
      if (task.state() === 'done') task.retryFailed();
      task.enter('started');
      before = before.then(async () => {
        if (own.signal.aborted) return;
        await runImport(task, effects, own.signal, pace);
        if (task.state() === 'done') onDone();
      });
    },
    stop: () => {
      control?.abort();
      task.halt();
    },
  };
}
