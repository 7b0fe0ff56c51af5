import { placeholders, quoted, type SqlValue } from '../store/database.ts';
import type { Call, RelationStorage, ServerResource } from '../core/sandbox.ts';
import { inOrganization } from './organizationPart.ts';
import type { SqlPart } from '../core/columns.ts';

const EVERY: SqlPart = { sql: '', parameters: [] };

/**
 * Condition for the related records that a call may see when their owner belongs to several organizations: for
 * example a user's groups in this one. Undefined when the owner belongs to one organization.
 */
export function targetsHere(
  resource: ServerResource,
  field: string,
  call: Call,
): SqlPart | undefined {
  if (resource.server.organizationScoped || call.organization.isRoot) return undefined;
  const to = resource.fields.find(({ name }) => name === field)?.to;
  const target = call.sandbox.resources.get(to ?? '');
  if (!target?.server.organizationScoped) return undefined;
  const { sql, parameters } = inOrganization(call);
  return { sql: `IN (SELECT id FROM ${target.table} WHERE ${sql})`, parameters };
}

export function readRelation(
  call: Call,
  storage: RelationStorage,
  owners: readonly SqlValue[],
  here?: SqlPart,
): ReadonlyMap<SqlValue, SqlValue[]> {
  const found = new Map<SqlValue, SqlValue[]>();
  if (owners.length === 0) return found;
  const marks = placeholders(owners.length);
  const rows =
    storage.kind === 'column'
      ? call.sandbox.database.all(
          `SELECT ${quoted(storage.column)} AS owner, id AS target FROM ${storage.table}
           WHERE ${quoted(storage.column)} IN (${marks})${here ? ` AND id ${here.sql}` : ''} ORDER BY rowid`,
          [...owners, ...(here?.parameters ?? [])],
        )
      : readLinks(call, storage, owners, marks, here);
  for (const row of rows) {
    const owner = row['owner'] ?? null;
    const targets = found.get(owner) ?? [];
    if (!targets.includes(row['target'] ?? null)) targets.push(row['target'] ?? null);
    found.set(owner, targets);
  }
  return found;
}

function readLinks(
  call: Call,
  storage: Extract<RelationStorage, { kind: 'link' }>,
  owners: readonly SqlValue[],
  marks: string,
  here: SqlPart | undefined,
) {
  const fixed = storage.fixed?.where(call, 'read') ?? EVERY;
  return call.sandbox.database.all(
    `SELECT ${quoted(storage.owner)} AS owner, ${quoted(storage.target)} AS target
     FROM ${storage.table} WHERE ${quoted(storage.owner)} IN (${marks})${and(fixed)}${andTarget(storage, here)} ORDER BY rowid`,
    [...owners, ...fixed.parameters, ...(here?.parameters ?? [])],
  );
}

/** Replaces the related records of an owner. */
export function writeRelation(
  call: Call,
  storage: RelationStorage,
  owner: SqlValue,
  targets: readonly SqlValue[],
  here?: SqlPart,
): void {
  const { database } = call.sandbox;
  if (storage.kind === 'column') {
    const column = quoted(storage.column);
    database.run(
      `UPDATE ${storage.table} SET ${column} = NULL WHERE ${column} = ?${here ? ` AND id ${here.sql}` : ''}`,
      [owner, ...(here?.parameters ?? [])],
    );
    for (const target of targets) {
      database.run(`UPDATE ${storage.table} SET ${column} = ? WHERE id = ?`, [owner, target]);
    }
    return;
  }
  const fixed = storage.fixed?.where(call, 'write') ?? EVERY;
  database.run(
    `DELETE FROM ${storage.table} WHERE ${quoted(storage.owner)} = ?${and(fixed)}${andTarget(storage, here)}`,
    [owner, ...fixed.parameters, ...(here?.parameters ?? [])],
  );
  for (const target of new Set(targets)) addLink(call, storage, owner, target);
}

/** Adds a pair unless it exists. */
export function addLink(
  call: Call,
  storage: Extract<RelationStorage, { kind: 'link' }>,
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
  if (storage.kind === 'column') {
    return {
      sql: `id IN (SELECT ${quoted(storage.column)} FROM ${storage.table} WHERE id = ?)`,
      parameters: [target],
    };
  }
  const fixed = storage.fixed?.where(call, 'read') ?? EVERY;
  return {
    sql: `id IN (SELECT ${quoted(storage.owner)} FROM ${storage.table} WHERE ${quoted(storage.target)} = ?${and(fixed)})`,
    parameters: [target, ...fixed.parameters],
  };
}

function andTarget(
  storage: Extract<RelationStorage, { kind: 'link' }>,
  here: SqlPart | undefined,
): string {
  return here ? ` AND ${quoted(storage.target)} ${here.sql}` : '';
}

function and(part: SqlPart): string {
  return part.sql ? ` AND ${part.sql}` : '';
}
