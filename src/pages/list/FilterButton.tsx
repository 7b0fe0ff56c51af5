import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { landmarkOf } from '../../theme/landmark.ts';

export interface FilterOption {
  /** As it stands in the address. */
  readonly value: string;
  readonly label: string;
}

export interface FilterButtonProps {
  readonly column: string;
  readonly options: readonly FilterOption[];
  readonly value: string | undefined;
  onChange(value: string | undefined): void;
}

/** The filter in the head of a column whose values are few: one of them, or all. */
export function FilterButton({ column, options, value, onChange }: FilterButtonProps) {
  const words = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value);
  const label = chosen
    ? words('pages.list.filteredBy', { column, value: chosen.label })
    : words('pages.list.filterBy', { column });
  const pick = (next: string | undefined) => {
    setAnchor(null);
    if (next !== value) onChange(next);
  };
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
      </button>
      <Menu
        anchorEl={anchor}
        container={landmarkOf(anchor)}
        disableScrollLock
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        <MenuItem selected={!chosen} onClick={() => pick(undefined)}>
          {words('pages.list.all')}
        </MenuItem>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            selected={option.value === value}
            onClick={() => pick(option.value)}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
