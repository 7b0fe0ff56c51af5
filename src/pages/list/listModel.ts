import type { Field } from '../../../generated/names.ts';
import { cellOf } from '../../../codegen/model/cells.ts';
import { headTool, readableFields } from '../../../codegen/model/columns.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { operationGate, type Operation } from '../../../codegen/model/operations.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { FieldsMetadata } from '../../api/metadata.ts';

/** Fields that tell nothing in a row. */
const HIDDEN_FIELDS: readonly string[] = ['org_id'] satisfies Field[];

/**
 * The list of a resource that declares none: a column for every readable field, the usual buttons
 * with the usual permissions (spec 1, sections 2.7 and 6).
 */
export function listFromMetadata(
  definition: Pick<ResourceDefinition, 'permission' | 'inRoot' | 'record' | 'bulk'>,
  fields: readonly FieldModel[],
  metadata: FieldsMetadata = {},
): ListModel {
  const columns = readableFields(fields).filter(fitsACell);
  const title = columns.filter((field) => field.name === definition.record.title);
  const id = columns.filter((field) => field.name === 'id');
  const others = columns.filter((field) => !title.includes(field) && !id.includes(field));
  const ordered = [...new Set([...title, ...others, ...id])];
  const filters = Object.keys(metadata).filter((name) => metadata[name]?.filter);
  const orders = ordersOf(fields, metadata);
  const open = (operation: Operation) => ({ gate: operationGate(operation, definition) });
  return {
    columns: ordered.map((field) => {
      const { name } = field;
      const served = { filter: filters.includes(name), order: orders.includes(name) };
      const tool = headTool(field.type, served);
      return {
        field: name,
        cell: cellOf(field),
        ...(tool === 'filter' && { filter: true as const }),
        ...(tool === 'sort' && { sortable: true as const }),
        ...(title.includes(field) && { link: {} }),
      };
    }),
    shown: ordered.map((field) => field.name),
    fixed: [...new Set(['id', definition.record.title])],
    filters,
    create: open('create'),
    update: open('update'),
    clone: open('clone'),
    remove: open('deleteRow'),
    export: open('view'),
    ...(definition.bulk && {
      import: { create: open('create'), update: open('update') },
      bulkRemove: open('delete'),
    }),
  };
}

function fitsACell({ name, type }: FieldModel): boolean {
  return !HIDDEN_FIELDS.includes(name) && type !== 'object' && type !== 'json' && type !== 'secret';
}

/**
 * The server orders by names and choices, unless its metadata says what it can order by (contract:
 * shell, section 7).
 */
function ordersOf(fields: readonly FieldModel[], metadata: FieldsMetadata): readonly string[] {
  const declared = Object.keys(metadata).filter((name) => metadata[name]?.order);
  if (declared.length > 0) return declared;
  return fields
    .filter(({ name, type }) => name === 'name' || type === 'choice')
    .map((field) => field.name);
}
