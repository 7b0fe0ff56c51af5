import { serverMessages } from '../core/serverMessages.ts';
import type { ResourceId } from '#project/generated/names.ts';
import type { RecordValues } from '../core/values.ts';
import { placeholders, quoted, type Row, type SqlValue } from '../store/database.ts';
import type { RowOf, ValuesOf } from '../core/tables.ts';
import {
  resourceOf,
  type Call,
  type RelatedIds,
  type ResourceOrId,
  type ServerResource,
} from '../core/sandbox.ts';
import { invalid } from '../core/errors.ts';
import { readRelation, targetsHere, writeRelation } from './relations.ts';
import { equals } from '../core/sqlParts.ts';
import { linkTableName } from '../core/resource.ts';
import { rowsWhere } from './rows.ts';
import { setColumns } from './setColumns.ts';
import { defaultOf, toStored } from './values.ts';

/** Date fields that the server sets. */
const SET_ON_CREATE = new Set(['date_created', 'date_joined']);
const SET_ON_SAVE = new Set(['date_updated', 'date_modified']);

/**
 * Creates a record.
 *
 * @param checked values that passed `validateRecord`
 * @returns the new id
 * @throws 400 in the root organization, when the resource belongs to organizations; the real server answers 500
 */
export function createRecord<R extends ResourceId>(
  named: ResourceOrId<R>,
  checked: ValuesOf<R>,
  call: Call,
): SqlValue {
  const resource: ServerResource = resourceOf(call.sandbox, named);
  if (resource.server.organizationScoped && call.organization.isRoot) {
    throw invalid({ error: { say: serverMessages.createInRoot } });
  }
  const values: RecordValues = { ...checked };
  resource.behaviour.beforeSave?.(values, call, undefined);
  const stored = new Map<string, SqlValue>();
  if (resource.server.idType === 'uuid') stored.set('id', call.sandbox.random.uuid());
  for (const [name, column] of resource.columns) {
    if (name === 'id') continue;
    const value =
      name in values ? values[name] : startValue(name, defaultOf(column, call.now), call);
    stored.set(name, toStored(column, value));
  }
  if (resource.server.organizationScoped) stored.set('org_id', call.organization.id);
  const names = [...stored.keys()];
  const row = call.sandbox.database.get(
    `INSERT INTO ${resource.table} (${names.map(quoted).join(', ')})
     VALUES (${placeholders(names.length)}) RETURNING id`,
    [...stored.values()],
  );
  const id = row?.['id'] ?? null;
  const related = saveRelations(resource, id, values, call);
  resource.behaviour.afterSave?.(String(id), values, call, true);
  const made = { ...Object.fromEntries(stored), id };
  call.sandbox.areas.wrote(resource, 'create', made, values, call, undefined, related);
  return id;
}

function startValue(name: string, fallback: unknown, call: Call): unknown {
  if (SET_ON_CREATE.has(name) || SET_ON_SAVE.has(name)) return call.now;
  if (name === 'created_by') return call.person?.name ?? '';
  if (name === 'comment' && fallback === null) return '';
  return fallback;
}

/** Changes the given values of a record; others stay unchanged. */
export function updateRecord<R extends ResourceId>(
  resource: ServerResource<R>,
  existing: RowOf<R>,
  checked: ValuesOf<R>,
  call: Call,
): void {
  const values: RecordValues = { ...checked };
  resource.behaviour.beforeSave?.(values, call, existing);
  const id = existing['id'] ?? null;
  const changes: [string, SqlValue][] = [];
  for (const [name, column] of resource.columns) {
    if (SET_ON_SAVE.has(name)) changes.push([name, call.now]);
    else if (name in values && name !== 'id') changes.push([name, toStored(column, values[name])]);
  }
  if (changes.length > 0)
    setColumns<ResourceId>(call.sandbox, resource.id, id, Object.fromEntries(changes));
  const related = saveRelations(resource, id, values, call);
  resource.behaviour.afterSave?.(String(id), values, call, false);
  call.sandbox.areas.wrote(
    resource,
    'update',
    { ...existing, ...Object.fromEntries(changes) },
    values,
    call,
    existing,
    related,
  );
}

/** @returns what was related before, of the relations that are written */
function saveRelations(
  resource: ServerResource,
  id: SqlValue,
  values: RecordValues,
  call: Call,
): RelatedIds {
  const before = new Map<string, readonly SqlValue[]>();
  for (const [name, storage] of resource.relations) {
    const targets = values[name];
    if (!Array.isArray(targets)) continue;
    const here = targetsHere(resource, name, call);
    before.set(name, readRelation(call, storage, [id], here).get(id) ?? []);
    writeRelation(call, storage, id, targets.filter(isId), here);
  }
  return before;
}

function isId(value: unknown): value is SqlValue {
  return typeof value === 'string' || typeof value === 'number';
}

/** Deletes records with everything that belongs to them; returns the number of deleted records. */
export function deleteRecords(resource: ServerResource, rows: readonly Row[], call: Call): number {
  let deleted = 0;
  for (const row of rows) {
    if (resource.behaviour.beforeDelete?.(row, call) === 'keep') continue;
    removeReferences(resource, row['id'] ?? null, call);
    call.sandbox.database.run(`DELETE FROM ${resource.table} WHERE id = ?`, [row['id'] ?? null]);
    resource.behaviour.afterDelete?.(row, call);
    call.sandbox.areas.wrote(resource, 'delete', row, {}, call);
    deleted += 1;
  }
  return deleted;
}

/**
 * Deletes links and clears references; where a reference is required, deletes its record too (the gateways of a
 * domain).
 */
function removeReferences(resource: ServerResource, id: SqlValue, call: Call): void {
  const { database, resources } = call.sandbox;
  for (const storage of resource.relations.values()) {
    if (storage.kind === 'link') {
      database.run(`DELETE FROM ${storage.table} WHERE ${quoted(storage.owner)} = ?`, [id]);
    }
  }
  for (const other of resources.values()) {
    // Settings have no table.
    if (other.definition.single !== undefined) continue;
    for (const field of other.fields) {
      if (field.to !== resource.id || (field.options?.value ?? 'id') !== 'id') continue;
      if (field.type === 'references') {
        const storage = other.relations.get(field.name);
        const own = linkTableName(other.table, field.name);
        if (storage?.kind === 'link' && storage.table === own) {
          database.run(`DELETE FROM ${own} WHERE ${storage.target} = ?`, [id]);
        }
      } else if (field.type === 'reference' && other.columns.has(field.name)) {
        const { sql, parameters } = equals(quoted(field.name), id);
        if (field.required === true) {
          deleteRecords(other, rowsWhere(call.sandbox, other.id, { sql, parameters }), call);
        } else {
          database.run(
            `UPDATE ${other.table} SET ${quoted(field.name)} = NULL WHERE ${sql}`,
            parameters,
          );
        }
      }
    }
  }
}
