import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardFrame } from '@gatehouse-console/engine/controls/cards/CardFrame.ts';
import { CardItem } from '@gatehouse-console/engine/controls/cards/CardItem.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { TableFrame, TableRegion } from '@gatehouse-console/engine/pages/list/TableFrame.tsx';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { TABLE_ROW_PX } from '@gatehouse-console/engine/theme/sizes.ts';
import { useNarrow } from '@gatehouse-console/engine/theme/useNarrow.ts';
import type { Reach } from './reach.ts';
import { cellsOf, TITLES } from './reachRows.ts';

/** In pixels; the other cells are second texts. */
const WIDTHS = [
  ['user', 180],
  ['asset', 180],
  ['systemUser', 140],
  ['permission', 240],
  ['actions', 160],
  ['until', 160],
] as const;
const LINK_WIDTH_PX = 100;

/** The rows as a table; as cards on a narrow window. Each leads to the access check of its pair. */
export function ReachTable({ rows }: { readonly rows: readonly Reach[] }): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const routes = useRoutes();
  const isNarrow = useNarrow();
  const label = text('access.report.table');
  const isCheckOpen = routes.verdict('Access').open;
  const shown = rows.map((reach) => ({
    key: [reach.user.id, reach.asset.id, reach.systemUser.id].join(' '),
    cells: cellsOf(reach, { text, date }),
    check: isCheckOpen
      ? routes.address('Access', {}, { user: reach.user.id, asset: reach.asset.id })
      : undefined,
  }));
  const [[first], ...others] = WIDTHS;
  if (isNarrow) {
    return (
      // Safari takes the role from lists without marks.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      <CardFrame role="list" aria-label={label}>
        {shown.map(({ key, cells, check }) => (
          <CardItem
            key={key}
            name={cells[first]}
            whole
            facts={others.map(([name]) => ({
              key: name,
              label: text(TITLES[name]),
              value: cells[name],
            }))}
            below={<CheckLink to={check} cells={cells} />}
          />
        ))}
      </CardFrame>
    );
  }
  const width = WIDTHS.reduce((sum, [, pixels]) => sum + pixels, isCheckOpen ? LINK_WIDTH_PX : 0);
  return (
    // Paper has no room for cut values.
    <Box sx={{ '@media print': { '& th, & td': { whiteSpace: 'normal !important' } } }}>
      {/* The region scrolls, so it must be focusable by keyboard (WCAG 2.2, criterion 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <TableRegion
        data-sideways
        rowPx={TABLE_ROW_PX}
        before={0}
        behind={0}
        aria-label={label}
        tabIndex={0}
        style={{ minHeight: 0 }}
      >
        <TableFrame aria-label={label} style={{ minWidth: width }}>
          <colgroup>
            {WIDTHS.map(([name, pixels]) => (
              <col key={name} style={{ width: pixels }} />
            ))}
            {isCheckOpen && <col style={{ width: LINK_WIDTH_PX }} />}
          </colgroup>
          <thead>
            <tr>
              {WIDTHS.map(([name]) => (
                <th key={name} scope="col">
                  {text(TITLES[name])}
                </th>
              ))}
              {isCheckOpen && <th scope="col">{text('access.explain')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, cells, check }) => (
              <tr key={key}>
                <th scope="row" title={`${cells.user} (${cells.username})`}>
                  {cells[first]}
                </th>
                {others.map(([name]) => (
                  <td key={name} title={cells[name]}>
                    {cells[name]}
                  </td>
                ))}
                {isCheckOpen && (
                  <td>
                    <CheckLink to={check} cells={cells} />
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

interface CheckLinkProps {
  readonly to: string | undefined;
  readonly cells: ReturnType<typeof cellsOf>;
}

function CheckLink({ to, cells }: CheckLinkProps): ReactNode {
  const text = useText();
  if (to === undefined) return null;
  const label = text('access.explainPair', { who: cells.user, what: cells.asset });
  return (
    <Link to={to} data-action aria-label={label}>
      {text('access.explain')}
    </Link>
  );
}
