import { storage } from '../../session/browser.ts';
import { createPersonalStorage } from '../../session/personalStorage.ts';
import { listOf, parsedJson } from '../../api/unknownValues.ts';

/** Key of local storage. */
const RECENT_KEY = 'gatehouse.palette';
export const recentMemory = createPersonalStorage(storage, RECENT_KEY);
/** Number of stored entries. */
export const RECENT_LIMIT = 6;

/** The stored ids; none when they are invalid. */
export function readRecent(kept: string | undefined): readonly string[] {
  return listOf(parsedJson(kept)).filter((id) => typeof id === 'string');
}

/** Moves or adds an id to the front. */
export function withRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_LIMIT);
}
