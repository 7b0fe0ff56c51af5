import type { SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';

interface HeadCellProps {
  readonly field: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly sticky: 'first' | 'second' | undefined;
  readonly alignEnd: boolean;
  /** Undefined where the server cannot order by this column. */
  readonly onSort: (() => void) | undefined;
  /** When the list is sorted by this column. */
  readonly sort: SortPayload['order'] | undefined;
  readonly children?: ReactNode;
}

/** The head of a column. A sortable one is a button and has `aria-sort`. */
export function HeadCell(props: HeadCellProps) {
  const { field, label, help, sticky, alignEnd, onSort, sort, children } = props;
  const text = useText();
  const direction = sort && (sort === 'DESC' ? 'descending' : 'ascending');
  return (
    <th
      scope="col"
      data-field={field}
      title={help ?? label}
      aria-sort={direction ?? (onSort && 'none')}
      data-sticky={sticky}
      data-align={alignEnd ? 'end' : undefined}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          title={text('pages.list.sortBy', { column: label })}
          style={{ fontWeight: 600, marginInlineStart: -4 }}
        >
          {label}
          <span aria-hidden="true" style={{ opacity: sort ? 1 : 0.45, paddingInlineStart: 4 }}>
            {direction === 'descending' ? '↓' : direction === 'ascending' ? '↑' : '↕'}
          </span>
        </button>
      ) : (
        label
      )}
      {children}
    </th>
  );
}
