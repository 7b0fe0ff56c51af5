import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { FilterOption } from './FilterButton.tsx';
import type { SayText } from '../../i18n/useText.ts';

/** The values a column can be filtered by; booleans are sent as `True` and `False` (contract: shell, section 7). */
export function filterOptions(field: FieldModel, text: SayText): readonly FilterOption[] {
  if (field.type === 'boolean') {
    return [
      { value: 'True', label: text('pages.value.yes') },
      { value: 'False', label: text('pages.value.no') },
    ];
  }
  return (field.choices ?? []).map((choice) => ({
    value: String(choice.value),
    label: text(choice.label),
  }));
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
