import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '../../../pages/heading/PageHeading.tsx';
import { EmptyState } from '../../../controls/EmptyState.tsx';
import { PartBoundary } from '../../../pages/PartBoundary.tsx';
import type { PageProps } from '../../../pages/page.ts';
import { useGate, type OwnGate } from '../../../session/useGate.ts';
import { CounterCards } from './CounterCards.tsx';
import { DASHBOARD } from './dashboardQuery.ts';
import { EventsCard } from './EventsCard.tsx';
import { TopLists } from './TopLists.tsx';
import { TrendCard } from './TrendCard.tsx';
import { AUDITOR_ROWS, OPERATOR_ROWS, type WorkRow } from './work/workRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { styled } from '@mui/material/styles';
import { Card } from '../../../controls/Card.tsx';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { WorkLine } from './work/WorkLine.tsx';

/** Everybody may open the route, but not see the figures (contract: dashboards, section 1). */
const GATE: OwnGate = {
  any: [{ permissions: ['rbac.view_console'] }, { permissions: ['rbac.view_audit'] }],
};

/**
 * The dashboard of the current organization: totals, what needs attention, trends, top lists (contract: dashboards,
 * section 1). Operators and auditors have different lines and charts.
 */
export default function AdminDashboard({ route }: PageProps): ReactNode {
  const text = useText();
  const queries = useQueryClient();
  const { open } = useGate(GATE);
  const title = text(route.title);
  const audit = route.view === 'audit';
  if (!open) {
    return (
      <>
        <PageHeading title={title} />
        <EmptyState title={text('dashboard.refused')}>{text('dashboard.refusedHelp')}</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button
            variant="outlined"
            onClick={() => void queries.invalidateQueries({ queryKey: [DASHBOARD] })}
          >
            {text('dashboard.refresh')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PartBoundary>
          <CounterCards />
        </PartBoundary>
        <PartBoundary>
          <WorkCard rows={audit ? AUDITOR_ROWS : OPERATOR_ROWS} />
        </PartBoundary>
        {audit && (
          <PartBoundary>
            <EventsCard />
          </PartBoundary>
        )}
        <PartBoundary>
          <TrendCard shares={!audit} />
        </PartBoundary>
        <PartBoundary>
          <TopLists from={route} />
        </PartBoundary>
      </Box>
    </>
  );
}

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

/** What needs attention: a line for each list that this user may open, with the number of its records. */
function WorkCard({ rows }: { readonly rows: readonly WorkRow[] }): ReactNode {
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
