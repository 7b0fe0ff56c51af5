import { placeholders, quoted, type SqlValue } from '../store/database.ts';
import type { Call, RelationStorage, ServerResource } from '../core/sandbox.ts';
import { inOrganization } from './organizationPart.ts';
import type { SqlPart } from '../core/columns.ts';
import { allOf, both, equals, EVERYTHING, refersTo } from '../core/sqlParts.ts';

/**
 * Condition for the related records that a call may see when their owner belongs to several organizations: for
 * example a user's groups in this one. Every related record when the owner belongs to one organization.
 */
export function targetsHere(resource: ServerResource, field: string, call: Call): SqlPart {
  if (resource.server.organizationScoped || call.organization.isRoot) return EVERYTHING;
  const to = resource.fields.find(({ name }) => name === field)?.to;
  const target = call.sandbox.resources.get(to ?? '');
  const storage = resource.relations.get(field);
  if (!target?.server.organizationScoped || !storage) return EVERYTHING;
  return refersTo(quoted(storage.target), target.table, inOrganization(call));
}

export function readRelation(
  call: Call,
  storage: RelationStorage,
  owners: readonly SqlValue[],
  here = EVERYTHING,
): ReadonlyMap<SqlValue, SqlValue[]> {
  const found = new Map<SqlValue, SqlValue[]>();
  if (owners.length === 0) return found;
  const owner = quoted(storage.owner);
  const wanted = { sql: `${owner} IN (${placeholders(owners.length)})`, parameters: owners };
  const where = allOf([wanted, fixedPart(call, storage, 'read'), here]);
  const rows = call.sandbox.database.all(
    `SELECT ${owner} AS owner, ${quoted(storage.target)} AS target
     FROM ${storage.table} WHERE ${where.sql} ORDER BY rowid`,
    where.parameters,
  );
  for (const row of rows) {
    const targets = found.get(row['owner'] ?? null) ?? [];
    if (!targets.includes(row['target'] ?? null)) targets.push(row['target'] ?? null);
    found.set(row['owner'] ?? null, targets);
  }
  return found;
}

/** Replaces the related records of an owner. */
export function writeRelation(
  call: Call,
  storage: RelationStorage,
  owner: SqlValue,
  targets: readonly SqlValue[],
  here = EVERYTHING,
): void {
  const { database } = call.sandbox;
  const column = quoted(storage.owner);
  const old = allOf([equals(column, owner), fixedPart(call, storage, 'write'), here]);
  if (storage.kind === 'column') {
    database.run(`UPDATE ${storage.table} SET ${column} = NULL WHERE ${old.sql}`, old.parameters);
    for (const target of targets) {
      database.run(`UPDATE ${storage.table} SET ${column} = ? WHERE id = ?`, [owner, target]);
    }
    return;
  }
  database.run(`DELETE FROM ${storage.table} WHERE ${old.sql}`, old.parameters);
  for (const target of new Set(targets)) addLink(call, storage, owner, target);
}

/** Adds a pair of a link table unless it exists. */
export function addLink(
  call: Call,
  storage: RelationStorage,
  owner: SqlValue,
  target: SqlValue,
): void {
  const columns = {
    [storage.owner]: owner,
    [storage.target]: target,
    ...storage.fixed?.added(call),
  };
  const names = Object.keys(columns);
  call.sandbox.database.run(
    `INSERT OR IGNORE INTO ${storage.table} (${names.map(quoted).join(', ')}) VALUES (${placeholders(names.length)})`,
    Object.values(columns),
  );
}

/** Condition for the owners that are related to a target. */
export function relatedTo(call: Call, storage: RelationStorage, target: SqlValue): SqlPart {
  const where = both(equals(quoted(storage.target), target), fixedPart(call, storage, 'read'));
  return refersTo('id', storage.table, where, quoted(storage.owner));
}

function fixedPart(call: Call, { fixed }: RelationStorage, use: 'read' | 'write'): SqlPart {
  return fixed?.where(call, use) ?? EVERYTHING;
}
