import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SortPayload } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { CardFrame } from '@gatehouse-console/engine/controls/cards/CardFrame.ts';
import { CardItem } from '@gatehouse-console/engine/controls/cards/CardItem.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { HeadCell } from '@gatehouse-console/engine/pages/list/HeadCell.tsx';
import { nextSort } from '@gatehouse-console/engine/pages/list/listState.ts';
import { TableFrame, TableRegion } from '@gatehouse-console/engine/pages/list/TableFrame.tsx';
import { TABLE_ROW_PX } from '@gatehouse-console/engine/theme/sizes.ts';
import { useNarrow } from '@gatehouse-console/engine/theme/useNarrow.ts';

/** Longer values are cut. */
const MOST_PX = 280;
/** About the width of the columns that stay in view. */
const STICKY_PX = 200;
/** Rows that are drawn at first, and by each press of the button. */
const ROWS_AT_ONCE = 100;

interface Column<Row> {
  readonly name: string;
  readonly label: string;
  /** Undefined where a card leaves it out. */
  readonly cell: (row: Row) => ReactNode;
  /** Its values say what they are. */
  readonly plain?: boolean;
}

interface AccessTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first names a row. */
  readonly columns: readonly Column<Row>[];
  /** Where a row leads to, at its end. */
  readonly links?: Omit<Column<Row>, 'name' | 'plain'> | undefined;
  /** Without it the rows cannot be sorted. */
  readonly sort?: SortPayload;
  readonly onSort?: (sort: SortPayload) => void;
}

/** Rows of access as a table; as cards on a narrow window. */
export function AccessTable<Row>(props: AccessTableProps<Row>): ReactNode {
  return useNarrow() ? <Cards {...props} /> : <Table {...props} />;
}

/** The rows that are drawn of many, the button for more below them, and what draws all. */
export function useDrawnRows<Row>(rows: readonly Row[]) {
  const text = useText();
  const { number } = useFormats();
  const [drawn, setDrawn] = useState(ROWS_AT_ONCE);
  const left = rows.length - drawn;
  const more = left > 0 && (
    <Box sx={{ padding: 3 }}>
      <Button onClick={() => setDrawn(drawn + ROWS_AT_ONCE)}>
        {text('access.more', { count: number(Math.min(left, ROWS_AT_ONCE)) })}
      </Button>{' '}
      {text('access.drawn', { shown: number(drawn), total: number(rows.length) })}
    </Box>
  );
  return { shown: rows.slice(0, drawn), more, drawAll: () => setDrawn(rows.length) };
}

function Cards<Row>(props: AccessTableProps<Row>): ReactNode {
  const { label, rows, keyOf, columns, links, sort, onSort } = props;
  const text = useText();
  const [first, ...others] = columns;
  return (
    <>
      {sort && (
        <Box sx={{ paddingInline: 3, paddingBottom: 3 }}>
          <Select
            label={text('cards.sort')}
            value={sort.field}
            choices={columns.map((column) => ({ value: column.name, label: column.label }))}
            onChange={(field) => onSort?.({ field, order: 'ASC' })}
          />
        </Box>
      )}
      {/* Safari takes the role from lists without marks. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <CardFrame role="list" aria-label={label}>
        {rows.map((row) => (
          <CardItem
            key={keyOf(row)}
            name={first?.cell(row)}
            whole
            facts={others.flatMap(({ name: key, label: title, cell, plain = false }) => {
              const value = cell(row);
              return value === undefined ? [] : [{ key, label: title, value, plain }];
            })}
            below={links?.cell(row)}
          />
        ))}
      </CardFrame>
    </>
  );
}

function Table<Row>(props: AccessTableProps<Row>): ReactNode {
  const { label, rows, keyOf, columns, links, sort, onSort } = props;
  const [first, ...others] = columns;
  return (
    // The browser sets these widths: their heads have no handle. Paper has no room for cut values.
    <Box
      sx={{
        '& th, & td': { maxWidth: MOST_PX },
        '& [data-field]::after': { display: 'none' },
        '@media print': { '& th, & td': { whiteSpace: 'normal !important' } },
      }}
    >
      {/* The region scrolls, so it must be focusable by keyboard (WCAG 2.2, criterion 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <TableRegion
        data-sideways
        rowPx={TABLE_ROW_PX}
        before={STICKY_PX}
        behind={links ? STICKY_PX : 0}
        aria-label={label}
        tabIndex={0}
        style={{ minHeight: 0 }}
      >
        <TableFrame aria-label={label} style={{ tableLayout: 'auto' }}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell
                  key={column.name}
                  field={column.name}
                  label={column.label}
                  sticky={column === first ? 'first' : undefined}
                  alignEnd={false}
                  sort={sort?.field === column.name ? sort.order : undefined}
                  onSort={sort && (() => onSort?.(nextSort(column.name, sort)))}
                />
              ))}
              {links && (
                <th scope="col" data-end>
                  {links.label}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row" data-sticky="first">
                  {first?.cell(row)}
                </th>
                {others.map(({ name, cell }) => (
                  <td key={name}>{cell(row)}</td>
                ))}
                {links && <td data-end>{links.cell(row)}</td>}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </TableRegion>
    </Box>
  );
}
