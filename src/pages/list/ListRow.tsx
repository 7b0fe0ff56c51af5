import { memo } from 'react';
import { RecordContextProvider, type RaRecord } from 'ra-core';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { ColumnValue, type ColumnValueProps } from './ColumnValue.tsx';
import { RowActions } from './RowActions.tsx';
import type { RowEntry } from '../rowEntries.ts';
import type { Branch } from './rows/branch.ts';
import type { ListColumn } from './columns/listColumn.ts';
import { useText } from '../../i18n/useText.ts';

export interface ListRowProps extends Pick<ColumnValueProps, 'record' | 'linkOf' | 'onShow'> {
  readonly name: string;
  readonly columns: readonly ListColumn[];
  readonly selectable: boolean;
  readonly selected: boolean;
  /** An action on this row is running. */
  readonly busy: boolean;
  /** Position in the table from 1; only where rows out of view are not drawn. */
  readonly place: number | undefined;
  /** In a tree table: level and state of the row. */
  readonly branch?: Branch | undefined;
  onSelect(record: RaRecord, chosen: boolean): void;
  /** Undefined when the list has no column of actions. */
  readonly entriesOf: ((record: RaRecord) => readonly RowEntry[]) | undefined;
  onMore(button: HTMLElement, entries: readonly RowEntry[]): void;
}

export const NUMERIC_CELLS: readonly string[] = ['number', 'count'];

/** One record. Memoized: it renders again only when its own props change. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { record, name, columns, selectable, selected, busy, branch } = props;
  const { onSelect, linkOf, onShow, entriesOf, onMore } = props;
  const text = useText();
  return (
    <RecordContextProvider value={record}>
      <tr
        aria-selected={selectable ? selected : undefined}
        aria-busy={busy || undefined}
        aria-rowindex={props.place}
        aria-level={branch?.level}
        aria-expanded={branch?.open}
      >
        {selectable && (
          <td data-sticky="first" data-check>
            <Checkbox
              checked={selected}
              aria-label={text('pages.list.select', { name })}
              onChange={(on) => onSelect(record, on)}
            />
          </td>
        )}
        {columns.map((column, index) => {
          const Cell = index === 0 ? 'th' : 'td';
          return (
            <Cell
              key={column.field}
              scope={index === 0 ? 'row' : undefined}
              data-sticky={index === 0 ? (selectable ? 'second' : 'first') : undefined}
              data-align={NUMERIC_CELLS.includes(column.cell) ? 'end' : undefined}
            >
              {index === 0 && branch?.toggle}
              <ColumnValue column={column} record={record} linkOf={linkOf} onShow={onShow} />
            </Cell>
          );
        })}
        {entriesOf && (
          <td data-end>
            <RowActions name={name} busy={busy} entries={entriesOf(record)} onMore={onMore} />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});
