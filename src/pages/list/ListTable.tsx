import { useCallback, useState, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { useText } from '../../i18n/useText.ts';
import { useWords } from '../../i18n/useWords.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import { ACTIONS_WIDTH_PX, CHECK_WIDTH_PX, columnWidth, NAME_WIDTH } from './columnWidths.ts';
import { FilterButton } from './FilterButton.tsx';
import { filterOptions } from './filterOptions.ts';
import { HeadCell } from './HeadCell.tsx';
import { ListRow, NUMERIC_CELLS } from './ListRow.tsx';
import { nextOrder, type ListState } from './listState.ts';
import type { RowEntry } from './rowEntries.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableFrame, TableRegion } from './TableFrame.tsx';
import type { ListColumn } from './useListDefinition.ts';
import type { Selection } from './useSelection.ts';

export interface ListTableProps {
  /** What the table holds: its name for assistive technology. */
  readonly label: string;
  readonly columns: readonly ListColumn[];
  /** Undefined while the first answer is awaited. */
  readonly rows: readonly RaRecord[] | undefined;
  readonly busy: boolean;
  readonly state: ListState;
  onChange(change: Partial<ListState>): void;
  nameOf(record: RaRecord): string;
  linkOf(column: ListColumn, record: RaRecord): string | undefined;
  /** Undefined when no row can be chosen. */
  readonly selection: Selection | undefined;
  readonly entriesOf: ((record: RaRecord) => readonly RowEntry[]) | undefined;
  /** Instead of rows: nothing there, nothing found, a failure. */
  readonly notice: ReactNode;
}

/** The table of a list: a real one, with its head and first column in place while it scrolls. */
export function ListTable(props: ListTableProps) {
  const { label, columns, rows, busy, state, onChange, selection, entriesOf, notice } = props;
  const text = useText();
  const words = useWords();
  const [menu, setMenu] = useState<OpenMenu>();
  const onMore = useCallback((anchor: HTMLElement, entries: readonly RowEntry[]) => {
    setMenu({ anchor, entries });
  }, []);

  const labels = columns.map((column) => text(column.model.label));
  const widths = columns.map((column, index) => columnWidth(column, labels[index] ?? ''));
  const least =
    widths.slice(1).reduce((sum, width) => sum + width, 0) +
    (selection ? CHECK_WIDTH_PX : 0) +
    (entriesOf ? ACTIONS_WIDTH_PX : 0);
  const chosen = rows?.filter((record) => selection?.has(record)).length ?? 0;
  const allChosen = rows !== undefined && rows.length > 0 && chosen === rows.length;

  return (
    // The region scrolls, so the keyboard must be able to reach it (WCAG 2.2, criterion 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableRegion aria-label={label} tabIndex={0} aria-busy={busy}>
      <TableFrame style={{ minWidth: `calc(${least}px + ${NAME_WIDTH})` }} aria-label={label}>
        <colgroup>
          {selection && <col style={{ width: CHECK_WIDTH_PX }} />}
          {columns.map((column, index) => (
            <col key={column.field} style={{ width: index === 0 ? NAME_WIDTH : widths[index] }} />
          ))}
          {entriesOf && <col style={{ width: ACTIONS_WIDTH_PX }} />}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-sticky="first" data-check>
                <input
                  type="checkbox"
                  aria-label={words('pages.list.selectPage')}
                  checked={allChosen}
                  disabled={!rows || rows.length === 0}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && !allChosen;
                  }}
                  onChange={(event) => selection.toggleAll(rows ?? [], event.target.checked)}
                />
              </th>
            )}
            {columns.map((column, index) => {
              const options = column.filter ? filterOptions(column.model, text, words) : [];
              return (
                <HeadCell
                  key={column.field}
                  label={labels[index] ?? column.field}
                  help={column.model.help && text(column.model.help)}
                  sticky={index === 0 ? (selection ? 'second' : 'first') : undefined}
                  alignEnd={NUMERIC_CELLS.includes(column.cell)}
                  order={state.order?.field === column.field ? state.order : undefined}
                  onSort={
                    column.sortable &&
                    (() => {
                      const order = nextOrder(column.field, state.order);
                      onChange({ order });
                    })
                  }
                >
                  {options.length > 0 && (
                    <FilterButton
                      column={labels[index] ?? column.field}
                      options={options}
                      value={state.filters[column.field]}
                      onChange={(value) =>
                        onChange({ filters: withFilter(state, column.field, value) })
                      }
                    />
                  )}
                </HeadCell>
              );
            })}
            {entriesOf && <th scope="col">{words('pages.list.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows?.map((record) => (
            <ListRow
              key={record.id}
              record={record}
              name={props.nameOf(record)}
              columns={columns}
              selectable={selection !== undefined}
              selected={selection?.has(record) ?? false}
              onSelect={selection?.toggle ?? ignore}
              linkOf={props.linkOf}
              entriesOf={entriesOf}
              onMore={onMore}
            />
          ))}
          {!rows && !notice && (
            <SkeletonRows
              rows={state.size}
              cells={columns.length + (selection ? 1 : 0) + (entriesOf ? 1 : 0)}
            />
          )}
        </tbody>
      </TableFrame>
      {notice && <div style={{ position: 'sticky', insetInlineStart: 0 }}>{notice}</div>}
      <EntryMenu open={menu} onClose={() => setMenu(undefined)} />
    </TableRegion>
  );
}

function withFilter(
  state: ListState,
  key: string,
  value: string | undefined,
): Readonly<Record<string, string>> {
  const { [key]: _dropped, ...others } = state.filters;
  return value === undefined ? others : { ...others, [key]: value };
}

function ignore(): void {}
