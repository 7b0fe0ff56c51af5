import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { ChipModel } from '../../../../codegen/model/lists.ts';
import type { SayText } from '../../../i18n/useText.ts';
import { filterText } from '../filterOptions.ts';

/** The label of a chip that is set, as of a filter with its value. */
export function chipText(
  fields: readonly FieldModel[],
  chips: readonly ChipModel[],
  value: string,
  text: SayText,
): ReturnType<typeof filterText> {
  const [key, choice = ''] = value.split(':');
  const chip = chips.find((one) => one.key === key);
  if (chip && 'field' in chip) return filterText(fields, {}, chip.field, choice, text);
  return { label: text('listChips.label'), value: chip ? text(chip.label) : value };
}
