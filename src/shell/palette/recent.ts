import { storage } from '../../session/browser.ts';
import { createPersonalStorage } from '../../session/personalStorage.ts';

/** Under this key of local storage, per person and with a version. */
export const RECENT_KEY = 'gatehouse.palette';
export const recentMemory = createPersonalStorage(storage, RECENT_KEY);
/** So many are remembered. */
export const RECENT_LIMIT = 6;

/** The ids as they were kept; anything else counts as none. */
export function readRecent(kept: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** With this one as the last used. */
export function withRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, RECENT_LIMIT);
}
