import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RouteName } from '../../../../generated/names.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { TAB_NAME } from '../../../pages/tabMemory.ts';
import { useFailureText } from '../../../pages/useFailureText.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { SkeletonBlock } from '../../../theme/SkeletonBlock.ts';
import { useFigures } from './dashboardQuery.ts';
import { loadCounters, type Counters } from './figures.ts';
import type { TextKey } from '../../../../generated/texts.ts';
import { useText } from '../../../i18n/useText.ts';

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
export function CounterCards(): ReactNode {
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
