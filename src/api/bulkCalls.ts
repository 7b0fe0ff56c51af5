import { apiFacts } from '#project/generated/api.ts';
import type { RaRecord } from 'ra-core';
import { recordAddress } from './address.ts';
import { BulkFailure, type FailedRecord, type RecordId } from './bulkFailure.ts';
import type { CallMeta } from './callMeta.ts';
import { modelAddress } from './modelAddress.ts';
import { messageFor } from './errorMessages.ts';
import { isApiError, type ApiError } from './errors.ts';
import type { Method, RequestFunction } from './request.ts';
import { storeSelection } from './resourceCache.ts';
import { withIds } from './withIds.ts';

interface BulkTarget {
  readonly address: string;
  /** The list takes arrays and `spm`. */
  readonly bulk: boolean;
  readonly meta: CallMeta;
}

type BulkItem = Readonly<{ id: RecordId } & Record<string, unknown>>;

/**
 * One PATCH of the list, all or nothing (spec 1, section 7); where the API has no such call, one for each record.
 *
 * @throws BulkFailure with the records that the server refused
 */
export async function bulkPatch(
  request: RequestFunction,
  { address, meta, bulk }: BulkTarget,
  items: readonly BulkItem[],
  facts = apiFacts,
): Promise<readonly RaRecord[]> {
  if (!facts.updatesMany) {
    await oneByOne(request, { address, meta, bulk }, items, 'PATCH');
    return [];
  }
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
  facts = apiFacts,
): Promise<RecordId[]> {
  const items = ids.map((id) => ({ ...data, id }));
  if (target.bulk) await bulkPatch(request, target, items, facts);
  else await oneByOne(request, target, items, 'PATCH');
  return [...ids];
}

/**
 * Deletes records: at one address with their ids where requested, by a stored selection or by ids where
 * the list takes them, else one by one (spec 1, section 7). A bulk delete is never narrowed by anything
 * but these: the server would take any filter for the selection.
 */
export async function deleteMany(
  request: RequestFunction,
  target: BulkTarget,
  ids: readonly RecordId[],
  facts = apiFacts,
): Promise<RecordId[]> {
  if (ids.length === 0) return [];
  if (target.meta.by === 'address') {
    const together = ids.map((id) => encodeURIComponent(String(id))).join();
    const address: string = `${target.address}/${together}`;
    await request(modelAddress(address), { method: 'DELETE', quiet: target.meta.quiet });
  } else if (target.bulk && facts.deletesMany) {
    const { address, meta } = target;
    const chosen =
      facts.deletesMany === 'spm'
        ? { address, query: { spm: await storeSelection(request, ids, facts) } }
        : withIds(address, ids, facts);
    await request(modelAddress(chosen.address), {
      method: 'DELETE',
      query: chosen.query,
      quiet: meta.quiet,
    });
  } else {
    await oneByOne(
      request,
      target,
      ids.map((id) => ({ id })),
      'DELETE',
    );
  }
  return [...ids];
}

async function oneByOne(
  request: RequestFunction,
  { address, meta }: BulkTarget,
  items: readonly BulkItem[],
  method: Method,
): Promise<void> {
  const done: RecordId[] = [];
  const failed: FailedRecord[] = [];
  for (const { id, ...body } of items) {
    const record = recordAddress(address, id);
    try {
      if (record === undefined) throw new TypeError(`No record can have the id ${id}`);
      // Sequential, because the server locks records of one kind against each other.
      await request(modelAddress(record), {
        method,
        quiet: true,
        ...(meta.query && { query: meta.query }),
        ...(method === 'PATCH' && { body }),
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
