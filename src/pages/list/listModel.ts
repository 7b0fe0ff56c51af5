import { cellOf } from '../../../codegen/model/cells.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Gate } from '../../../codegen/model/gates.ts';
import type {
  ColumnModel,
  ListModel,
  ResourceDefinition,
} from '../../../codegen/model/resources.ts';
import type { FieldsMetadata } from '../../api/metadata.ts';

/** Fields that are known from others or say nothing in a row. */
const SILENT = ['org_id'];

/**
 * The list of a resource that declares none: a column for every field the server reads out, the
 * usual buttons behind the usual permissions (spec 1, sections 2.7 and 6).
 */
export function listFromMetadata(
  definition: Pick<ResourceDefinition, 'permission' | 'record' | 'bulk'>,
  fields: readonly FieldModel[],
  metadata: FieldsMetadata = {},
): ListModel {
  const columns = fields.filter((field) => isColumn(field, fields)).map((field) => columnOf(field));
  const title = columns.filter((column) => column.field === definition.record.title);
  const id = columns.filter((column) => column.field === 'id');
  const others = columns.filter((column) => !title.includes(column) && !id.includes(column));
  const ordered = [...title, ...others, ...id];
  const filters = Object.keys(metadata).filter((name) => metadata[name]?.filter);
  const editing = (verb: string): Gate => ({
    permissions: [permission(definition.permission, verb)],
    organization: 'not-root',
  });
  return {
    columns: ordered.map((column) => ({
      ...column,
      // A column with a filter is not sorted (contract: list page).
      ...(filters.includes(column.field) && isFew(column, fields)
        ? { filter: true as const }
        : isSortable(column, fields, metadata) && { sortable: true as const }),
      ...(title.includes(column) && { link: {} }),
    })),
    shown: ordered.map((column) => column.field),
    fixed: ['id', definition.record.title],
    filters,
    create: { gate: editing('add') },
    update: { gate: editing('change') },
    clone: { gate: editing('add') },
    remove: { gate: editing('delete') },
    export: { gate: { permissions: [permission(definition.permission, 'view')] } },
    ...(definition.bulk && {
      import: { create: { gate: editing('add') }, update: { gate: editing('change') } },
      bulkRemove: { gate: { permissions: [permission(definition.permission, 'delete')] } },
    }),
  };
}

/** `users.user` and `add` make `users.add_user`. */
function permission(model: string, verb: string): string {
  const [app = '', name = ''] = model.split('.', 2);
  return `${app}.${verb}_${name}`;
}

function isColumn(field: FieldModel, fields: readonly FieldModel[]): boolean {
  if (field.writeOnly || SILENT.includes(field.name)) return false;
  if (field.type === 'object' || field.type === 'json' || field.type === 'secret') return false;
  return !fields.some((other) => other.display === field.name);
}

function columnOf(field: FieldModel): ColumnModel {
  return { field: field.name, cell: cellOf(field) };
}

/** Names and choices are sorted by the server, and what it says it can order by (contract: list page). */
function isSortable(
  column: ColumnModel,
  fields: readonly FieldModel[],
  metadata: FieldsMetadata,
): boolean {
  const declared = Object.values(metadata).some((field) => field.order);
  if (declared) return metadata[column.field]?.order === true;
  const type = fields.find((field) => field.name === column.field)?.type;
  return column.field === 'name' || type === 'choice';
}

function isFew(column: ColumnModel, fields: readonly FieldModel[]): boolean {
  const type = fields.find((field) => field.name === column.field)?.type;
  return type === 'choice' || type === 'boolean';
}
