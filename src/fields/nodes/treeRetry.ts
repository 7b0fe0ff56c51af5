import { isApiError } from '../../api/errors.ts';

/** A tree that cannot be loaded is asked for so many times more (contract: shell, section 8). */
export const TREE_RETRIES = 5;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;
/** A line that broke, and a server that is busy with the same nodes; anything else stays as it is. */
const PASSING: readonly string[] = ['network', 'timeout', 'conflict'];

/** Is it worth asking again? @param failed how many times it has been asked in vain, less one */
export function retriesTree(failed: number, error: unknown): boolean {
  return failed < TREE_RETRIES && isApiError(error) && PASSING.includes(error.kind);
}

/** Milliseconds until then: each pause twice as long as the one before. */
export function treePause(failed: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failed, LONGEST_PAUSE_MS);
}
