/** Where forms keep what is not saved yet; its name alone is known here. */
export const DRAFTS_DATABASE = 'gatehouse-drafts';
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

/** Erases what belongs to the person, drafts included. Never rejects, and ends within a second. */
export async function eraseForSignOut(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LIMIT_MS));
  // Those who hold the drafts let go of them first, or they could not be erased.
  const work = Promise.allSettled([...tasks].map(async (task) => task())).then(eraseDrafts);
  await Promise.race([work, limit]);
}

function eraseDrafts(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = globalThis.indexedDB.deleteDatabase(DRAFTS_DATABASE);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => resolve());
    } catch {
      // Where the browser keeps no database, there are no drafts.
      resolve();
    }
  });
}
