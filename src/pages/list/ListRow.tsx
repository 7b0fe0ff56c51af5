import { memo } from 'react';
import { RecordContextProvider, type RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { FieldValue } from '../../fields/show/FieldValue.tsx';
import { RowActions } from './RowActions.tsx';
import type { RowEntry } from '../rowEntries.ts';
import type { Branch } from './rows/branch.ts';
import type { ListColumn } from './columns/listColumn.ts';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../i18n/lazyPart.tsx';

/** Few lists fetch names, mark values, expand texts or have hand-written cells. */
const RichCell = lazyPart(() => import('./cells/RichCell.tsx'));

export interface ListRowProps {
  readonly record: RaRecord;
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
  /** Undefined where the person may not open the linked page. */
  linkOf(column: ListColumn, record: RaRecord): string | undefined;
  /** Shows the record in a dialog, instead of a link. */
  readonly onShow: ((record: RaRecord) => void) | undefined;
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
          const rich =
            column.names ??
            column.opens ??
            column.slot ??
            column.marks ??
            column.whole ??
            column.links ??
            column.badges;
          const link = column.link && !rich ? linkOf(column, record) : undefined;
          const own = <FieldValue field={column.model} record={record} cell={column.cell} />;
          const value = rich ? (
            <RichCell
              fallback={own}
              column={column}
              record={record}
              all={column.links && linkOf(column, record)}
            >
              {own}
            </RichCell>
          ) : (
            own
          );
          return (
            <Cell
              key={column.field}
              scope={index === 0 ? 'row' : undefined}
              data-sticky={index === 0 ? (selectable ? 'second' : 'first') : undefined}
              data-align={NUMERIC_CELLS.includes(column.cell) ? 'end' : undefined}
            >
              {index === 0 && branch?.toggle}
              {link !== undefined ? (
                <Link to={link}>{value}</Link>
              ) : column.link && onShow ? (
                <button
                  type="button"
                  data-action
                  aria-haspopup="dialog"
                  onClick={() => onShow(record)}
                >
                  {value}
                </button>
              ) : (
                value
              )}
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
