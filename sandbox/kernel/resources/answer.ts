import { serverMessages } from '../core/serverMessages.ts';
import type { ResourceId } from '../../../generated/names.ts';
import type { RowOf, ValuesOf } from '../core/tables.ts';
import type { RecordValues, Reply } from '../core/values.ts';
import type { Row, SqlValue } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { invalid, objectMissing, WireError, type ErrorBody } from '../core/errors.ts';
import { ChunkedRecords } from './chunkedRecords.ts';
import { pagedReply, pageOf, pageReply } from './paging.ts';
import { scopeOf, selectionOf, UUID } from './query.ts';
import { countRows, orderBy, readPage, selectRows } from './readPage.ts';
import { represent } from './represent.ts';
import type { SqlPart } from '../core/columns.ts';
import { typeName } from './typeName.ts';
import { validateRecord } from './validate.ts';
import { createRecord, deleteRecords, updateRecord } from './write.ts';
import { created, ok } from '../core/endpoints.ts';
import { EVERYTHING, both, equals, isIn } from '../core/sqlParts.ts';

/** `GET list`: a page, or without `limit` all records as a bare array. */
export function listRecords(resource: ServerResource, call: Call): Reply {
  const selection = selectionOf(resource, call);
  const page = pageOf(call);
  if (page) {
    const { count, rows } = readPage(resource, selection, call, page);
    return pageReply(call, page, count, represent(resource, rows, call));
  }
  const rows = selectRows(resource, selection.where, orderBy(resource, call), call);
  return ok(represent(resource, rows, call));
}

/** Answers with more records are written in chunks while they are read. */
const MANY = 2000;

/** Like `listRecords`, but returns `ManyRecords` for large answers. */
export function streamRecords(resource: ServerResource, call: Call): Reply {
  const page = pageOf(call);
  if (page && page.limit <= MANY) return listRecords(resource, call);
  const { where } = selectionOf(resource, call);
  const count = countRows(resource, where, call);
  if (count <= MANY) return listRecords(resource, call);
  const { limit, offset } = page ?? { limit: count, offset: 0 };
  const rowids = call.sandbox.database.all(
    `SELECT rowid AS n FROM ${resource.table} WHERE ${where.sql}
     ${orderBy(resource, call)} LIMIT ? OFFSET ?`,
    [...where.parameters, limit, offset],
  );
  const records = new ChunkedRecords(
    resource,
    rowids.map((row) => row['n'] ?? null),
    call,
  );
  return page ? pageReply(call, page, count, records) : ok(records);
}

/** At most this many suggestions (protocol, section 4). */
const MAXIMUM_SUGGESTIONS = 10;

/**
 * `GET list suggestions/`: the first ten matching records.
 *
 * @param organizations ids of the caller's organizations; everybody may search names in those
 */
export function suggestRecords(
  resource: ServerResource,
  organizations: readonly string[],
  call: Call,
): Reply {
  const theirs: SqlPart = resource.server.organizationScoped
    ? isIn('org_id', organizations)
    : EVERYTHING;
  const where = both(selectionOf(resource, call).where, theirs);
  const rest = `${orderBy(resource, call)} LIMIT ${MAXIMUM_SUGGESTIONS}`;
  const rows = selectRows(resource, where, rest, call);
  return pagedReply(call, rows, (shown) => represent(resource, shown, call));
}

/**
 * The row with an id, if this call may see it.
 *
 * @throws 404 with the message of the real server
 */
export function findRow<R extends ResourceId>(
  resource: ServerResource<R>,
  id: string,
  call: Call,
): RowOf<R>;
export function findRow(resource: ServerResource, id: string, call: Call): Row {
  const key = resource.server.idType === 'integer' ? integer(id) : uuid(id);
  if (key === undefined) throw objectMissing('Object');
  const [row] = selectRows(resource, both(equals('id', key), scopeOf(resource, call)), '', call);
  if (!row) throw objectMissing(resource.modelName);
  return row;
}

function integer(id: string): number | undefined {
  return /^\d+$/.test(id) ? Number(id) : undefined;
}

function uuid(id: string): string | undefined {
  return UUID.test(id) ? id.toLowerCase() : undefined;
}

export function recordOf<R extends ResourceId>(
  resource: ServerResource<R>,
  id: SqlValue,
  call: Call,
): ValuesOf<R> | undefined;
export function recordOf(
  resource: ServerResource,
  id: SqlValue,
  call: Call,
): RecordValues | undefined {
  return represent(resource, selectRows(resource, equals('id', id), '', call), call)[0];
}

