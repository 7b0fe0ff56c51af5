import { styled } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { ChipModel } from '../../../../codegen/model/lists.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { rem, TABLE_TEXT_PX, TARGET_PX } from '../../../theme/sizes.ts';
import FilterButton from '../FilterButton.tsx';
import { useResourceList } from '../listContexts.ts';
import { CHIP, choiceOfChip } from './chipFilter.ts';
import { useChipCounts } from './useChipCounts.ts';

const Bar = styled('div')(({ theme }) => {
  const { palette, breakpoints } = theme.vars ? { ...theme, ...theme.vars } : theme;
  return {
    flexBasis: '100%',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    fontSize: rem(TABLE_TEXT_PX),
    // On a phone they are one line that scrolls.
    [breakpoints.down('sm')]: { flexWrap: 'nowrap', overflowX: 'auto' },
    '& > button': {
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: TARGET_PX + 4,
      padding: '0 12px',
      font: 'inherit',
      color: palette.text.primary,
      background: 'none',
      border: `1px solid ${palette.divider}`,
      borderRadius: TARGET_PX,
      cursor: 'pointer',
    },
    '& > button:hover': { background: palette.action.hover },
    '& > button:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& > button[data-on]': {
      color: palette.primary.main,
      borderColor: palette.primary.main,
      background: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`,
    },
    '& small': { font: 'inherit', color: palette.text.secondary },
    '& > p': { margin: 0, color: palette.text.secondary },
  };
});

/** The named filters above a list, with the numbers of their records; one of them can be set. */
export default function ChipBar(): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const { list, fields, state, latest, change } = useResourceList();
  const { total } = useListContext();
  const { chips = [] } = list;
  const set = state.filters[CHIP];
  const { counts, cut } = useChipCounts();
  const press = (value: string | undefined) => {
    const { [CHIP]: before, ...filters } = latest().filters;
    const isCleared = value === undefined || value === before;
    change({ filters: isCleared ? filters : { ...filters, [CHIP]: value } });
  };
  const menu = (chip: Extract<ChipModel, { field: string }>) => {
    const field = fields.find(({ name }) => name === chip.field);
    const start = choiceOfChip(chip, '');
    return (
      field && (
        <FilterButton
          key={chip.key}
          column={text(chip.label)}
          field={field}
          value={set?.startsWith(start) ? set.slice(start.length) : undefined}
          inWords
          onChange={(choice) =>
            press(choice === undefined ? undefined : choiceOfChip(chip, choice))
          }
        />
      )
    );
  };
  return (
    <Bar role="group" aria-label={text('listChips.label')}>
      {chips.map((chip) => {
        if ('field' in chip) return menu(chip);
        const isSet = chip.key === set;
        const count = isSet ? total : counts.get(chip.key);
        return (
          <button
            key={chip.key}
            type="button"
            aria-pressed={isSet}
            data-on={isSet || undefined}
            onClick={() => press(chip.key)}
          >
            {text(chip.label)}
            {count !== undefined && <small>{number(count)}</small>}
          </button>
        );
      })}
      {cut && (
        <p role="status">
          {text('listChips.cut', { read: number(cut.read), total: number(cut.total) })}
        </p>
      )}
    </Bar>
  );
}
