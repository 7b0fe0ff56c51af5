import SortIcon from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { ChoiceMenu } from '../../../controls/menus/ChoiceMenu.tsx';
import { useText } from '../../../i18n/useText.ts';
import { PushButton } from '../../../theme/buttons.ts';
import { filterOptions } from '../filterOptions.ts';
import { useRowParts } from '../listContexts.ts';
import { nextSort } from '../listState.ts';
import { PageCheckbox } from '../PageCheckbox.tsx';
import { TOUCH_PX } from '../../../controls/cards/CardFrame.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const FilterButton = lazyPart(() => import('../FilterButton.tsx'));

/** What the head of a table offers: selection of the page, order, filters. */
export function CardHead(): ReactNode {
  const text = useText();
  const { columns, selectable } = useRowParts();
  const { sort, setSort, filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sortable = columns.filter((column) => column.sortable);
  const filtered = columns.flatMap((column) => {
    const options = column.filter ? filterOptions(column.model, text) : [];
    return options.length > 0 ? [{ column, options }] : [];
  });
  const arrow = sort.order === 'DESC' ? '↓' : '↑';
  const current = sortable.find(({ field }) => field === sort.field);
  if (!selectable && sortable.length === 0 && filtered.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 40,
        bgcolor: 'raised',
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: 13,
        color: 'text.secondary',
        // The buttons of the filters.
        '& > button:not([class])': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 2,
          minHeight: 40,
          padding: '4px 12px',
          border: 0,
          background: 'none',
          font: 'inherit',
          color: 'inherit',
        },
      }}
    >
      {selectable && <PageCheckbox style={{ width: TOUCH_PX, height: TOUCH_PX, padding: 8 }} />}
      {sortable.length > 0 && (
        <>
          <PushButton
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <SortIcon aria-hidden />
            {current
              ? text('pages.list.sortBy', { column: `${text(current.model.label)} ${arrow}` })
              : text('cards.sort')}
          </PushButton>
          <ChoiceMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            label={text('cards.sort')}
            choices={sortable.map((column) => {
              const label = text(column.model.label);
              return {
                key: column.field,
                label: column === current ? `${label} ${arrow}` : label,
                radio: true,
                selected: column === current,
                onPress: () => setSort(nextSort(column.field, sort)),
              };
            })}
          />
        </>
      )}
      {filtered.map(({ column, options }) => (
        <FilterButton
          key={column.field}
          column={text(column.model.label)}
          options={options}
          inWords
          value={filterValues[column.field]}
          onChange={(value) => setFilters({ ...filterValues, [column.field]: value })}
        />
      ))}
    </Box>
  );
}
