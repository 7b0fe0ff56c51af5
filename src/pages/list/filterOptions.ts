import type { FieldModel } from '../../../codegen/model/fields.ts';
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
