import Box from '@mui/material/Box';
import type { SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import { CardFrame } from '@gatehouse-console/engine/controls/cards/CardFrame.ts';
import { CardItem } from '@gatehouse-console/engine/controls/cards/CardItem.tsx';
import { Select } from '@gatehouse-console/engine/controls/Select.tsx';
import { useNarrow } from '@gatehouse-console/engine/theme/useNarrow.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { HeadCell } from '@gatehouse-console/engine/pages/list/HeadCell.tsx';
import { nextSort } from '@gatehouse-console/engine/pages/list/listState.ts';
import { TableFrame, TableRegion } from '@gatehouse-console/engine/pages/list/TableFrame.tsx';
import { TABLE_ROW_PX } from '@gatehouse-console/engine/theme/sizes.ts';
import { useAccess } from './accessContext.ts';
import { columnsOf, type AccessRow, type ColumnName } from './rows.ts';
import { Link } from 'react-router';
import {
  StatusIcon,
  type StatusIconProps,
} from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import type { Grant } from './grants.ts';

/** In pixels. */
const WIDTHS: Readonly<Record<ColumnName, number>> = {
  who: 200,
  what: 200,
  permission: 190,
  state: 200,
  until: 165,
  group: 180,
  node: 150,
  accounts: 140,
  actions: 130,
};
const ACTIONS_WIDTH_PX = 200;

interface GrantRowsProps {
  readonly rows: readonly AccessRow[];
  readonly sort: SortPayload;
  onSort(sort: SortPayload): void;
}

/** The rows as a table; as cards on a narrow window. */
export function GrantRows(props: GrantRowsProps): ReactNode {
  return useNarrow() ? <GrantCards {...props} /> : <GrantTable {...props} />;
}

/** Columns whose values say what they are. */
const PLAIN: readonly ColumnName[] = ['state', 'permission'];

function GrantCards({ rows, sort, onSort }: GrantRowsProps): ReactNode {
  const text = useText();
  const { question } = useAccess().facts;
  const [first, ...others] = columnsOf(question);
  const pair = question.who !== undefined && question.what !== undefined;
  if (first === undefined) return null;
  return (
    <>
      <Box sx={{ paddingInline: 3, paddingBottom: 3 }}>
        <Select
          label={text('cards.sort')}
          value={sort.field}
          choices={columnsOf(question).map((column) => ({
            value: column,
            label: text(`access.columns.${column}`),
          }))}
          onChange={(field) => onSort({ field, order: 'ASC' })}
        />
      </Box>
      {/* Safari takes the role from lists without marks. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <CardFrame role="list" aria-label={text('access.table')}>
        {rows.map((row) => (
          <CardItem
            key={row.id}
            name={<CellContent row={row} column={first} />}
            whole
            facts={others
              .filter((column) => row[column] !== '')
              .map((column) => ({
                key: column,
                label: text(`access.columns.${column}`),
                value: <CellContent row={row} column={column} />,
                plain: PLAIN.includes(column),
              }))}
            below={!pair && <RowLinks row={row} />}
          />
        ))}
      </CardFrame>
    </>
  );
}

function GrantTable({ rows, sort, onSort }: GrantRowsProps): ReactNode {
  const text = useText();
  const { question } = useAccess().facts;
  const columns = columnsOf(question);
  const pair = question.who !== undefined && question.what !== undefined;
  const widths = columns.map((column) => WIDTHS[column]);
  const all = [...widths, ...(pair ? [] : [ACTIONS_WIDTH_PX])];
  return (
    // These columns keep their widths: their heads have no handle.
    <Box sx={{ '& [data-field]::after': { display: 'none' } }}>
      {/* The region scrolls, so it must be focusable by keyboard (WCAG 2.2, criterion 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <TableRegion
        data-sideways
        rowPx={TABLE_ROW_PX}
        before={widths[0] ?? 0}
        behind={pair ? 0 : ACTIONS_WIDTH_PX}
        aria-label={text('access.table')}
        tabIndex={0}
        style={{ minHeight: 0 }}
      >
        <TableFrame
          aria-label={text('access.table')}
          style={{ minWidth: all.reduce((sum, width) => sum + width, 0) }}
        >
          <colgroup>
            {all.map((width, index) => (
              <col key={columns[index] ?? 'actions'} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <HeadCell
                  key={column}
                  field={column}
                  label={text(`access.columns.${column}`)}
                  sticky={index === 0 ? 'first' : undefined}
                  alignEnd={false}
                  sort={sort.field === column ? sort.order : undefined}
                  onSort={() => onSort(nextSort(column, sort))}
                />
              ))}
              {!pair && (
                <th scope="col" data-end>
                  {text('pages.list.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {columns.map((column, index) => {
                  const cell = <CellContent row={row} column={column} />;
                  return index === 0 ? (
                    <th key={column} scope="row" data-sticky="first">
                      {cell}
                    </th>
                  ) : (
                    <td key={column}>{cell}</td>
                  );
                })}
                {!pair && (
                  <td data-end>
                    <RowLinks row={row} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </TableRegion>
    </Box>
  );
}

const SIGNS: Readonly<Record<Grant['state'], Pick<StatusIconProps, 'shape' | 'tone'>>> = {
  open: { shape: 'gate-open', tone: 'good' },
  closed: { shape: 'gate-closed', tone: 'bad' },
  unknown: { shape: 'dot', tone: 'quiet' },
};

interface CellProps {
  readonly row: AccessRow;
  readonly column: ColumnName;
}

/** What stands in a cell. */
function CellContent({ row, column }: CellProps): ReactNode {
  const { names } = useAccess();
  const { grant } = row;
  switch (column) {
    case 'who':
      return linked(row.who, row.whoSecond, names.pageOf(grant.who.kind, grant.who.id));
    case 'what':
      return linked(row.what, row.whatSecond, names.pageOf(grant.what.kind, grant.what.id));
    case 'permission':
      return linked(row.permission, '', names.permissionPage(grant.permission));
    case 'state': {
      const words = row.why === '' ? row.state : `${row.state}: ${row.why}`;
      return (
        <span title={words}>
          <StatusIcon {...SIGNS[grant.state]} label={words} inWords />
        </span>
      );
    }
    case 'until':
      return row.untilText;
    default:
      return <span title={row[column]}>{row[column]}</span>;
  }
}

function linked(name: string, second: string, page: string | undefined): ReactNode {
  const title = second === '' ? name : `${name} (${second})`;
  return page === undefined ? (
    <span title={title}>{name}</span>
  ) : (
    <Link to={page} title={title}>
      {name}
    </Link>
  );
}

/** The same page about this row's pair, and from its other side. */
function RowLinks({ row }: Pick<CellProps, 'row'>): ReactNode {
  const text = useText();
  const { facts, names } = useAccess();
  const { question } = facts;
  const { who, what } = row.grant;
  const pair = names.accessPage({ who, what, systemUser: question.systemUser });
  const other = question.who ? { what } : { who };
  const otherSide = names.accessPage(other);
  const [about, key] = question.who
    ? [row.what, 'access.whoElse' as const]
    : [row.who, 'access.whatElse' as const];
  return (
    <>
      {pair !== undefined && (
        <Link
          to={pair}
          data-action
          aria-label={text('access.explainPair', { who: row.who, what: row.what })}
        >
          {text('access.explain')}
        </Link>
      )}
      {otherSide !== undefined && (
        <Link
          to={otherSide}
          data-action
          aria-label={text('pages.list.actionFor', { action: text(key), name: about })}
        >
          {text(key)}
        </Link>
      )}
    </>
  );
}
