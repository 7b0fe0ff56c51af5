import { serverMessages } from '../core/serverMessages.ts';
import type { ResourceId } from '#project/generated/names.ts';
import type { RowOf, ValuesOf } from '../core/tables.ts';
import type { Reply } from '../core/values.ts';
import type { Row, SqlValue } from '../store/database.ts';
import type { SqlPart } from '../core/columns.ts';
import { resourceOf, type Call, type ResourceOrId, type ServerResource } from '../core/sandbox.ts';
import { withScope } from './organizationPart.ts';
import { countRows, rowsWhere, rowWhere, rowWithId } from './rows.ts';
import { invalid, objectMissing, WireError, type ErrorBody } from '../core/errors.ts';
import { ChunkedRecords } from './chunkedRecords.ts';
import { pagedReply, pageOf, pageReply } from './paging.ts';
import { scopeOf, selectionOf, UUID } from './query.ts';
import { orderBy, readPage } from './readPage.ts';
import { represent } from './represent.ts';
import { typeName } from './typeName.ts';
import { validateRecord } from './validate.ts';
import { createRecord, deleteRecords, updateRecord } from './write.ts';
import { created, ok } from '../core/endpoints.ts';
import { EVERYTHING, equals, isIn, both } from '../core/sqlParts.ts';

/**
 * `GET list`: a page, or without `limit` all records as a bare array.
 *
 * @param scope condition for the records, instead of those of the organization
 */
export function listRecords(named: ResourceOrId, call: Call, scope?: SqlPart): Reply {
  const whole = resourceOf(call.sandbox, named);
  const resource = scope ? withScope(whole, scope) : whole;
  const selection = selectionOf(resource, call);
  const page = pageOf(call);
  if (page) {
    const { count, rows } = readPage(resource, selection, call, page);
    return pageReply(page, count, represent(resource, rows, call));
  }
  const rows = rowsWhere(call.sandbox, resource.id, selection.where, orderBy(resource, call));
  return ok(represent(resource, rows, call));
}

/** Answers with more records are written in chunks while they are read. */
const MANY = 2000;

/** Like `listRecords`, but answers `ChunkedRecords` when there are many. */
export function streamRecords(resource: ServerResource, call: Call): Reply {
  const page = pageOf(call);
  if (page && page.limit <= MANY) return listRecords(resource, call);
  const { where } = selectionOf(resource, call);
  const count = countRows(call.sandbox, resource.table, where);
  if (count <= MANY) return listRecords(resource, call);
  const { limit, offset } = page ?? { limit: count, offset: 0 };
  const rowids = call.sandbox.database.all(
    `SELECT rowid AS n FROM ${resource.table} WHERE ${where.sql}
     ORDER BY ${orderBy(resource, call)} LIMIT ? OFFSET ?`,
    [...where.parameters, limit, offset],
  );
  const records = new ChunkedRecords(
    resource,
    rowids.map((row) => row['n'] ?? null),
    call,
  );
  return page ? pageReply(page, count, records) : ok(records);
}

/** At most this many suggestions (protocol, section 4). */
const MAXIMUM_SUGGESTIONS = 10;

/**
 * `GET list suggestions/`: the first ten matching records. Everybody may search names in the own organizations.
 */
export function suggestRecords(resource: ServerResource, call: Call): Reply {
  const organizations = call.sandbox.areas.people.organizationsOf(call).map(({ id }) => id);
  const theirs = resource.server.organizationScoped ? isIn('org_id', organizations) : EVERYTHING;
  const where = both(selectionOf(resource, call).where, theirs);
  const first = `${orderBy(resource, call)} LIMIT ${MAXIMUM_SUGGESTIONS}`;
  const rows = rowsWhere(call.sandbox, resource.id, where, first);
  return pagedReply(call, rows, (shown) => represent(resource, shown, call));
}

/**
 * The row with an id, if this call may see it.
 *
 * @throws 404 with the message of the real server
 */
export function findRow<R extends ResourceId>(
  named: ResourceOrId<R>,
  id: string,
  call: Call,
): RowOf<R> {
  const resource = resourceOf(call.sandbox, named);
  const row = rowOrNothing(resource, id, call);
  if (!row) throw objectMissing(keyOf(resource, id) === undefined ? 'Object' : resource.modelName);
  return row;
}

