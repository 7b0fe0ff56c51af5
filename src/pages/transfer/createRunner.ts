import type { ImportTask } from './importTask.ts';
import { runImport, type ImportEffects } from './runImport.ts';

/** Starts and stops an import; at no time are two rows under way. */
export interface ImportRunner {
  /** Begins, or goes on; from done, the failed rows are tried again (spec 1, section 4). */
  start(): void;
  stop(): void;
}

/** @param onDone hears when no row is left */
export function createRunner(
  task: ImportTask,
  effects: ImportEffects,
  onDone: () => void,
): ImportRunner {
  let control: AbortController | undefined;
  /** The run before has one row to bring to its end. */
  let before: Promise<void> = Promise.resolve();
  return {
    start: () => {
      if (task.state() === 'started') return;
      const own = new AbortController();
      control = own;
      if (task.state() === 'done') task.retryFailed();
      task.enter('started');
      before = before.then(async () => {
        if (own.signal.aborted) return;
        await runImport(task, effects, own.signal);
        if (task.state() === 'done') onDone();
      });
    },
    stop: () => {
      control?.abort();
      if (task.state() === 'started') task.enter('stopped', task.current());
    },
  };
}
