import { useListContext, type RaRecord } from 'ra-core';
import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import {
  RowPartsContext,
  useListCommands,
  useListSelection,
  useResourceList,
  useRowParts,
} from './listContexts.ts';
import { ListNotice } from './ListNotice.tsx';
import { ListRow, NUMERIC_CELLS } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableFrame, TableRegion } from './TableFrame.tsx';
import { ROW_HEIGHTS_PX, useDensity } from './useDensity.ts';
import { FIRST_PLACE, FIRST_ROWS, WINDOW_FROM } from './window/rowWindow.ts';
import { HeadCell } from './HeadCell.tsx';
import { nextSort } from './listState.ts';
import { PageCheckbox } from './PageCheckbox.tsx';
import { useTableWidths } from './widths/useTableWidths.ts';

/** Loaded together with the first rows: keyboard and pointer handling, and windowing of many rows. */
const TableInteractions = lazyPart(() => import('./interactions/TableInteractions.tsx'));
const WindowedRows = lazyPart(() => import('./window/WindowedRows.tsx'));
const DroppedColumns = lazyPart(() => import('./widths/DroppedColumns.tsx'));

/** A line of chips above a table, with the gap to it. */
const CHIPS = { '--chips': '36px' } as CSSProperties;

/** The table of the list around it. Head and first column are sticky. */
export function ListTable(): ReactNode {
  const text = useText();
  const { definition, list } = useResourceList();
  const { data: rows, isFetching, isPending, perPage } = useListContext();
  const rowParts = useRowParts();
  const { nameOf } = rowParts;
  const selection = useListSelection();
  const { busyRows } = useListCommands();
  const region = useRef<HTMLElement>(null);
  const { check, columns, widths, actions, dropped } = useTableWidths(region);
  const shownParts = useMemo(() => ({ ...rowParts, columns }), [rowParts, columns]);
  const [density] = useDensity();
  const rowPx = ROW_HEIGHTS_PX[density];
  const label = text(definition.many);
  const all = [...check, ...widths, ...actions];
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
      style={{ ...(rows && { minHeight: 0 }), ...(list.chips && CHIPS) }}
      rowPx={rowPx}
      fits={density === 'fit' && !isWindowed ? perPage : undefined}
      before={sumOf([...check, ...widths.slice(0, 1)])}
      behind={sumOf(actions)}
      aria-label={label}
      tabIndex={0}
      aria-busy={isFetching}
    >
      <RowPartsContext value={shownParts}>
        <TableFrame
          style={{ minWidth: sumOf(all) }}
          aria-label={label}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <colgroup>
            {all.map((width, index) => (
              // The last one takes what the others leave.
              <col key={index} style={index < all.length - 1 ? { width } : undefined} />
            ))}
          </colgroup>
          <TableHead>{dropped.length > 0 && <DroppedColumns columns={dropped} />}</TableHead>
          <tbody>
            {isWindowed ? (
              <WindowedRows
                fallback={rows.slice(0, FIRST_ROWS).map(draw)}
                rows={rows}
                rowHeight={rowPx}
                cells={all.length}
                draw={draw}
              />
            ) : (
              rows?.map(draw)
            )}
            {isPending && <SkeletonRows rows={perPage} cells={all.length} />}
          </tbody>
        </TableFrame>
      </RowPartsContext>
      <ListNotice />
      {rows && <TableInteractions region={region} rows={rows} rowHeight={rowPx} />}
    </TableRegion>
  );
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

const FilterButton = lazyPart(() => import('./FilterButton.tsx'));

/** The head of a table: selection of the page, the columns with their order and filters, and more at its end. */
function TableHead({ children }: { readonly children: ReactNode }): ReactNode {
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
              {filter && (
                <FilterButton
                  column={label}
                  field={model}
                  value={filterValues[field]}
                  onChange={(value) => setFilters({ ...filterValues, [field]: value })}
                />
              )}
              {!entriesOf && index === columns.length - 1 && children}
            </HeadCell>
          );
        })}
        {entriesOf && (
          <th scope="col" data-end>
            {text('pages.list.actions')}
            {children}
          </th>
        )}
      </tr>
    </thead>
  );
}
