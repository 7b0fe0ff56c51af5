import type { FieldModel, FieldType } from './fields.ts';

/** Types with few values: their columns have a filter in the header. */
const FEW_VALUES: readonly FieldType[] = ['choice', 'boolean'];

/**
 * The tool in a column's header. A column with a filter is not sortable (contract: shell, section 7).
 *
 * @param served whether the server filters and orders by the field
 */
export function headTool(
  type: FieldType | undefined,
  served: { readonly filter: boolean; readonly order: boolean },
): 'filter' | 'sort' | undefined {
  if (served.filter && type !== undefined && FEW_VALUES.includes(type)) return 'filter';
  return served.order ? 'sort' : undefined;
}

/** The fields that a page shows: those the server sends, without the `_display` fields of others. */
export function readableFields(fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.filter(
    (field) => !field.writeOnly && !fields.some(({ display }) => display === field.name),
  );
}
