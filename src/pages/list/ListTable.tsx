import { useListContext, type RaRecord } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import {
  leastWidth,
  actionsWidth,
  CHECK_WIDTH_PX,
  columnWidth,
  NAME_WIDTH,
  yieldingWidths,
} from './columnWidths.ts';
import { useListCommands, useListSelection, useResourceList, useRowParts } from './listContexts.ts';
import { ListNotice } from './ListNotice.tsx';
import { ListRow, NUMERIC_CELLS } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableFrame, TableRegion } from './TableFrame.tsx';
import { ROW_HEIGHTS_PX, useDensity } from './useDensity.ts';
import { FIRST_PLACE, FIRST_ROWS, WINDOW_FROM } from './window/rowWindow.ts';
import { filterOptions } from './filterOptions.ts';
import { HeadCell } from './HeadCell.tsx';
import { nextSort } from './listState.ts';
import { PageCheckbox } from './PageCheckbox.tsx';

/** Loaded together with the first rows: keyboard and pointer handling, and windowing of many rows. */
const TableInteractions = lazyPart(() => import('./interactions/TableInteractions.tsx'));
const WindowedRows = lazyPart(() => import('./window/WindowedRows.tsx'));

/** The table of the list around it. Head and first column are sticky. */
export function ListTable(): ReactNode {
  const text = useText();
  const { definition } = useResourceList();
  const { data: rows, isFetching, isPending, perPage } = useListContext();
  const { nameOf } = useRowParts();
  const selection = useListSelection();
  const { busyRows } = useListCommands();
  const { check, columns, actions, takesRest } = useTableWidths();
  const [density] = useDensity();
  const rowPx = ROW_HEIGHTS_PX[density];
  const region = useRef<HTMLElement>(null);
  const label = text(definition.many);
  const widths = [...check, ...columns, ...actions];
  const isWindowed = rows !== undefined && rows.length > WINDOW_FROM;
  const draw = (record: RaRecord, index: number) => (
    <ListRow
      key={record.id}
      record={record}
      name={nameOf(record)}
      selected={selection.has(record)}
      busy={busyRows.has(record.id)}
      place={isWindowed ? index + FIRST_PLACE : undefined}
    />
  );
  return (
    // The region scrolls, so it must be focusable by keyboard (WCAG 2.2, criterion 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableRegion
      ref={region}
      style={rows && { minHeight: 0 }}
      rowPx={rowPx}
      fits={density === 'fit' && !isWindowed ? perPage : undefined}
      before={widths.slice(0, check.length + 1)}
      behind={actions}
      aria-label={label}
      tabIndex={0}
      aria-busy={isFetching}
    >
      <TableFrame
        style={{ minWidth: leastWidth(widths) }}
        aria-label={label}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={index === takesRest ? undefined : { width }} />
          ))}
        </colgroup>
        <TableHead />
        <tbody>
          {isWindowed ? (
            <WindowedRows
              fallback={rows.slice(0, FIRST_ROWS).map(draw)}
              rows={rows}
              rowHeight={rowPx}
              cells={widths.length}
              draw={draw}
            />
          ) : (
            rows?.map(draw)
          )}
          {isPending && <SkeletonRows rows={perPage} cells={widths.length} />}
        </tbody>
      </TableFrame>
      <ListNotice />
      {rows && <TableInteractions region={region} rows={rows} rowHeight={rowPx} />}
    </TableRegion>
  );
}

/** The actions of the first rows set the width of the actions column. */
const ROWS_MEASURED = 20;

/** CSS lengths of the columns of a table. */
interface TableWidths {
  /** Of the check boxes and of the actions: one each, or none. */
  readonly check: readonly string[];
  readonly actions: readonly string[];
  readonly columns: readonly string[];
  /** With chosen widths the last column of the table takes the remaining space. */
  readonly takesRest: number | undefined;
}

/** The widths that the user chose, else those of the columns' values and labels. */
function useTableWidths(): TableWidths {
  const text = useText();
  const { data: rows = [] } = useListContext();
  const { widths: chosen } = useResourceList().choice;
  const { columns, selectable, entriesOf } = useRowParts();
  const check = selectable ? [`${CHECK_WIDTH_PX}px`] : [];
  const actions = entriesOf
    ? [`${actionsWidth(rows.slice(0, ROWS_MEASURED).map(entriesOf))}px`]
    : [];
  const usual = columns.map((column) => columnWidth(column, text(column.model.label)));
  if (!chosen) {
    const yielding = yieldingWidths(usual.slice(1), [NAME_WIDTH, ...check, ...actions]);
    return { check, actions, columns: [NAME_WIDTH, ...yielding], takesRest: undefined };
  }
  const widths = columns.map(({ field }, index) => {
    const width = chosen[field];
    return width === undefined && index === 0 ? NAME_WIDTH : `${width ?? usual[index]}px`;
  });
  const takesRest = check.length + widths.length + actions.length - 1;
  return { check, actions, columns: widths, takesRest };
}

const FilterButton = lazyPart(() => import('./FilterButton.tsx'));

/** The head of a table: selection of the page, and the columns with their order and filters. */
function TableHead(): ReactNode {
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
