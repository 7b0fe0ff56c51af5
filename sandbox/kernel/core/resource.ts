import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ResourceDefinition, ServerFacts } from '../../../codegen/model/resources.ts';
import type { ResourceId } from '#project/generated/names.ts';
import { quoted } from '../store/database.ts';
import type { Column, StoredKind } from './columns.ts';
import type { Behaviour, RelationStorage, ServerResource } from './sandbox.ts';

export function tableName(resourceId: string): string {
  return `r_${resourceId.replaceAll('.', '_')}`;
}

/** Plans the storage of a resource. Fields that exist only on pages are left out. */
export function planResource(
  definition: ResourceDefinition,
  server: ServerFacts,
  behaviour: Behaviour,
  version: string | undefined,
): ServerResource {
  const said = new Map(Object.entries(behaviour.serverFields ?? {}));
  const fields = (definition.fields ?? [])
    .filter((field) => !field.pageOnly)
    .map((field) => said.get(field.name)?.(field, version) ?? field);
  const table = tableName(definition.id);
  const relations = new Map<string, RelationStorage>();
  const columns = new Map<string, Column>();
  for (const field of fields) {
    if (field.type === 'references') {
      relations.set(field.name, behaviour.relations?.[field.name] ?? ownLink(table, field.name));
    } else if (!isComputed(field, fields, behaviour)) {
      columns.set(field.name, { field, name: quoted(field.name), kind: kindOf(field, server) });
    }
  }
  return {
    // A project may declare further resources, which no code refers to.
    id: definition.id as ResourceId,
    definition,
    fields,
    server,
    table,
    columns,
    relations,
    behaviour,
    modelName: definition.name,
  };
}

export function linkTableName(table: string, field: string): string {
  return `${table}__${field}`;
}

function ownLink(table: string, field: string): RelationStorage {
  return {
    kind: 'link',
    table: linkTableName(table, field),
    owner: 'owner_id',
    target: 'target_id',
  };
}

/** In answers but not stored: readable values, counts, and what a behaviour computes. */
function isComputed(
  field: FieldModel,
  fields: readonly FieldModel[],
  behaviour: Behaviour,
): boolean {
  return (
    field.name === 'org_name' ||
    Object.hasOwn(behaviour.computed ?? {}, field.name) ||
    baseOfDisplay(field, fields) !== undefined ||
    baseOfCount(field, fields) !== undefined
  );
}

/**
 * The field that a display field shows: `source` for `source_display`, or the one that names it as `display`. A field
 * that names itself is readable as it is.
 */
export function baseOfDisplay(
  field: FieldModel,
  fields: readonly FieldModel[],
): FieldModel | undefined {
  const named = fields.find(({ name, display }) => display === field.name && name !== field.name);
  if (named) return named;
  const base = /^(?:get_)?(.+)_display$/.exec(field.name)?.[1];
  return base === undefined ? undefined : fields.find((candidate) => candidate.name === base);
}

/** The relation that a field counts: `users_amount` counts `users`, `book_count` counts `books`. */
export function baseOfCount(
  field: FieldModel,
  fields: readonly FieldModel[],
): FieldModel | undefined {
  const base = /^(.+)_(?:amount|count)$/.exec(field.name)?.[1];
  if (base === undefined || !field.readOnly) return undefined;
  return fields.find(
    (candidate) =>
      candidate.type === 'references' && (candidate.name === base || candidate.name === `${base}s`),
  );
}

/** Other types are stored as text. */
const KINDS: { readonly [Type in FieldModel['type']]?: StoredKind } = {
  integer: 'integer',
  float: 'real',
  // Order and filters compare numbers; answers have texts.
  decimal: 'real',
  boolean: 'boolean',
  datetime: 'datetime',
  choice: 'any',
  reference: 'any',
  choices: 'json',
  list: 'json',
  object: 'json',
  json: 'json',
};

function kindOf({ type }: FieldModel, { idType }: ServerFacts): StoredKind {
  return type === 'id' && idType === 'integer' ? 'integer' : (KINDS[type] ?? 'text');
}
