import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import { useState } from 'react';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { ChoiceMenu } from '../../controls/menus/ChoiceMenu.tsx';
import { useText } from '../../i18n/useText.ts';
import { filterOptions } from './filterOptions.ts';

interface FilterButtonProps {
  readonly column: string;
  readonly field: FieldModel;
  readonly value: string | undefined;
  /** Shows the value or the column, too. */
  readonly inWords?: boolean;
  onChange(value: string | undefined): void;
}

/** The filter in the head of a column with few values: one of them, or all. */
export default function FilterButton({
  column,
  field,
  value,
  inWords,
  onChange,
}: FilterButtonProps) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const options = filterOptions(field, text);
  const chosen = options.find((option) => option.value === value);
  const label = chosen
    ? text('pages.list.filteredBy', { column, value: chosen.label })
    : text('pages.list.filterBy', { column });
  const pick = (next: string | undefined) => {
    if (next !== value) onChange(next);
  };
  if (options.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FilterIcon sx={{ fontSize: 16, color: chosen ? 'primary.main' : 'inherit' }} />
        {inWords && (chosen?.label ?? column)}
      </button>
      <ChoiceMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        choices={[
          {
            key: '',
            label: text('pages.list.all'),
            radio: true,
            selected: !chosen,
            onPress: () => pick(undefined),
          },
          ...options.map((option) => ({
            key: option.value,
            label: option.label,
            radio: true,
            selected: option.value === value,
            onPress: () => pick(option.value),
          })),
        ]}
      />
    </>
  );
}
