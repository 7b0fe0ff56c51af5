import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusIcon, type StatusIconProps } from '../../../controls/StatusIcon.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Grant } from './grants.ts';
import type { Names } from './names.ts';
import type { Question } from './question.ts';
import type { AccessRow, ColumnName } from './rows.ts';

const SIGNS: Readonly<Record<Grant['state'], Pick<StatusIconProps, 'shape' | 'tone'>>> = {
  open: { shape: 'check', tone: 'good' },
  closed: { shape: 'cross', tone: 'bad' },
  unknown: { shape: 'dot', tone: 'quiet' },
};

interface CellProps {
  readonly row: AccessRow;
  readonly column: ColumnName;
  readonly names: Names;
}

/** What stands in a cell. */
export function CellContent({ row, column, names }: CellProps): ReactNode {
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

interface RowLinksProps extends Omit<CellProps, 'column'> {
  readonly question: Question;
}

/** The same page about this row's pair, and from its other side. */
export function RowLinks({ row, question, names }: RowLinksProps): ReactNode {
  const text = useText();
  const { who, what } = row.grant;
  const { systemUser } = question;
  const pair = names.accessPage({
    who,
    what,
    ...(systemUser !== undefined && { systemUser }),
  });
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
