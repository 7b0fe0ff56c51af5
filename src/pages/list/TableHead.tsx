import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { filterOptions } from './filterOptions.ts';
import { HeadCell } from './HeadCell.tsx';
import { useRowParts } from './listContexts.ts';
import { NUMERIC_CELLS } from './ListRow.tsx';
import { nextSort } from './listState.ts';
import { PageCheckbox } from './PageCheckbox.tsx';

const FilterButton = lazyPart(() => import('./FilterButton.tsx'));

/** The head of a table: selection of the page, and the columns with their order and filters. */
export function TableHead(): ReactNode {
  const text = useText();
  const { sort, setSort, filterValues, setFilters } = useListContext();
  const { columns, selectable, entriesOf } = useRowParts();
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" data-sticky="first" data-check>
            <PageCheckbox />
          </th>
        )}
        {columns.map(({ field, model, cell, sortable, filter }, index) => {
          const options = filter ? filterOptions(model, text) : [];
          const label = text(model.label);
          return (
            <HeadCell
              key={field}
              field={field}
              label={label}
              help={model.help && text(model.help)}
              sticky={index === 0 ? (selectable ? 'second' : 'first') : undefined}
              alignEnd={NUMERIC_CELLS.includes(cell)}
              sort={sort.field === field ? sort.order : undefined}
              onSort={sortable && (() => setSort(nextSort(field, sort)))}
            >
              {options.length > 0 && (
                <FilterButton
                  column={label}
                  options={options}
                  value={filterValues[field]}
                  onChange={(value) => setFilters({ ...filterValues, [field]: value })}
                />
              )}
            </HeadCell>
          );
        })}
        {entriesOf && (
          <th scope="col" data-end>
            {text('pages.list.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}
