import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { ListModel } from '../../../codegen/model/resources.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { WordKey } from '../../../generated/texts.ts';
import type { FilterOption } from './FilterButton.tsx';

/** The values a column can be filtered by; a boolean goes as `True` or `False` (contract: list page). */
export function filterOptions(
  field: FieldModel,
  text: (text: Text) => string,
  words: (key: WordKey) => string,
): readonly FilterOption[] {
  if (field.type === 'boolean') {
    return [
      { value: 'True', label: words('pages.value.yes') },
      { value: 'False', label: words('pages.value.no') },
    ];
  }
  return (field.choices ?? []).map((choice) => ({
    value: String(choice.value),
    label: text(choice.label),
  }));
}

/** A filter in force, in words: the choice's own where the field has one. */
export function filterWords(
  fields: readonly FieldModel[],
  { filterLabels }: Pick<ListModel, 'filterLabels'>,
  key: string,
  value: string,
  text: (text: Text) => string,
  words: (key: WordKey) => string,
): { readonly label: string; readonly value: string } {
  const field = fields.find((one) => one.name === key);
  const option = field && filterOptions(field, text, words).find((one) => one.value === value);
  const label = field?.label ?? filterLabels?.[key];
  return { label: label === undefined ? key : text(label), value: option?.label ?? value };
}
