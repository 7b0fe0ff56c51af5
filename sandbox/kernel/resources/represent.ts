import { pickBy } from 'es-toolkit/object';
import type { ResourceId } from '#project/generated/names.ts';
import type { RowOf, ValuesOf } from '../core/tables.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { RecordValues } from '../core/values.ts';
import { placeholders, quoted, type Row, type SqlValue } from '../store/database.ts';
import { resourceOf, type Call, type ResourceOrId, type ServerResource } from '../core/sandbox.ts';
import { sayText } from '../core/texts.ts';
import { readRelation, targetsHere } from './relations.ts';
import { baseOfCount, baseOfDisplay } from '../core/resource.ts';
import { fromStored } from './values.ts';

type Cell = (row: Row) => unknown;

/**
 * Ids per statement; SQLite allows 32,766 parameters (SQLITE_MAX_VARIABLE_NUMBER), and some statements use several
 * per row.
 */
const AT_ONCE = 2000;

/** Converts rows to records of the API, with a few queries per page instead of some per row. */
export function represent<R extends ResourceId>(
  named: ResourceOrId<R>,
  rows: readonly RowOf<R>[],
  call: Call,
): ValuesOf<R>[];
export function represent(named: ResourceOrId, rows: readonly Row[], call: Call): RecordValues[] {
  const resource = resourceOf(call.sandbox, named);
  const lots = Math.ceil(rows.length / AT_ONCE);
  return Array.from({ length: lots }, (_, lot) =>
    representLot(resource, rows.slice(lot * AT_ONCE, (lot + 1) * AT_ONCE), call),
  ).flat();
}

function representLot(resource: ServerResource, rows: readonly Row[], call: Call): RecordValues[] {
  const hidden = resource.behaviour.hiddenFields?.(call) ?? [];
  const fields = resource.fields.filter(
    (field) => !field.writeOnly && !hidden.includes(field.name),
  );
  const cells = fields.map((field) => [field.name, cellOf(resource, field, rows, call)] as const);
  const records = rows.map((row) =>
    Object.fromEntries(cells.map(([name, cell]) => [name, cell(row)])),
  );
  resource.behaviour.represent?.(rows, records, call, resource);
  return records.map((record) => chosenFields(sized(resource, record, call), call));
}

/** Each row with its record, for `represent`. */
export function paired<Stored, Answered>(
  rows: readonly Stored[],
  records: readonly Answered[],
): readonly (readonly [Stored, Answered])[] {
  return rows.flatMap((row, index) => {
    const record = records[index];
    return record === undefined ? [] : [[row, record] as const];
  });
}

/** A type guard; unlike `in`, it only accepts names of fields. */
export function hasField<Name extends string>(
  values: RecordValues<Name>,
  name: NoInfer<Name>,
): boolean {
  return name in values;
}

/** `fields_size=mini|small`, only for reading (protocol, section 4). */
function sized(resource: ServerResource, record: RecordValues, call: Call): RecordValues {
  const size = call.method === 'GET' ? call.query.get('fields_size') : null;
  const sizes = resource.behaviour.sizes;
  const names = size === 'mini' ? sizes?.mini : size === 'small' ? sizes?.small : undefined;
  if (!names) return record;
  return pickBy(record, (_, name) => names.includes(name));
}

/** `fields=a,b` and `fields!=a`, only for reading (protocol, section 4). */
function chosenFields(record: RecordValues, call: Call): RecordValues {
  if (call.method !== 'GET') return record;
  const named = (parameter: string) =>
    call.query.getAll(parameter).flatMap((one) => one.split(','));
  const [wanted, unwanted] = [named('fields').filter(Boolean), named('fields!').filter(Boolean)];
  if (wanted.length === 0 && unwanted.length === 0) return record;
  return pickBy(
    record,
    (_, name) => (wanted.length === 0 || wanted.includes(name)) && !unwanted.includes(name),
  );
}

function cellOf(
  resource: ServerResource,
  field: FieldModel,
  rows: readonly Row[],
  call: Call,
): Cell {
  if (field.name === 'org_name') return organizationNameCell(call);
  const { computed, shows } = resource.behaviour;
  const values = computed?.[field.name] ?? shows?.[field.name];
  if (values) return values(rows, call, resource);
  if (resource.relations.has(field.name)) return relatedIds(resource, field.name, rows, call);
  const column = resource.columns.get(field.name);
  if (column) return (row) => fromStored(column, row[field.name], call);
  const counted = baseOfCount(field, resource.fields);
  if (counted && resource.relations.has(counted.name)) {
    const idsOf = relatedIds(resource, counted.name, rows, call);
    return (row) => idsOf(row).length;
  }
  const shown = baseOfDisplay(field, resource.fields);
  return shown ? displayCell(resource, field, shown, rows, call) : () => null;
}

/** For each row, the ids of the records that are related to it. */
function relatedIds(
  resource: ServerResource,
  field: string,
  rows: readonly Row[],
  call: Call,
): (row: Row) => readonly SqlValue[] {
  const storage = resource.relations.get(field);
  if (!storage) return () => [];
  const owners = rows.map((row) => row['id'] ?? null);
  const targets = readRelation(call, storage, owners, targetsHere(resource, field, call));
  return (row) => targets.get(row['id'] ?? null) ?? [];
}

function organizationNameCell({ sandbox }: Call): Cell {
  const names = new Map<SqlValue, string>(
    sandbox.areas.people.organizations(sandbox).map(({ id, name }) => [id, name]),
  );
  return (row) => names.get(row['org_id'] ?? null) ?? '';
}

function displayCell(
  resource: ServerResource,
  field: FieldModel,
  shown: FieldModel,
  rows: readonly Row[],
  call: Call,
): Cell {
  const titleOf = resource.behaviour.titles?.[shown.name];
  if (shown.type === 'reference') {
    const titles = titlesOf(
      shown,
      rows.map((row) => row[shown.name] ?? null),
      call,
      titleOf,
    );
    return (row) => titles.get(row[shown.name] ?? null) ?? '';
  }
  if (resource.relations.has(shown.name)) {
    const idsOf = relatedIds(resource, shown.name, rows, call);
    const titles = titlesOf(shown, rows.flatMap(idsOf), call, titleOf);
    return (row) => {
      const names = idsOf(row).flatMap((id) => titles.get(id) ?? []);
      return field.type === 'list' ? names : names.join(', ');
    };
  }
  const labels = new Map(
    (shown.choices ?? []).map((choice) => [String(choice.value), sayText(call, choice.label)]),
  );
  return (row) => labels.get(String(row[shown.name])) ?? '';
}

/** The titles of related records, by default from their `record.title`. */
export function titlesOf(
  field: FieldModel,
  ids: readonly SqlValue[],
  call: Call,
  titleOf: (record: Row) => string = ({ title }) => String(title ?? ''),
): ReadonlyMap<SqlValue, string> {
  const target = call.sandbox.resources.get(field.to ?? '');
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (!target || wanted.length === 0) return new Map();
  const key = quoted(field.options?.value ?? 'id');
  const title = target.columns.get(target.definition.record.title)?.name ?? 'id';
  const rows = call.sandbox.database.all(
    `SELECT *, ${key} AS related, ${title} AS title FROM ${target.table} WHERE ${key} IN (${placeholders(wanted.length)})`,
    wanted,
  );
  return new Map(rows.map((row) => [row['related'] ?? null, titleOf(row)]));
}
