import { openDB, type IDBPObjectStore } from 'idb';
import { DRAFTS_DATABASE } from '../../../session/signOut.ts';
import { isObject, objectOf } from '../../../api/unknownValues.ts';

/** Drafts expire after this time (design: state that must survive). */
const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1000;
const TABLE = 'drafts';
const VERSION = 1;
type Table = IDBPObjectStore<unknown, [typeof TABLE], typeof TABLE, 'readwrite'>;

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
  await withTable(async (table) => {
    for await (const cursor of table) {
      const draft: unknown = cursor.value;
      if (!isDraft(draft) || now - draft.savedAt > DRAFT_LIFETIME_MS) await cursor.delete();
      else if (draft.key === key) found = draft;
    }
  });
  return found;
}

export async function writeDraft(draft: Draft): Promise<boolean> {
  return withTable((table) => table.put(draft));
}

export async function removeDraft(key: string): Promise<boolean> {
  return withTable((table) => table.delete(key));
}

/**
 * Opens the database for one operation and closes it again, so that a logout can delete it.
 *
 * @returns false when the browser has no database: forms then work without drafts
 */
async function withTable(work: (table: Table) => Promise<unknown>): Promise<boolean> {
  try {
    const database = await openDB(DRAFTS_DATABASE, VERSION, {
      upgrade: (opened) => void opened.createObjectStore(TABLE, { keyPath: 'key' }),
    });
    try {
      const transaction = database.transaction(TABLE, 'readwrite');
      await Promise.all([work(transaction.store), transaction.done]);
    } finally {
      database.close();
    }
    return true;
  } catch {
    // Private windows refuse databases; a full disk refuses writes.
    return false;
  }
}

function isDraft(value: unknown): value is Draft {
  const { key, savedAt, values } = objectOf(value);
  return typeof key === 'string' && typeof savedAt === 'number' && isObject(values);
}
