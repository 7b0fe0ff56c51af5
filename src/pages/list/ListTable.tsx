import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useListContext, type RaRecord } from 'ra-core';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import type { BusyRows } from './useBusyRows.ts';
import {
  actionsWidth,
  CHECK_WIDTH_PX,
  columnWidth,
  leastWidth,
  NAME_WIDTH,
  yieldingWidths,
} from './columnWidths.ts';
import type { ColumnChoice } from './columns/columnChoice.ts';
import { filterOptions } from './filterOptions.ts';
import { HeadCell } from './HeadCell.tsx';
import { ListRow, NUMERIC_CELLS } from './ListRow.tsx';
import { nextSort } from './listState.ts';
import type { RowEntry } from '../rowEntries.ts';
import type { Branch, BranchSource } from './rows/branch.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableFrame, TableRegion } from './TableFrame.tsx';
import { ROW_HEIGHTS_PX, useDensity } from './useDensity.ts';
import type { ListColumn } from './columns/listColumn.ts';
import type { Selection } from './useSelection.ts';
import { FIRST_PLACE, FIRST_ROWS, WINDOW_FROM } from './window/rowWindow.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** The actions of the first rows set the width of the actions column. */
const ROWS_MEASURED = 20;
/** Loaded together with the first rows: keyboard and pointer handling, and windowing of many rows. */
const TableInteractions = lazyPart(() => import('./interactions/TableInteractions.tsx'));
const FilterButton = lazyPart(() => import('./FilterButton.tsx'));
const TreeRows = lazyPart(() => import('./rows/TreeRows.tsx'));
const WindowedRows = lazyPart(() => import('./window/WindowedRows.tsx'));

export interface ListTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly ListColumn[];
  /** Widths the person chose, by field. */
  readonly widths: ColumnChoice['widths'];
  onWidths(widths: NonNullable<ColumnChoice['widths']>): void;
  readonly busyRows: BusyRows;
  nameOf(record: RaRecord): string;
  linkOf(column: ListColumn, record: RaRecord): string | undefined;
  /** Opens a record in a dialog, when its resource has a detail without a page. */
  readonly onShow: ((record: RaRecord) => void) | undefined;
  /** Undefined when rows cannot be selected. */
  readonly selection: Selection | undefined;
  /** Of a tree table: where the child rows come from. */
  readonly below?: BranchSource | undefined;
  readonly entriesOf: ((record: RaRecord) => readonly RowEntry[]) | undefined;
  /** Shown instead of rows: an empty list, no results, a failure. */
  readonly notice: ReactNode;
  /** What can be done with the selected records; cards have it at their foot. */
  readonly selected?: ReactNode;
}

