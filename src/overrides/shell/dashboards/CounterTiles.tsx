import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useDataProvider } from 'ra-core';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { RouteName } from '#project/generated/names.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { formatDuration } from '@gatehouse-console/engine/i18n/durations.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { SkeletonBlock } from '@gatehouse-console/engine/theme/SkeletonBlock.ts';
import { useFigures, useTrend } from './dashboardQuery.ts';
import { loadCounters, oldestRunning, type Counters } from './figures.ts';

interface Counter {
  readonly figure: keyof Counters;
  /** The list that is counted, and its tab (contract: dashboards, section 1.2). */
  readonly route: RouteName;
  readonly tab?: string;
}

const COUNTERS: readonly Counter[] = [
  { figure: 'users', route: 'UserList' },
  { figure: 'assets', route: 'AssetList' },
  { figure: 'onlineUsers', route: 'SessionList', tab: 'online' },
  { figure: 'onlineSessions', route: 'SessionList', tab: 'online' },
];

const Tile = styled(Paper)<{ readonly component: ElementType; readonly to?: string | undefined }>(({
  theme,
}) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'block',
    height: '100%',
    padding: 16,
    color: 'inherit',
    textDecoration: 'none',
    '&:any-link:hover': { background: palette.raised, borderColor: palette.accent },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '& > *': { display: 'block' },
  };
});

/** Four totals, each a link to its list for users who may open it, with what is new about it. */
export function CounterTiles(): ReactNode {
  const text = useText();
  const formats = useFormats();
  const failureText = useFailureText();
  const routes = useRoutes();
  const notes = useNotes();
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
      component="ul"
      aria-busy={data === undefined}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {COUNTERS.map(({ figure, route, tab }) => {
        const to = routes.verdict(route).open
          ? routes.address(route, {}, { [TAB_NAME]: tab })
          : undefined;
        return (
          <li key={figure}>
            <Tile variant="outlined" component={to === undefined ? 'div' : Link} to={to}>
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {text(`dashboard.${figure}`)}
              </Box>
              <Box component="b" sx={{ mt: 1, fontSize: 28, fontWeight: 600, lineHeight: 1.2 }}>
                {data ? (
                  formats.number(data[figure])
                ) : (
                  <SkeletonBlock sx={{ display: 'block', width: 72, height: 34 }} />
                )}
              </Box>
              <Box
                component="span"
                sx={{ typography: 'body2', color: 'text.secondary', minHeight: '1.5em' }}
              >
                {notes[figure]}
              </Box>
            </Tile>
          </li>
        );
      })}
    </Box>
  );
}

/** What is new about each total; nothing that the rest of the page says, and nothing until it is loaded. */
function useNotes(): Partial<Record<keyof Counters, string>> {
  const text = useText();
  const { language } = useLanguage();
  const routes = useRoutes();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data: trend } = useTrend('week');
  const seesSessions = routes.verdict('SessionList').open;
  const { data: oldest, dataUpdatedAt } = useFigures('oldest session', async (signal) =>
    seesSessions ? oldestRunning(provider, signal) : null,
  );
  const ofToday = (key: 'users' | 'assets' | 'onlineUsers', counts?: readonly number[]) => {
    const count = counts?.at(-1);
    return count === undefined ? undefined : text(`dashboard.notes.${key}`, { smart_count: count });
  };
  return {
    users: ofToday('users', trend?.activeUsers),
    assets: ofToday('assets', trend?.activeAssets),
    onlineUsers: ofToday('onlineUsers', trend?.logins),
    onlineSessions: oldest
      ? text('dashboard.notes.onlineSessions', {
          duration: formatDuration((dataUpdatedAt - Number(oldest)) / 1000, language),
        })
      : undefined,
  };
}
