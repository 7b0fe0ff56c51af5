import { useSyncExternalStore } from 'react';
import type { ImportTask } from './importTask.ts';

/** Draws anew whenever something of the import changes; gives how often it has changed. */
export function useTask(task: ImportTask): number {
  return useSyncExternalStore(task.subscribe, task.version);
}
