/** Where forms keep what has not been saved yet. */
export const DRAFTS_DATABASE = 'gatehouse-drafts';
/** Where imports keep what has not been finished. */
export const IMPORTS_DATABASE = 'gatehouse-imports';
/** Everything the pages keep of a person's work (design: state that must survive). */
const KEPT: readonly string[] = [DRAFTS_DATABASE, IMPORTS_DATABASE];
/** Nobody waits longer than this for the way out. */
export const SIGN_OUT_LIMIT_MS = 1000;

type Task = () => unknown;

const tasks = new Set<Task>();

/**
 * Has something of the person's erased when they log out: a draft, a journal, what is revealed.
 *
 * @param task may give a promise; its failure stops nothing
 * @returns stops it
 */
export function onSignOut(task: Task): () => void {
  tasks.add(task);
  return () => {
    tasks.delete(task);
  };
}

/** Erases what belongs to the person, unfinished work included. Never rejects, and ends within a second. */
export async function eraseForSignOut(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LIMIT_MS));
  // Those who hold a database let go of it first, or it could not be erased.
  const work = Promise.allSettled([...tasks].map(async (task) => task())).then(() =>
    Promise.all(KEPT.map(erase)),
  );
  await Promise.race([work, limit]);
}

function erase(database: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = globalThis.indexedDB.deleteDatabase(database);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => resolve());
    } catch {
      // Where the browser keeps no database, there is nothing to erase.
      resolve();
    }
  });
}
