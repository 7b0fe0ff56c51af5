import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyLine } from '../../../controls/EmptyLine.tsx';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { spaced } from '../../../fields/composedName.ts';
import { formatRelative } from '../../../i18n/relativeDates.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useResourceRoutes } from '../../../pages/useResourceRoutes.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useFigures } from './dashboardQuery.ts';
import { FigureCard } from './FigureCard.tsx';
import { loadLists, type Ranked, type RecentSession } from './figures.ts';
import { loadNewestSessions } from './newestSessions.ts';
import { nameAndAddress } from './displayNames.ts';
import { useText } from '../../../i18n/useText.ts';

const HEIGHT_PX = 200;

/** Top users, latest sessions and top assets of the last week. */
export function TopLists({ from }: { readonly from: RouteRecord }): ReactNode {
  const text = useText();
  const formats = useFormats();
  const users = useResourceRoutes('users.user', from);
  const provider = useDataProvider<ConsoleDataProvider>();
  const routes = useRoutes();
  const seesSessions = routes.verdict('SessionDetail').open;
  const { data, dataUpdatedAt, error } = useFigures('lists', (signal) =>
    loadLists(signal, seesSessions ? () => loadNewestSessions(provider, signal) : undefined),
  );
  const { language } = useLanguage();
  const userPage = ({ id }: Ranked) =>
    id !== undefined && users.verdict('detail').open ? users.to('detail', id) : undefined;
  // The figures name assets without their ids: the list is searched for the name and the address.
  const assetList = ({ name }: Ranked) => {
    const asset = nameAndAddress(name);
    return asset && routes.verdict('AssetList').open
      ? routes.address('AssetList', {}, { search: `${asset.name},${asset.address}` })
      : undefined;
  };
  const sessionPage = ({ id }: RecentSession) =>
    id === undefined ? undefined : routes.address('SessionDetail', { id });
  const perWeek = text('dashboard.perWeek');
  const shared = { height: HEIGHT_PX, error };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <FigureCard title={text('dashboard.topUsers')} note={perWeek} {...shared}>
        {data && <Ranking rows={data.users} to={userPage} />}
      </FigureCard>
      <FigureCard title={text('dashboard.newest')} {...shared}>
        {data &&
          (data.sessions.length === 0 ? (
            <Empty />
          ) : (
            <Rows>
              {data.sessions.map((session, index) => {
                const { user, asset, start } = session;
                return (
                  <li key={`${user} ${asset} ${start ?? index}`}>
                    <span>
                      <To address={sessionPage(session)}>{user}</To>
                      <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                        {asset}
                      </Box>
                    </span>
                    <Box component="span" sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
                      {formatRelative(start, dataUpdatedAt, language)}
                      {start && (
                        <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                          {formats.date(start)}
                        </Box>
                      )}
                    </Box>
                  </li>
                );
              })}
            </Rows>
          ))}
      </FigureCard>
      <FigureCard title={text('dashboard.topAssets')} note={perWeek} {...shared}>
        {data && <Ranking rows={data.assets} to={assetList} />}
      </FigureCard>
    </Box>
  );
}

interface RankingProps {
  readonly rows: readonly Ranked[];
  to(row: Ranked): string | undefined;
}

function Ranking({ rows, to }: RankingProps): ReactNode {
  const { number } = useFormats();
  if (rows.length === 0) return <Empty />;
  return (
    <Rows>
      {rows.map((row, index) => {
        const address = to(row);
        return (
          <li key={row.id ?? row.name}>
            <span>
              <Box
                component="span"
                sx={{ display: 'inline-block', minWidth: 28, color: 'text.secondary' }}
              >
                {number(index + 1)}
              </Box>
              <To address={address}>{spaced(row.name)}</To>
            </span>
            <b>{number(row.total)}</b>
          </li>
        );
      })}
    </Rows>
  );
}

interface ToProps {
  readonly address: string | undefined;
  readonly children: string;
}

function To({ address, children }: ToProps): ReactNode {
  return address === undefined ? children : <Link to={address}>{children}</Link>;
}

function Rows({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Box
      component="ol"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        '& li': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: 3,
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          overflowWrap: 'anywhere',
          fontVariantNumeric: 'tabular-nums',
        },
        '& li:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      {children}
    </Box>
  );
}

function Empty(): ReactNode {
  const text = useText();
  return <EmptyLine>{text('dashboard.empty')}</EmptyLine>;
}
