import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { IMPORTS_DATABASE, onSignOut } from '../../session/signOut.ts';
import type { ImportColumn, ImportKind, ImportRow, RowStatus } from './importRow.ts';
import type { TaskContent } from './importTask.ts';

/** Older entries are deleted (design: state that must survive). */
const JOURNAL_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Rows per entry: small enough to be written without blocking the page. */
const ROWS_PER_ENTRY = 250;
const VERSION = 1;
const TABLES = ['tasks', 'rows', 'outcomes'] as const;

interface KeptTask {
  readonly createdAt: number;
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly columns: readonly Omit<ImportColumn, 'model'>[];
  readonly ignored: readonly string[];
}

/** A row without its secrets; `lost` names the columns that had one. */
type KeptRow = Pick<ImportRow, 'values' | 'lost'>;

/** The result of a row; `sent` means that its answer never arrived. */
interface KeptOutcome extends Partial<KeptRow> {
  readonly status: RowStatus | 'sent';
  readonly recordId?: string | number;
}

/** Rows and their results are kept below the key of their import, with the place of the (first) row. */
interface JournalTables extends DBSchema {
  tasks: { key: string; value: KeptTask };
  rows: { key: [task: string, from: number]; value: KeptRow[] };
  outcomes: { key: [task: string, index: number]; value: KeptOutcome };
}

/** A stored import: which secrets are missing, and which rows may have been saved. */
export interface KeptImport extends KeptTask {
  readonly rows: readonly KeptRow[];
  readonly outcomes: ReadonlyMap<number, KeptOutcome>;
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

let opened: Promise<IDBPDatabase<JournalTables>> | undefined;
let closed = false;
let before: Promise<unknown> = Promise.resolve();

function database(): Promise<IDBPDatabase<JournalTables>> {
  if (closed) throw new Error('the journal is closed');
  return (opened ??= openDatabase());
}

function inTurn<Given extends readonly unknown[], T>(work: (...given: Given) => Promise<T>) {
  return (...given: Given): Promise<T | undefined> => {
    const done = before.then(() => work(...given)).catch(() => undefined);
    before = done;
    return done;
  };
}

async function erase(key: string): Promise<void> {
  const at = (await database()).transaction(TABLES, 'readwrite');
  await Promise.all([
    at.objectStore('tasks').delete(key),
    at.objectStore('rows').delete(below(key)),
    at.objectStore('outcomes').delete(below(key)),
    at.done,
  ]);
}

async function forgetOld(now: number): Promise<void> {
  const store = (await database()).transaction('tasks').store;
  const [keys, tasks] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const old = keys.filter(
    (_, index) => now - (tasks[index]?.createdAt ?? 0) >= JOURNAL_LIFETIME_MS,
  );
  await Promise.all(old.map(erase));
}

async function read(key: string, now: number): Promise<KeptImport | undefined> {
  await forgetOld(now);
  const at = (await database()).transaction(TABLES);
  const [task, rows, places, outcomes] = await Promise.all([
    at.objectStore('tasks').get(key),
    at.objectStore('rows').getAll(below(key)),
    at.objectStore('outcomes').getAllKeys(below(key)),
    at.objectStore('outcomes').getAll(below(key)),
  ]);
  if (!task) return undefined;
  return {
    ...task,
    rows: rows.flat(),
    outcomes: new Map(places.flatMap(([, index], place) => pair(index, outcomes[place]))),
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
    await (await database()).put('rows', entry, [key, from]);
  }
  const plain = columns.map(({ field, title, label, secret }) => ({
    field,
    title,
    label,
    secret,
  }));
  const task: KeptTask = { createdAt: now, kind, fileName, columns: plain, ignored };
  // Written last: without it there is no import to continue.
  await (await database()).put('tasks', task, key);
}

/** Marks rows before they are sent. */
async function announce(key: string, rows: readonly ImportRow[]): Promise<void> {
  const { store, done } = (await database()).transaction('outcomes', 'readwrite');
  await Promise.all([
    ...rows.map(({ index }) => store.put({ status: 'sent' }, [key, index])),
    done,
  ]);
}

async function settle(
  key: string,
  row: ImportRow,
  columns: readonly ImportColumn[],
): Promise<void> {
  const { status, recordId } = row;
  const outcome: KeptOutcome = {
    ...keepable(row, columns),
    status,
    ...(recordId !== undefined && { recordId }),
  };
  await (await database()).put('outcomes', outcome, [key, row.index]);
}

/**
 * Stores one import for each user, organization and resource in this browser. Operations run in
 * order: no row is announced before its import is stored completely, and what is deleted stays
 * deleted. Without storage it keeps nothing, and imports still work.
 */
export const importJournal = {
  read: inTurn(read),
  keep: inTurn(keep),
  announce: inTurn(announce),
  settle: inTurn(settle),
  forget: inTurn(erase),
} as const;

onSignOut(() => {
  closed = true;
});

function openDatabase(): Promise<IDBPDatabase<JournalTables>> {
  return openDB<JournalTables>(IMPORTS_DATABASE, VERSION, {
    upgrade(database) {
      for (const name of TABLES) database.createObjectStore(name);
    },
    // A logout deletes the database: this connection must not block it.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
  });
}

function below(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}

function pair(index: number, outcome: KeptOutcome | undefined): [number, KeptOutcome][] {
  return outcome ? [[index, outcome]] : [];
}
