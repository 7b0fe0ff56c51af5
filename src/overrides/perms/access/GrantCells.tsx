import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusIcon, type StatusIconProps } from '../../../controls/StatusIcon.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAccess } from './accessContext.ts';
import type { Grant } from './grants.ts';
import type { AccessRow, ColumnName } from './rows.ts';

const SIGNS: Readonly<Record<Grant['state'], Pick<StatusIconProps, 'shape' | 'tone'>>> = {
  open: { shape: 'check', tone: 'good' },
  closed: { shape: 'cross', tone: 'bad' },
  unknown: { shape: 'dot', tone: 'quiet' },
};

interface CellProps {
  readonly row: AccessRow;
  readonly column: ColumnName;
}

/** What stands in a cell. */
export function CellContent({ row, column }: CellProps): ReactNode {
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
export function RowLinks({ row }: Pick<CellProps, 'row'>): ReactNode {
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
