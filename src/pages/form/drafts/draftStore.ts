import { DRAFTS_DATABASE } from '../../../session/signOut.ts';

/** Drafts expire after this time (design: state that must survive). */
export const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;
const TABLE = 'drafts';
const VERSION = 1;

/** Unsaved values of a form: only the changed fields. */
export interface Draft {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Reads the draft of a form; deletes all expired drafts. */
export async function readDraft(key: string, now: number): Promise<Draft | undefined> {
  let found: Draft | undefined;
  await withTable((table) => {
    table.openCursor().onsuccess = ({ target }) => {
      const cursor = target instanceof IDBRequest ? target.result : null;
      if (!(cursor instanceof IDBCursorWithValue)) return;
      const draft: unknown = cursor.value;
      if (!isDraft(draft) || now - draft.savedAt > DRAFT_LIFETIME_MS) cursor.delete();
      else if (draft.key === key) found = draft;
      cursor.continue();
    };
  });
  return found;
}

export async function writeDraft(draft: Draft): Promise<boolean> {
  return withTable((table) => void table.put(draft));
}

export async function removeDraft(key: string): Promise<boolean> {
  return withTable((table) => void table.delete(key));
}

/**
 * Opens the database for one operation and closes it again, so that a logout can delete it.
 *
 * @returns false when the browser has no database: forms then work without drafts
 */
async function withTable(work: (table: IDBObjectStore) => void): Promise<boolean> {
  try {
    const database = await openDatabase();
    try {
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(TABLE, 'readwrite');
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
        work(transaction.objectStore(TABLE));
      });
    } finally {
      database.close();
    }
    return true;
  } catch {
    // Private windows refuse databases; a full disk refuses writes.
    return false;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = globalThis.indexedDB.open(DRAFTS_DATABASE, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
    request.onblocked = () => reject(new Error('blocked'));
  });
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  );
}
