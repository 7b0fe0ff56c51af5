import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Text } from '../../../codegen/model/text.ts';
import { recordAddress } from '../../api/address.ts';
import { encryptFields } from '../../api/encryption.ts';
import type { Query, RequestFunction } from '../../api/request.ts';
import type { ImportColumn, ImportKind, ImportRow } from './importRow.ts';
import { wireRow } from './rowValues.ts';

export interface RowTarget {
  readonly request: RequestFunction;
  /** Address of the list. */
  readonly address: string;
  readonly query: Query;
  readonly kind: ImportKind;
  readonly columns: readonly ImportColumn[];
  readonly say: (text: Text) => string;
}

/** The record a row is about: named by the row of an update, or made from this row before. */
export function targetId(row: ImportRow, kind: ImportKind): string | number | undefined {
  if (row.recordId !== undefined) return row.recordId;
  const { id } = row.values;
  const named = kind === 'update' && (typeof id === 'string' || typeof id === 'number');
  return named ? id : undefined;
}

/**
 * POST of the list for a new record, PUT of the record for a change (spec 1, section 7); declared
 * secrets are encrypted on a copy.
 *
 * @returns the id of the record, where the answer has one
 */
export async function sendRow(
  row: ImportRow,
  target: RowTarget,
): Promise<string | number | undefined> {
  const { request, address, query, kind } = target;
  const id = targetId(row, kind);
  const record = id === undefined ? undefined : recordAddress(address, id);
  const answer = await request(record ?? address, {
    method: record === undefined ? 'POST' : 'PUT',
    query,
    body: await bodyOf(row, target),
    quiet: true,
  });
  return idOf(answer) ?? id;
}

/**
 * The same for several rows in one call of the list, of which the server takes all or none
 * (contract: bulk operations).
 *
 * @returns the ids of their records, in the order of the rows
 */
export async function sendRows(
  rows: readonly ImportRow[],
  target: RowTarget,
): Promise<readonly (string | number | undefined)[]> {
  const { request, address, query, kind } = target;
  const answer = await request(address, {
    method: kind === 'create' ? 'POST' : 'PUT',
    query,
    body: await Promise.all(rows.map((row) => bodyOf(row, target))),
    quiet: true,
  });
  // The answer to a change may have another order: its rows know their ids.
  const made: readonly unknown[] = kind === 'create' && Array.isArray(answer) ? answer : [];
  return rows.map((row, place) => targetId(row, kind) ?? idOf(made[place]));
}

function bodyOf(
  row: ImportRow,
  { columns, say }: RowTarget,
): Promise<Readonly<Record<string, unknown>>> {
  const models = columns.flatMap(({ model }) => (model ? [model] : []));
  const fields: readonly FieldModel[] | undefined = models.length > 0 ? models : undefined;
  return encryptFields(wireRow(row.values, columns, say), fields);
}

function idOf(answer: unknown): string | number | undefined {
  const id =
    typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
