import { memo, type ReactNode } from 'react';
import { RecordContextProvider, type RaRecord } from 'ra-core';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { ColumnValue } from './ColumnValue.tsx';
import { splitEntries } from '../rowEntries.ts';
import { useRowParts } from './listContexts.ts';
import { RowActions } from './RowActions.tsx';
import { isNaming } from './useListDefinition.ts';

const InlineBadge = lazyPart(() => import('./cells/InlineBadge.tsx'));

export interface ListRowProps {
  readonly record: RaRecord;
  readonly name: string;
  readonly selected: boolean;
  /** An action on this row is running. */
  readonly busy: boolean;
  /** Position in the table from 1; only where rows out of view are not drawn. */
  readonly place: number | undefined;
}

export const NUMERIC_CELLS: readonly string[] = ['number', 'count', 'duration'];

/** One record. Memoized: it renders again only when it changes, or what all rows have in common. */
export const ListRow = memo(function ListRow(props: ListRowProps): ReactNode {
  const { record, name, selected, busy, place } = props;
  const { columns, inactive, selectable, onSelect, entriesOf, onMore } = useRowParts();
  const text = useText();
  return (
    <RecordContextProvider value={record}>
      <tr
        aria-selected={selectable ? selected : undefined}
        aria-busy={busy || undefined}
        aria-rowindex={place}
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
              data-name={isNaming(column) || undefined}
              data-quiet={column.quiet}
              data-align={NUMERIC_CELLS.includes(column.cell) ? 'end' : undefined}
            >
              <ColumnValue column={column} record={record} />
              {inactive && isNaming(column) && record[inactive.field] === false && (
                <InlineBadge>{text(inactive.label)}</InlineBadge>
              )}
            </Cell>
          );
        })}
        {entriesOf && (
          <td data-end>
            <RowActions
              {...splitEntries(entriesOf(record))}
              name={name}
              busy={busy}
              onMore={onMore}
            />
          </td>
        )}
      </tr>
    </RecordContextProvider>
  );
});
