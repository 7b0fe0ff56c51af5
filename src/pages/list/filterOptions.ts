import { filterValue, type FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { SayText } from '../../i18n/useText.ts';

export interface FilterOption {
  /** The value as the address writes it. */
  readonly value: string;
  readonly label: string;
}

/** A filter by a choice reads it as "without a value" (django-filter 2.4.0, `null_value`; observed: no rows). */
const NO_VALUE = 'null';

/** The values a column can be filtered by. */
export function filterOptions(field: FieldModel, text: SayText): readonly FilterOption[] {
  if (field.type === 'boolean') {
    return [
      { value: filterValue(true), label: text('pages.value.yes') },
      { value: filterValue(false), label: text('pages.value.no') },
    ];
  }
  return (field.choices ?? [])
    .filter(({ value }) => value !== NO_VALUE)
    .map(({ value, label }) => ({ value: filterValue(value), label: text(label) }));
}

/** The label of a filter value. */
export function filterText(
  fields: readonly FieldModel[],
  { filterLabels }: Pick<ListModel, 'filterLabels'>,
  key: string,
  value: string,
  text: SayText,
): { readonly label: string; readonly value: string } {
  const field = fields.find((one) => one.name === key);
  const option = field && filterOptions(field, text).find((one) => one.value === value);
  const label = field?.label ?? filterLabels?.[key];
  return { label: label === undefined ? key : text(label), value: option?.label ?? value };
}