export function createOne(resource: ServerResource, call: Call): Reply {
  const checked = validateRecord(resource, call.body ?? {}, call, undefined, false);
  if (!checked.ok) throw invalid(checked.errors);
  const id = createRecord(resource, checked.values, call);
  return created(recordOf(resource, id, call));
}

/** `POST` of an array: all records or none, with errors by index (protocol, section 5). */
export function createMany(resource: ServerResource, items: readonly unknown[], call: Call): Reply {
  const records = saveItems(resource, items, call, (item) => {
    // Validated one after the other, so that equal names within the array are found.
    const checked = validateRecord(resource, item, call, undefined, false);
    return checked.ok ? { id: createRecord(resource, checked.values, call) } : checked;
  });
  return created(records);
}

type SavedItem = { readonly id: SqlValue } | { readonly errors: ErrorBody };

/** Saves all items and answers their records, or none of them and throws their errors. */
function saveItems(
  resource: ServerResource,
  items: readonly unknown[],
  call: Call,
  save: (item: unknown) => SavedItem,
): readonly unknown[] {
  return call.sandbox.database.transaction(() => {
    const saved = items.map(save);
    if (saved.some((item) => 'errors' in item)) {
      throw invalid(saved.map((item) => ('errors' in item ? item.errors : {})));
    }
    return saved.map((item) => ('id' in item ? recordOf(resource, item.id, call) : undefined));
  });
}

export function changeOne(
  resource: ServerResource,
  id: string,
  call: Call,
  partial: boolean,
): Reply {
  const row = findRow(resource, id, call);
  const checked = validateRecord(resource, call.body ?? {}, call, row, partial);
  if (!checked.ok) throw invalid(checked.errors);
  updateRecord(resource, row, checked.values, call);
  return ok(recordOf(resource, row['id'] ?? null, call));
}

/** `PATCH` or `PUT` of the list: an array of objects with `id` or `pk`. */
export function changeMany(resource: ServerResource, call: Call, partial: boolean): Reply {
  const items: unknown = call.body;
  if (!Array.isArray(items)) {
    throw invalid({
      non_field_errors: [
        { say: serverMessages.listExpected, with: { type: typeName(items ?? {}) } },
      ],
    });
  }
  return ok(saveItems(resource, items, call, (item) => changeItem(resource, item, call, partial)));
}

function changeItem(
  resource: ServerResource,
  item: unknown,
  call: Call,
  partial: boolean,
): SavedItem {
  const id = idOf(item);
  if (id === undefined) return { errors: [{ say: serverMessages.idMissing }] };
  const row = rowOrNothing(resource, id, call);
  if (!row) return { errors: { id: [{ say: serverMessages.idUnknown, with: { value: id } }] } };
  const checked = validateRecord(resource, item, call, row, partial);
  if (!checked.ok) return checked;
  updateRecord(resource, row, checked.values, call);
  return { id: row['id'] ?? null };
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(item));
  const id = given.get('id') ?? given.get('pk');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** The row with an id, if this call may see it. */
export function rowOrNothing<R extends ResourceId>(
  resource: ServerResource<R>,
  id: string,
  call: Call,
): RowOf<R> | undefined;
export function rowOrNothing(resource: ServerResource, id: string, call: Call): Row | undefined {
  try {
    return findRow(resource, id, call);
  } catch (error) {
    if (error instanceof WireError && error.status === 404) return undefined;
    throw error;
  }
}

export function deleteOne(resource: ServerResource, id: string, call: Call): Reply {
  deleteRecords(resource, [findRow(resource, id, call)], call);
  return { status: 204 };
}

/**
 * `DELETE` of the list. A filter is required: ids for global resources, any filter that excludes something for
 * others. An expired `spm` deletes nothing (protocol, section 5).
 */
export function deleteMany(resource: ServerResource, call: Call): Reply {
  const { where, by } = selectionOf(resource, call);
  const rows = selectRows(resource, where, 'ORDER BY rowid', call);
  const byIds = by.has('spm') || by.has('ids');
  if (!byIds && !narrowed(resource, rows.length, call)) throw new WireError(400, undefined);
  deleteRecords(resource, rows, call);
  return { status: 204 };
}

function narrowed(resource: ServerResource, chosen: number, call: Call): boolean {
  if (resource.behaviour.bulkDelete === 'ids') return false;
  const total = countRows(resource, scopeOf(resource, call), call);
  return chosen < total || (chosen === 1 && resource.server.organizationScoped);
}
