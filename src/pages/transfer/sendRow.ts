import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { Text } from '../../../codegen/model/text.ts';
import { recordAddress } from '../../api/address.ts';
import { encryptFields } from '../../api/encryption.ts';
import { apiError } from '../../api/errorMessages.ts';
import { isApiError, type ApiError } from '../../api/errors.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import type { Query, RequestFunction } from '../../api/request.ts';
import { kindOf, kindQuery } from '../../fields/kinds.ts';
import { wholeRecord, type KeptField } from '../wholeRecord.ts';
import type { ExistingRecords, ReadRecord, RecordId } from './existingRecords.ts';
import type { ImportColumn, ImportKind, ImportRow, RowValues } from './importRow.ts';
import { wireRow } from './rowValues.ts';
import { listOf, objectOf } from '../../api/unknownValues.ts';

interface RowTarget {
  readonly request: RequestFunction;
  readonly definition: Pick<ResourceDefinition, 'api' | 'fields' | 'variants'>;
  readonly query: Query;
  readonly kind: ImportKind;
  /** Id of the user who imports. */
  readonly me: unknown;
  readonly columns: readonly ImportColumn[];
  readonly say: (text: Text) => string;
  /** The values of a row with ids in place of names. */
  readonly resolved: (row: ImportRow) => RowValues;
  readonly existing: ExistingRecords;
  /** Fields that a change must send besides the columns of the file. */
  readonly kept: () => Promise<readonly KeptField[]>;
  /** Ids of the records of the next rows, to be read with the same call. */
  readonly ahead: (row: ImportRow) => readonly RecordId[];
}

/** The record of a row: named by an update, or created from this row before. */
export function targetId(row: ImportRow, kind: ImportKind): RecordId | undefined {
  if (row.recordId !== undefined) return row.recordId;
  const { id } = row.values;
  const named = kind === 'update' && (typeof id === 'string' || typeof id === 'number');
  return named ? id : undefined;
}

/**
 * POST to the list for a new record, PUT of the record for a change (spec 1, section 7). A PUT
 * contains the whole current record with the row's values, because the server resets what is
 * missing. Secrets are encrypted in a copy.
 *
 * @returns the id of the record, if the answer has one
 */
export async function sendRow(row: ImportRow, target: RowTarget): Promise<RecordId | undefined> {
  const { request, definition, query, kind } = target;
  const id = targetId(row, kind);
  if (id === undefined) {
    const body = await bodyOf(row, target);
    return idOf(
      await request(modelAddress(definition.api), { method: 'POST', query, body, quiet: true }),
    );
  }
  const record = await target.existing.read(id, target.ahead(row));
  const kindOfRecord = kindQuery(definition, kindOf(definition, {}, record));
  const answer = await request(modelAddress(recordAddress(definition.api, id) ?? definition.api), {
    method: 'PUT',
    query: { ...query, ...kindOfRecord },
    body: await bodyOf(row, target, record),
    quiet: true,
  });
  return idOf(answer) ?? id;
}

/**
 * Sends several rows in one call of the list, which saves all or none (protocol, section 5).
 *
 * @returns the ids of their records in the order of the rows
 */
export async function sendRows(
  rows: readonly ImportRow[],
  target: RowTarget,
): Promise<readonly (RecordId | undefined)[]> {
  const { request, definition, query, kind } = target;
  const answer = await request(modelAddress(definition.api), {
    method: kind === 'create' ? 'POST' : 'PUT',
    query,
    body: kind === 'create' ? await newRecords(rows, target) : await changedRecords(rows, target),
    quiet: true,
  });
  // The answer to a change may be ordered differently: rows of a change have their ids.
  const made = kind === 'create' ? listOf(answer) : [];
  return rows.map((row, place) => targetId(row, kind) ?? idOf(made[place]));
}

function newRecords(rows: readonly ImportRow[], target: RowTarget) {
  return Promise.all(rows.map((row) => bodyOf(row, target)));
}

/** @throws ApiError when a record cannot be read: the rows are then sent one by one */
async function changedRecords(rows: readonly ImportRow[], target: RowTarget) {
  const { definition, existing, kind } = target;
  // The address of a record names its kind, that of a list cannot.
  if (definition.variants) throw notTogether(405);
  const ids = rows.map((row) => targetId(row, kind) ?? '');
  const bodies: Readonly<Record<string, unknown>>[] = [];
  for (const [place, row] of rows.entries()) {
    try {
      const record = await existing.read(ids[place] ?? '', ids.slice(place + 1));
      bodies.push(await bodyOf(row, target, record));
    } catch (error) {
      throw isApiError(error) && error.status === 404 ? notTogether(400) : error;
    }
  }
  return bodies;
}

function notTogether(status: number): ApiError {
  return apiError({ kind: 'refused', status });
}

/** @param record the current record on the server */
async function bodyOf(
  row: ImportRow,
  { columns, say, resolved, kept, me }: RowTarget,
  record?: ReadRecord,
): Promise<Readonly<Record<string, unknown>>> {
  const models = columns.flatMap(({ model }) => (model ? [model] : []));
  const fields: readonly FieldModel[] | undefined = models.length > 0 ? models : undefined;
  const own = await encryptFields(wireRow(resolved(row), columns, say), fields);
  if (!record) return own;
  const changes = { id: record['id'], ...own };
  return wholeRecord(record, await kept(), changes, record['id'] === me);
}

function idOf(answer: unknown): RecordId | undefined {
  const { id } = objectOf(answer);
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
