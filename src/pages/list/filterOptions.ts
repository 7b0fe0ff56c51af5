import { filterValue, type FieldModel } from '../../../codegen/model/fields.ts';
import type { ChipModel, ListModel } from '../../../codegen/model/lists.ts';
import type { SayText } from '../../i18n/useText.ts';
import { CHIP, readChip } from './chips/chipFilter.ts';

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
  { filterLabels, chips }: Pick<ListModel, 'filterLabels' | 'chips'>,
  key: string,
  value: string,
  text: SayText,
): { readonly label: string; readonly value: string } {
  if (key === CHIP && chips) return chipText(fields, chips, value, text);
  const field = fields.find((one) => one.name === key);
  const option = field && filterOptions(field, text).find((one) => one.value === value);
  const label = field?.label ?? filterLabels?.[key];
  return { label: label === undefined ? key : text(label), value: option?.label ?? value };
}

function chipText(
  fields: readonly FieldModel[],
  chips: readonly ChipModel[],
  value: string,
  text: SayText,
): ReturnType<typeof filterText> {
  const { key, choice } = readChip(value);
  const chip = chips.find((one) => one.key === key);
  if (chip && 'field' in chip) return filterText(fields, {}, chip.field, choice, text);
  return { label: text('listChips.label'), value: chip ? text(chip.label) : value };
}
