import { useSyncExternalStore } from 'react';
import type { ImportTask } from './importTask.ts';

/** Renders again on every change of the import; returns the number of changes. */
export function useTask(task: ImportTask): number {
  return useSyncExternalStore(task.subscribe, task.version);
}
