/** Database of form drafts. */
export const DRAFTS_DATABASE = 'gatehouse-drafts';
/** Database of unfinished imports. */
export const IMPORTS_DATABASE = 'gatehouse-imports';
/** Databases with a user's unsaved work (design: state that must survive). */
const KEPT: readonly string[] = [DRAFTS_DATABASE, IMPORTS_DATABASE];
/** Maximum time that a logout waits. */
const SIGN_OUT_LIMIT_MS = 1000;

type Task = () => unknown;

const tasks = new Set<Task>();

/**
 * Registers a task that deletes personal data on logout: a draft, a journal, revealed secrets.
 *
 * @param task may return a promise; failures are ignored
 * @returns removes it
 */
export function onSignOut(task: Task): () => void {
  tasks.add(task);
  return () => {
    tasks.delete(task);
  };
}

/** Deletes all personal data, including unsaved work. Never rejects, and ends within a second. */
export async function eraseForSignOut(): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LIMIT_MS));
  // Open connections must be closed first, because they block the deletion of a database.
  const work = Promise.allSettled([...tasks].map(async (task) => task())).then(eraseUnsavedWork);
  await Promise.race([work, limit]);
}

/** Deletes all unsaved work. Never rejects. */
export async function eraseUnsavedWork(): Promise<void> {
  await Promise.all(KEPT.map(erase));
}

function erase(database: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = globalThis.indexedDB.deleteDatabase(database);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => resolve());
    } catch {
      // No databases, nothing to delete.
      resolve();
    }
  });
}
