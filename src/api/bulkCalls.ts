import type { RaRecord } from 'ra-core';
import { recordAddress } from './address.ts';
import { BulkFailure, type FailedRecord, type RecordId } from './bulkFailure.ts';
import type { CallMeta } from './callMeta.ts';
import { modelAddress } from './modelAddress.ts';
import { messageFor } from './errorMessages.ts';
import { isApiError, type ApiError } from './errors.ts';
import type { Method, RequestFunction } from './request.ts';
import { storeSelection } from './resourceCache.ts';

interface BulkTarget {
  readonly address: string;
  /** The list takes arrays and `spm`. */
  readonly bulk: boolean;
  readonly meta: CallMeta;
}

type BulkItem = Readonly<{ id: RecordId } & Record<string, unknown>>;

/**
 * One PATCH of the list, all or nothing (spec 1, section 7).
 *
 * @throws BulkFailure with the records that the server refused
 */
export async function bulkPatch(
  request: RequestFunction,
  { address, meta }: BulkTarget,
  items: readonly BulkItem[],
): Promise<readonly RaRecord[]> {
  try {
    const body = await request(modelAddress(address), {
      method: 'PATCH',
      body: items,
      quiet: meta.quiet,
      ...(meta.query && { query: meta.query }),
    });
    return Array.isArray(body) ? body : [];
  } catch (error) {
    throw isApiError(error) && error.rows ? rowFailure(error, error.rows, items) : error;
  }
}

/** Makes the same change to every record: one call when the list takes arrays, else one call each. */
export async function updateMany(
  request: RequestFunction,
  target: BulkTarget,
  ids: readonly RecordId[],
  data: Readonly<Record<string, unknown>>,
): Promise<RecordId[]> {
  if (target.bulk)
    await bulkPatch(
      request,
      target,
      ids.map((id) => ({ ...data, id })),
    );
  else await oneByOne(request, target, ids, 'PATCH', data);
  return [...ids];
}

/**
 * Deletes records: at one address with their ids where requested, by a stored selection where the
 * list takes one, else one by one (spec 1, section 7). A bulk delete is never narrowed by anything
 * but the token: the server would take any filter for the selection.
 */
export async function deleteMany(
  request: RequestFunction,
  target: BulkTarget,
  ids: readonly RecordId[],
): Promise<RecordId[]> {
  if (ids.length === 0) return [];
  if (target.meta.by === 'address') {
    const together = ids.map((id) => encodeURIComponent(String(id))).join();
    const address: string = `${target.address}/${together}`;
    await request(modelAddress(address), { method: 'DELETE', quiet: target.meta.quiet });
  } else if (target.bulk) {
    const spm = await storeSelection(request, ids);
    const { address, meta } = target;
    await request(modelAddress(address), { method: 'DELETE', query: { spm }, quiet: meta.quiet });
  } else {
    await oneByOne(request, target, ids, 'DELETE');
  }
  return [...ids];
}

async function oneByOne(
  request: RequestFunction,
  { address, meta }: BulkTarget,
  ids: readonly RecordId[],
  method: Method,
  body?: unknown,
): Promise<void> {
  const done: RecordId[] = [];
  const failed: FailedRecord[] = [];
  for (const id of ids) {
    const record = recordAddress(address, id);
    try {
      if (record === undefined) throw new TypeError(`No record can have the id ${id}`);
      // Sequential, because the server locks records of one kind against each other.
      await request(modelAddress(record), {
        method,
        quiet: true,
        ...(meta.query && { query: meta.query }),
        ...(body !== undefined && { body }),
      });
      done.push(id);
    } catch (error) {
      failed.push(failedRecord(id, error));
    }
  }
  if (failed.length > 0) throw new BulkFailure(done, failed);
}

function rowFailure(
  error: ApiError,
  rows: NonNullable<ApiError['rows']>,
  items: readonly BulkItem[],
): BulkFailure {
  const failed = rows.flatMap(({ index, text, fields }) => {
    const item = items[index];
    return item ? [{ id: item.id, text: text ?? Object.values(fields).join(';'), fields }] : [];
  });
  return new BulkFailure([], failed, { cause: error });
}

function failedRecord(id: RecordId, error: unknown): FailedRecord {
  if (!isApiError(error)) return { id, text: messageFor('not-found', undefined), fields: {} };
  const { unheard, text, message, fields = {} } = error;
  return { id, text: unheard ? message : (text ?? message), fields, ...(unheard && { unheard }) };
}
