import type { SortPayload } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  StatusIcon,
  type StatusIconProps,
} from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useAccess } from './accessContext.ts';
import { AccessTable } from './AccessTable.tsx';
import type { Grant } from './grants.ts';
import type { Names } from './names.ts';
import { columnsOf, type AccessRow, type ColumnName } from './rows.ts';

/** Columns whose values say what they are. */
const PLAIN: readonly ColumnName[] = ['state', 'permission'];

interface GrantRowsProps {
  readonly rows: readonly AccessRow[];
  readonly sort: SortPayload;
  onSort(sort: SortPayload): void;
}

/** The permissions behind an answer. Each leads to its pair and to its other side, unless the answer is about one pair. */
export function GrantRows(props: GrantRowsProps): ReactNode {
  const text = useText();
  const { facts, names } = useAccess();
  const { question } = facts;
  const isPair = question.who !== undefined && question.what !== undefined;
  const columns = columnsOf(question).map((name) => ({
    name,
    label: text(`access.columns.${name}`),
    cell: (row: AccessRow) => cellOf(row, name, names),
    plain: PLAIN.includes(name),
  }));
  const links = {
    label: text('pages.list.actions'),
    cell: (row: AccessRow) => <RowLinks row={row} />,
  };
  return (
    <AccessTable
      {...props}
      label={text('access.table')}
      keyOf={({ id }) => id}
      columns={columns}
      links={isPair ? undefined : links}
    />
  );
}

const SIGNS: Readonly<Record<Grant['state'], Pick<StatusIconProps, 'shape' | 'tone'>>> = {
  open: { shape: 'gate-open', tone: 'good' },
  closed: { shape: 'gate-closed', tone: 'bad' },
  unknown: { shape: 'dot', tone: 'quiet' },
};

/** What stands in a cell; undefined for an empty one. */
function cellOf(row: AccessRow, column: ColumnName, names: Names): ReactNode {
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
      return row[column] === '' ? undefined : <span title={row[column]}>{row[column]}</span>;
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
function RowLinks({ row }: { readonly row: AccessRow }): ReactNode {
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
