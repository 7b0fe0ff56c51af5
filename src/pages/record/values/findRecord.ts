import type { RaRecord } from 'ra-core';
import type { OpensModel } from '../../../../codegen/model/lists.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { recordName } from './recordName.ts';

/** More records of one name than this: none of them is certain. */
const ASKED_FOR = 50;

export type RecordFields = NonNullable<OpensModel['find']>;

/**
 * What the field that is unique must equal: `alice` of `Alice(alice)`; undefined when the text lacks the part in
 * brackets.
 */
export function searchedValue(name: string, find: RecordFields): string | undefined {
  if (find.secondary === undefined) return name === '' ? undefined : name;
  return recordName(name).secondary;
}

/**
 * The one record that a log names. All of the name must agree: a user who was deleted, or has another name by now,
 * is not found, rather than mistaken for somebody else.
 *
 * @returns undefined when there is none, or more than one
 */
export async function findRecord(
  provider: Pick<ConsoleDataProvider, 'getList'>,
  resource: string,
  name: string,
  find: RecordFields,
): Promise<RaRecord | undefined> {
  const searched = searchedValue(name, find);
  if (searched === undefined) return undefined;
  const { title } = find.secondary === undefined ? { title: name } : recordName(name);
  const parts = {
    [find.title]: title,
    ...(find.secondary !== undefined && { [find.secondary]: searched }),
  };
  const { data } = await provider.getList<RaRecord>(resource, {
    pagination: { page: 1, perPage: ASKED_FOR },
    sort: { field: '', order: 'ASC' },
    filter: parts,
  });
  // A server may take a filter as a part of the value, or not know it.
  const exact = data.filter((record) =>
    Object.entries(parts).every(([field, value]) => record[field] === value),
  );
  return exact.length === 1 ? exact[0] : undefined;
}