/** The table of the list around it. Head and first column are sticky. */
export function ListTable(props: ListTableProps) {
  const { label, columns, busyRows, selection, entriesOf, notice } = props;
  const {
    data: rows,
    isFetching,
    perPage,
    sort,
    setSort,
    filterValues,
    setFilters,
  } = useListContext();
  const text = useText();
  const [menu, setMenu] = useState<OpenMenu>();
  const onMore = useCallback((anchor: HTMLElement, entries: readonly RowEntry[]) => {
    setMenu({ anchor, entries });
  }, []);

  const labels = columns.map((column) => text(column.model.label));
  const [density] = useDensity();
  const rowPx = ROW_HEIGHTS_PX[density];
  const region = useRef<HTMLElement>(null);
  const check = selection ? [`${CHECK_WIDTH_PX}px`] : [];
  const actions = entriesOf
    ? [`${actionsWidth((rows ?? []).slice(0, ROWS_MEASURED).map(entriesOf))}px`]
    : [];
  const usual = columns.map((column, index) => columnWidth(column, labels[index] ?? ''));
  const yielding = yieldingWidths(usual.slice(1), [NAME_WIDTH, ...check, ...actions]);
  const widths = [
    ...check,
    ...(props.widths
      ? columns.map(({ field }, index) => {
          const chosen = props.widths?.[field];
          return chosen === undefined && index === 0 ? NAME_WIDTH : `${chosen ?? usual[index]}px`;
        })
      : [NAME_WIDTH, ...yielding]),
    ...actions,
  ];
  /** With chosen widths the last column takes the remaining space. */
  const takesRest = props.widths ? widths.length - 1 : undefined;
  const chosen = rows?.filter((record) => selection?.has(record)).length ?? 0;
  const allChosen = rows !== undefined && rows.length > 0 && chosen === rows.length;

  const { below } = props;
  const windowed = !below && rows !== undefined && rows.length > WINDOW_FROM;
  const draw = (record: RaRecord, index: number, branch?: Branch) => (
    <ListRow
      key={record.id}
      record={record}
      name={props.nameOf(record)}
      columns={columns}
      selectable={selection !== undefined}
      selected={selection?.has(record) ?? false}
      busy={busyRows.has(record)}
      place={windowed ? index + FIRST_PLACE : undefined}
      branch={branch}
      onSelect={selection?.toggle ?? ignore}
      linkOf={props.linkOf}
      onShow={props.onShow}
      entriesOf={entriesOf}
      onMore={onMore}
    />
  );
  const plain = (record: RaRecord, index: number) => draw(record, index);
  return (
    // The region scrolls, so it must be focusable by keyboard (WCAG 2.2, criterion 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableRegion
      ref={region}
      style={rows && { minHeight: 0 }}
      rowPx={rowPx}
      fits={density === 'fit' && !windowed ? perPage : undefined}
      before={widths.slice(0, check.length + 1)}
      behind={actions}
      aria-label={label}
      tabIndex={0}
      aria-busy={isFetching}
    >
      <TableFrame
        style={{ minWidth: leastWidth(widths) }}
        aria-label={label}
        role={below && 'treegrid'}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={index === takesRest ? undefined : { width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-sticky="first" data-check>
                <Checkbox
                  aria-label={text('pages.list.selectPage')}
                  checked={allChosen || (chosen > 0 && 'mixed')}
                  disabled={!rows || rows.length === 0}
                  onChange={(on) => selection.toggleAll(rows ?? [], on)}
                />
              </th>
            )}
            {columns.map((column, index) => {
              const options = column.filter ? filterOptions(column.model, text) : [];
              return (
                <HeadCell
                  key={column.field}
                  field={column.field}
                  label={labels[index] ?? column.field}
                  help={column.model.help && text(column.model.help)}
                  sticky={index === 0 ? (selection ? 'second' : 'first') : undefined}
                  alignEnd={NUMERIC_CELLS.includes(column.cell)}
                  sort={sort.field === column.field ? sort.order : undefined}
                  onSort={column.sortable && (() => setSort(nextSort(column.field, sort)))}
                >
                  {options.length > 0 && (
                    <FilterButton
                      column={labels[index] ?? column.field}
                      options={options}
                      value={filterValues[column.field]}
                      onChange={(value) => setFilters({ ...filterValues, [column.field]: value })}
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
        <tbody>
          {below && rows ? (
            <TreeRows
              source={below}
              rows={rows}
              cells={widths.length}
              nameOf={props.nameOf}
              draw={(record, branch) => draw(record, 0, branch)}
            />
          ) : windowed ? (
            <WindowedRows
              fallback={rows.slice(0, FIRST_ROWS).map(plain)}
              rows={rows}
              rowHeight={rowPx}
              cells={widths.length}
              draw={draw}
            />
          ) : (
            rows?.map(plain)
          )}
          {!rows && !notice && <SkeletonRows rows={perPage} cells={widths.length} />}
        </tbody>
      </TableFrame>
      {notice && <div style={{ position: 'sticky', insetInlineStart: 0 }}>{notice}</div>}
      {rows && !below && (
        <TableInteractions
          region={region}
          rows={rows}
          rowHeight={rowPx}
          selection={selection}
          onWidths={props.onWidths}
        />
      )}
      <EntryMenu open={menu} onClose={() => setMenu(undefined)} />
    </TableRegion>
  );
}

function ignore(): void {}