/** The row with an id, if this call may see it. */
export function rowOrNothing<R extends ResourceId>(
  named: ResourceOrId<R>,
  id: string,
  call: Call,
): RowOf<R> | undefined {
  const resource = resourceOf(call.sandbox, named);
  const key = keyOf(resource, id);
  if (key === undefined) return undefined;
  return rowWhere(call.sandbox, resource.id, both(equals('id', key), scopeOf(resource, call)));
}

/** The id as it is stored; undefined when no record of the resource can have it. */
function keyOf({ server }: ServerResource, id: string): SqlValue | undefined {
  if (server.idType === 'integer') return /^\d+$/.test(id) ? Number(id) : undefined;
  return UUID.test(id) ? id.toLowerCase() : undefined;
}

export function recordOf<R extends ResourceId>(
  named: ResourceOrId<R>,
  id: SqlValue | undefined,
  call: Call,
): ValuesOf<R> | undefined {
  const resource = resourceOf(call.sandbox, named);
  const row = rowWithId(call.sandbox, resource.id, id);
  return row && represent(resource, [row], call)[0];
}

export function createOne(named: ResourceOrId, call: Call): Reply {
  const resource = resourceOf(call.sandbox, named);
  return created(savedRecord(resource, save(resource, call.body ?? {}, call), call));
}

/** `POST` of an array: all records or none, with errors by index (protocol, section 5). */
export function createMany(named: ResourceOrId, items: readonly unknown[], call: Call): Reply {
  const resource = resourceOf(call.sandbox, named);
  return created(saveItems(resource, items, call, (item) => save(resource, item, call)));
}

export function changeOne(named: ResourceOrId, id: string, call: Call, partial: boolean): Reply {
  const resource = resourceOf(call.sandbox, named);
  const row = findRow(resource, id, call);
  return ok(savedRecord(resource, save(resource, call.body ?? {}, call, row, partial), call));
}

type SavedItem = { readonly id: SqlValue } | { readonly errors: ErrorBody };

/** Checks and saves one record, a new one when none exists. */
function save(
  resource: ServerResource,
  sent: unknown,
  call: Call,
  existing?: Row,
  partial = false,
): SavedItem {
  const checked = validateRecord(resource, sent, call, existing, partial);
  if (!checked.ok) return checked;
  if (!existing) return { id: createRecord(resource, checked.values, call) };
  updateRecord(resource, existing, checked.values, call);
  return { id: existing['id'] ?? null };
}

function savedRecord(resource: ServerResource, saved: SavedItem, call: Call): unknown {
  if ('errors' in saved) throw invalid(saved.errors);
  return recordOf(resource, saved.id, call);
}

/**
 * Saves all items and answers their records, or none of them and throws their errors. They are checked one after the
 * other, so that equal names among them are found.
 */
function saveItems(
  resource: ServerResource,
  items: readonly unknown[],
  call: Call,
  saveItem: (item: unknown) => SavedItem,
): readonly unknown[] {
  return call.sandbox.database.transaction(() => {
    const saved = items.map(saveItem);
    if (saved.some((item) => 'errors' in item)) {
      throw invalid(saved.map((item) => ('errors' in item ? item.errors : {})));
    }
    return saved.map((item) => savedRecord(resource, item, call));
  });
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
  return save(resource, item, call, row, partial);
}

function idOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(item));
  const id = given.get('id') ?? given.get('pk');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

export function deleteOne(named: ResourceOrId, id: string, call: Call): Reply {
  const resource = resourceOf(call.sandbox, named);
  deleteRecords(resource, [findRow(resource, id, call)], call);
  return { status: 204 };
}

/**
 * `DELETE` of the list. A filter is required: ids for global resources, any filter that excludes something for
 * others. An expired `spm` deletes nothing (protocol, section 5).
 */
export function deleteMany(named: ResourceOrId, call: Call): Reply {
  const resource = resourceOf(call.sandbox, named);
  const { where, hasIds } = selectionOf(resource, call);
  const rows = rowsWhere(call.sandbox, resource.id, where);
  if (!hasIds && !narrowed(resource, rows.length, call)) throw new WireError(400, undefined);
  deleteRecords(resource, rows, call);
  return { status: 204 };
}

function narrowed(resource: ServerResource, chosen: number, call: Call): boolean {
  if (resource.behaviour.bulkDelete === 'ids') return false;
  const total = countRows(call.sandbox, resource.table, scopeOf(resource, call));
  return chosen < total || (chosen === 1 && resource.server.organizationScoped);
}
