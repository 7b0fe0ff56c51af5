/** Imports that were not finished, kept in IndexedDB (design: state that must survive). */
export const IMPORTS_DATABASE = 'gatehouse-imports';

/** Erases what the pages keep of a person's work: at logout nothing of it stays behind. */
export function forgetKeptData(): void {
  try {
    globalThis.indexedDB.deleteDatabase(IMPORTS_DATABASE);
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}
