import { IMPORTS_DATABASE } from '../../session/signOut.ts';
import type { ImportColumn, ImportKind, ImportRow, RowStatus } from './importRow.ts';
import type { TaskContent } from './importTask.ts';

/** Older entries are deleted (design: state that must survive). */
export const JOURNAL_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Rows per entry: small enough to be written without blocking the page. */
const ROWS_PER_ENTRY = 250;
const VERSION = 1;
const TASKS = 'tasks';
const ROWS = 'rows';
const OUTCOMES = 'outcomes';

interface KeptTask {
  readonly createdAt: number;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly columns: readonly Omit<ImportColumn, 'model'>[];
  readonly ignored: readonly string[];
}

/** A row without its secrets; `lost` names the columns that had one. */
export type KeptRow = Pick<ImportRow, 'values' | 'lost'>;

/** The result of a row; `sent` means that its answer never arrived. */
export interface KeptOutcome extends Partial<KeptRow> {
  readonly status: RowStatus | 'sent';
  readonly recordId?: string | number;
}

/** A stored import: which secrets are missing, and which rows may have been saved. */
export interface KeptImport extends KeptTask {
  readonly rows: readonly KeptRow[];
  readonly outcomes: ReadonlyMap<number, KeptOutcome>;
}

/**
 * Stores one import for each person, organization and resource in this browser. Operations run in
 * order: no row is announced before its import is stored completely, and what is deleted stays
 * deleted.
 */
export interface ImportJournal {
  read(key: string, now: number): Promise<KeptImport | undefined>;
  keep(key: string, content: TaskContent, now: number): Promise<void>;
  /** Marks rows before they are sent. */
  announce(key: string, rows: readonly ImportRow[]): Promise<void>;
  settle(key: string, row: ImportRow, columns: readonly ImportColumn[]): Promise<void>;
  forget(key: string): Promise<void>;
  /** Stops reading and writing, for example when the person logs out. */
  close(): void;
}

/** The key of an import in the journal. */
export function journalKey(person: string, organization: string, resource: string): string {
  return [person, organization, resource].join(' ');
}

/** A row without secret values; `lost` says which columns had one. */
export function keepable(
  { values, lost = [] }: KeptRow,
  columns: readonly ImportColumn[],
): KeptRow {
  const secret = columns.filter((column) => column.secret).map(({ field }) => field);
  const missing = secret.filter((field) => values[field] !== undefined || lost.includes(field));
  if (missing.length === 0) return { values };
  const kept = Object.entries(values).filter(([field]) => !secret.includes(field));
  return { values: Object.fromEntries(kept), lost: missing };
}

/** Opens the journal; every method rejects without browser storage. */
export function openJournal(factory: IDBFactory): ImportJournal {
  let opened: Promise<IDBDatabase> | undefined;
  let closed = false;
  let before: Promise<unknown> = Promise.resolve();
  const database = () => {
    if (closed) throw new Error('the journal is closed');
    return (opened ??= openDatabase(factory, () => (opened = undefined)));
  };
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  }

  async function write(stores: string[], change: (at: IDBTransaction) => void): Promise<void> {
    const transaction = (await database()).transaction(stores, 'readwrite');
    change(transaction);
    return ended(transaction);
  }
  const erase = (key: string) =>
    write([TASKS, ROWS, OUTCOMES], (at) => {
      at.objectStore(TASKS).delete(key);
      at.objectStore(ROWS).delete(below(key));
      at.objectStore(OUTCOMES).delete(below(key));
    });

  async function forgetOld(now: number): Promise<void> {
    const at = (await database()).transaction(TASKS);
    const store = at.objectStore(TASKS);
    const [keys, tasks] = await Promise.all([
      answered(store.getAllKeys()),
      answered<KeptTask[]>(store.getAll()),
    ]);
    const old = keys.filter(
      (_, index) => now - (tasks[index]?.createdAt ?? 0) >= JOURNAL_LIFETIME_MS,
    );
    await Promise.all(old.map((key) => erase(String(key))));
  }

  async function read(key: string, now: number): Promise<KeptImport | undefined> {
    await forgetOld(now);
    const at = (await database()).transaction([TASKS, ROWS, OUTCOMES]);
    const [task, rows, places, outcomes] = await Promise.all([
      answered<KeptTask | undefined>(at.objectStore(TASKS).get(key)),
      answered<KeptRow[][]>(at.objectStore(ROWS).getAll(below(key))),
      answered<IDBValidKey[]>(at.objectStore(OUTCOMES).getAllKeys(below(key))),
      answered<KeptOutcome[]>(at.objectStore(OUTCOMES).getAll(below(key))),
    ]);
    if (!task) return undefined;
    const indexes = places.map((place) => (Array.isArray(place) ? Number(place[1]) : -1));
    return {
      ...task,
      rows: rows.flat(),
      outcomes: new Map(indexes.flatMap((index, at) => pair(index, outcomes[at]))),
    };
  }

  async function keep(
    key: string,
    { kind, fileName, columns, ignored, rows }: TaskContent,
    now: number,
  ): Promise<void> {
    await erase(key);
    for (let from = 0; from < rows.length; from += ROWS_PER_ENTRY) {
      const entry = rows.slice(from, from + ROWS_PER_ENTRY).map((row) => keepable(row, columns));
      // One transaction per entry, so that the page can render in between.
      await write([ROWS], (at) => at.objectStore(ROWS).put(entry, [key, from]));
    }
    const plain = columns.map(({ field, title, label, secret }) => ({
      field,
      title,
      label,
      secret,
    }));
    const task: KeptTask = { createdAt: now, kind, fileName, columns: plain, ignored };
    // Written last: without it there is no import to continue.
    await write([TASKS], (at) => at.objectStore(TASKS).put(task, key));
  }

  const announce = (key: string, rows: readonly ImportRow[]) =>
    write([OUTCOMES], (at) => {
      for (const { index } of rows) at.objectStore(OUTCOMES).put({ status: 'sent' }, [key, index]);
    });

  const settle = (key: string, row: ImportRow, columns: readonly ImportColumn[]) =>
    write([OUTCOMES], (at) => {
      const { status, recordId } = row;
      const outcome: KeptOutcome = {
        ...keepable(row, columns),
        status,
        ...(recordId !== undefined && { recordId }),
      };
      at.objectStore(OUTCOMES).put(outcome, [key, row.index]);
    });

  return {
    read: (...given) => inTurn(() => read(...given)),
    keep: (...given) => inTurn(() => keep(...given)),
    announce: (...given) => inTurn(() => announce(...given)),
    settle: (...given) => inTurn(() => settle(...given)),
    forget: (...given) => inTurn(() => erase(...given)),
    close: () => {
      closed = true;
    },
  };
}

function openDatabase(factory: IDBFactory, onClosed: () => void): Promise<IDBDatabase> {
  const opening = factory.open(IMPORTS_DATABASE, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    for (const name of [TASKS, ROWS, OUTCOMES]) opening.result.createObjectStore(name);
  });
  return answered(opening).then((database) => {
    // A logout deletes the database: this connection must not block it.
    database.addEventListener('versionchange', () => {
      database.close();
      onClosed();
    });
    return database;
  });
}

function below(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}

function pair(index: number, outcome: KeptOutcome | undefined): [number, KeptOutcome][] {
  return outcome ? [[index, outcome]] : [];
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error));
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
