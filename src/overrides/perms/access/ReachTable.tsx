import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { AccessTable } from './AccessTable.tsx';
import type { Reach } from './reach.ts';
import { cellsOf, TITLES } from './reachRows.ts';

/** The other cells are second texts. */
const COLUMNS = ['user', 'asset', 'systemUser', 'permission', 'actions', 'until'] as const;

/** The rows of a report. Each leads to the access check of its pair. */
export function ReachTable({ rows }: { readonly rows: readonly Reach[] }): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const routes = useRoutes();
  const shown = rows.map((reach) => ({ reach, cells: cellsOf(reach, { text, date }) }));
  type Row = (typeof shown)[number];
  const columns = COLUMNS.map((name) => ({
    name,
    label: text(TITLES[name]),
    cell: ({ cells }: Row) => (
      <span title={name === 'user' ? `${cells.user} (${cells.username})` : cells[name]}>
        {cells[name]}
      </span>
    ),
  }));
  const check = {
    label: text('access.explain'),
    cell: ({ reach: { user, asset }, cells }: Row) => (
      <Link
        to={routes.address('Access', {}, { user: user.id, asset: asset.id }) ?? ''}
        data-action
        aria-label={text('access.explainPair', { who: cells.user, what: cells.asset })}
      >
        {text('access.explain')}
      </Link>
    ),
  };
  return (
    <AccessTable
      label={text('access.report.table')}
      rows={shown}
      keyOf={({ reach: { user, asset, systemUser } }) =>
        [user.id, asset.id, systemUser.id].join(' ')
      }
      columns={columns}
      links={routes.verdict('Access').open ? check : undefined}
    />
  );
}
