import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from '../../../../controls/Card.tsx';
import { useText } from '../../../../i18n/useText.ts';
import { useRoutes } from '../../../../session/RoutesContext.ts';
import { WorkLine } from './WorkLine.tsx';
import type { WorkRow } from './workRows.ts';

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  display: 'grid',
  gap: 4,
  // At most three columns, so that two lines are full.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(300px, 30%), 100%), 1fr))',
  [theme.breakpoints.down('sm')]: { padding: 4 },
}));

/** What needs attention: a line for each list that this person may open, with the number of its records. */
export function WorkCard({ rows }: { readonly rows: readonly WorkRow[] }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const open = rows.filter(({ pages }) => pages.some((page) => routes.verdict(page).open));
  if (open.length === 0) return null;
  return (
    <Card title={text('dashboard.work.title')}>
      <Lines>
        {open.map((row) => (
          <li key={row.key}>
            <WorkLine row={row} />
          </li>
        ))}
      </Lines>
    </Card>
  );
}
