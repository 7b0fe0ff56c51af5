import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { EmptyState } from '@gatehouse-console/engine/controls/EmptyState.tsx';
import { PartBoundary } from '@gatehouse-console/engine/pages/PartBoundary.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { CounterTiles } from './CounterTiles.tsx';
import { DASHBOARD } from './dashboardQuery.ts';
import { EventsCard } from './EventsCard.tsx';
import { TopLists } from './TopLists.tsx';
import { TrendCard } from './TrendCard.tsx';
import { WorkCard } from './work/WorkCard.tsx';
import { AUDITOR_ROWS, OPERATOR_ROWS } from './work/workRows.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

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
        <EmptyState title={text('dashboard.refused')} drawing="closed">
          {text('dashboard.refusedHelp')}
        </EmptyState>
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
            {text('pages.list.refresh')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PartBoundary>
          <CounterTiles />
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
