import type { FieldModel, FieldType } from './fields.ts';

/** Types with few values: a column of them is filtered in its head. */
const FEW_VALUES: readonly FieldType[] = ['choice', 'boolean'];

/**
 * What the head of a column does. A column with a filter is not sorted (contract: shell, section 7).
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

/** Fields that a page shows: those the server tells, without what only words another of them. */
export function readableFields(fields: readonly FieldModel[]): readonly FieldModel[] {
  return fields.filter(
    (field) => !field.writeOnly && !fields.some(({ display }) => display === field.name),
  );
}
