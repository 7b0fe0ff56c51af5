/** Where forms keep what has not been saved yet. */
export const DRAFTS_DATABASE = 'gatehouse-drafts';
/** Told to the window when drafts are erased, so that no open form writes its own again. */
export const DRAFTS_ERASED = 'gatehouse:drafts-erased';

/** Whoever logs out leaves nothing of theirs behind. */
export function eraseDrafts(): void {
  try {
    globalThis.dispatchEvent(new Event(DRAFTS_ERASED));
    globalThis.indexedDB.deleteDatabase(DRAFTS_DATABASE);
  } catch {
    // Without a database there are no drafts.
  }
}
