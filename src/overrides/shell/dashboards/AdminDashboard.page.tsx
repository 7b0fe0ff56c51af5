import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { EmptyState } from '@gatehouse-console/engine/controls/EmptyState.tsx';
import { PartBoundary } from '@gatehouse-console/engine/pages/PartBoundary.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { DASHBOARD, useFigures } from './dashboardQuery.ts';
import { EventsCard } from './EventsCard.tsx';
import { TopLists } from './TopLists.tsx';
import { TrendCard } from './TrendCard.tsx';
import { AUDITOR_ROWS, OPERATOR_ROWS, type WorkRow } from './work/workRows.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { styled } from '@mui/material/styles';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { WorkLine } from './work/WorkLine.tsx';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router';
import type { RouteName } from '#project/generated/names.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { SkeletonBlock } from '@gatehouse-console/engine/theme/SkeletonBlock.ts';
import { loadCounters, type Counters } from './figures.ts';
import type { TextKey } from '#project/generated/texts.ts';

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

interface Counter {
  readonly figure: keyof Counters;
  readonly name: TextKey;
  /** The list that is counted, and its tab (contract: dashboards, section 1.2). */
  readonly route: RouteName;
  readonly tab?: string;
}

const COUNTERS: readonly Counter[] = [
  { figure: 'users', name: 'dashboard.users', route: 'UserList' },
  { figure: 'assets', name: 'dashboard.assets', route: 'AssetList' },
  {
    figure: 'onlineUsers',
    name: 'dashboard.onlineUsers',
    route: 'SessionList',
    tab: 'online',
  },
  {
    figure: 'onlineSessions',
    name: 'dashboard.onlineSessions',
    route: 'SessionList',
    tab: 'online',
  },
];

const CounterLink = styled(Link)({ color: 'inherit', textDecorationThickness: 1 });

/** Four totals; each links to its list for users who may open it. */
function CounterCards(): ReactNode {
  const text = useText();
  const formats = useFormats();
  const failureText = useFailureText();
  const routes = useRoutes();
  const { data, error } = useFigures('counters', loadCounters);
  if (error) {
    return (
      <Box role="alert" sx={{ color: 'error.main' }}>
        {failureText(error)}
      </Box>
    );
  }
  return (
    <Box
      component="dl"
      aria-busy={data === undefined}
      sx={{
        m: 0,
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {COUNTERS.map(({ figure, name, route, tab }) => {
        const to = routes.verdict(route).open
          ? routes.address(route, {}, { [TAB_NAME]: tab })
          : undefined;
        const value = data && formats.number(data[figure]);
        return (
          <Paper key={figure} variant="outlined" sx={{ p: 4 }}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {text(name)}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, mt: 1, fontSize: 28, fontWeight: 600, lineHeight: 1.2 }}
            >
              {value === undefined ? (
                <SkeletonBlock sx={{ display: 'block', width: 72, height: 34 }} />
              ) : to === undefined ? (
                value
              ) : (
                <CounterLink to={to} aria-label={`${text(name)}: ${value}`}>
                  {value}
                </CounterLink>
              )}
            </Box>
          </Paper>
        );
      })}
    </Box>
  );
}
