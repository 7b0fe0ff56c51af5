import { chunk } from 'es-toolkit/array';
import type { RaRecord } from 'ra-core';
import type { RowPage } from '../../../api/rowPage.ts';
import { readRows, type RowRange } from '../../../api/readRows.ts';
import { nameKey } from './readNames.ts';

/** Names in one call: 100 addresses fit into every server's limit for an address. */
const NAMES_PER_CALL = 100;
const ROWS_PER_CALL = 1000;

interface NamedSearch {
  /** The fields of which one has the name. */
  readonly fields: readonly string[];
  /** By field: the server's filter for several values of it. */
  readonly several: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  ask(filter: Readonly<Record<string, string>>, range: RowRange): Promise<RowPage<RaRecord>>;
  /** Says how many rows have been read, of how many. */
  progress(read: number, total: number): void;
}

export interface NamedRecords {
  readonly records: readonly RaRecord[];
  readonly missing: readonly string[];
}

/**
 * Finds the records with exactly these names, in the order of the names: by the server's filters for several values, and
 * those that it does not find so by reading the list to its end. Several records may have the same name.
 *
 * @throws what a call throws, and the signal's reason when it is aborted
 */
export async function findNamed(
  names: readonly string[],
  { fields, several, signal, ask, progress }: NamedSearch,
): Promise<NamedRecords> {
  const recordsByName = new Map<string, RaRecord[]>(names.map((name) => [nameKey(name), []]));
  const take = (record: RaRecord, by: readonly string[]) => {
    const keys = new Set(by.map((field) => nameKey(String(record[field] ?? ''))));
    for (const key of keys) recordsByName.get(key)?.push(record);
  };
  const missing = () => names.filter((name) => recordsByName.get(nameKey(name))?.length === 0);
  for (const [field, filter] of Object.entries(several)) {
    for (const some of chunk(missing(), NAMES_PER_CALL)) {
      signal.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { data } = await ask({ [filter]: some.join(',') }, { offset: 0, limit: ROWS_PER_CALL });
      for (const record of data) take(record, [field]);
    }
  }
  const others = fields.filter((field) => !(field in several));
  if (missing().length > 0 && others.length > 0) {
    let read = 0;
    await readRows(
      async (range) => {
        const page = await ask({}, range);
        read += page.data.length;
        progress(read, page.total);
        for (const record of page.data) take(record, others);
        return { ...page, data: page.data.map(({ id }) => ({ id })) };
      },
      { most: Infinity, size: ROWS_PER_CALL, signal, even: true },
    );
  }
  const records = new Map([...recordsByName.values()].flat().map((record) => [record.id, record]));
  return { records: [...records.values()], missing: missing() };
}
