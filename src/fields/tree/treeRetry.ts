import { isApiError } from '../../api/errors.ts';

/** Number of retries of a tree that cannot be loaded (contract: shell, section 8). */
export const TREE_RETRIES = 5;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;
/** A lost connection, or a server that is busy with the same nodes. */
const PASSING: readonly string[] = ['network', 'timeout', 'conflict'];

/** Should it be retried? @param failed number of earlier retries */
export function retriesTree(failed: number, error: unknown): boolean {
  return failed < TREE_RETRIES && isApiError(error) && PASSING.includes(error.kind);
}

/** Delay in milliseconds, doubled each time. */
export function treePause(failed: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failed, LONGEST_PAUSE_MS);
}
