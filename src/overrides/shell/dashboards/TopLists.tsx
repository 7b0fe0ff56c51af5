import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { RecordLines } from '../RecordLines.ts';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import type { RouteRecord } from '@gatehouse-console/engine/model/routes.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { formatRelative } from '@gatehouse-console/engine/i18n/relativeDates.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useResourceRoutes } from '@gatehouse-console/engine/pages/useResourceRoutes.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useFigures } from './dashboardQuery.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { Loaded } from '@gatehouse-console/engine/pages/Loaded.tsx';
import { loadLists, loadNewestSessions, type Ranked, type RecentSession } from './figures.ts';
import { nameAndAddress } from './displayNames.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { columnsFrom } from '@gatehouse-console/engine/theme/columnsFrom.ts';

const HEIGHT_PX = 200;
/** Rows of the three lists stand at the same height; the figure stays beside a long name. */
const ROWS = {
  '& li, & li:first-of-type': {
    flexWrap: 'nowrap',
    alignItems: 'center',
    minHeight: 40,
    padding: 0,
    lineHeight: '20px',
  },
  '& small': { lineHeight: '16px' },
};

/** Top users, latest sessions and top assets of the last week. */
export function TopLists({ from }: { readonly from: RouteRecord }): ReactNode {
  const text = useText();
  const formats = useFormats();
  const users = useResourceRoutes('users.user', from);
  const provider = useDataProvider<ConsoleDataProvider>();
  const routes = useRoutes();
  const seesSessions = routes.verdict('SessionDetail').open;
  const lists = useFigures('lists', (signal) =>
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
  const shared = { height: HEIGHT_PX, query: lists };
  return (
    <Box sx={{ gap: 4, ...columnsFrom('lg', 'repeat(3, minmax(0, 1fr))') }}>
      <Card padded title={text('dashboard.topUsers')} note={perWeek}>
        <Loaded {...shared}>{({ users: rows }) => <Ranking rows={rows} to={userPage} />}</Loaded>
      </Card>
      <Card padded title={text('dashboard.newest')}>
        <Loaded {...shared}>
          {({ sessions }) =>
            sessions.length === 0 ? (
              <Empty />
            ) : (
              <RecordLines as="ol" sx={ROWS}>
                {sessions.map((session, index) => {
                  const { user, asset, start } = session;
                  return (
                    <li key={`${user} ${asset} ${start ?? index}`}>
                      <span>
                        <TextLink to={sessionPage(session)}>{spaced(user)}</TextLink>
                        <small>{spaced(asset)}</small>
                      </span>
                      <Box component="span" sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
                        {formatRelative(start, lists.dataUpdatedAt, language)}
                        {start && <small>{formats.date(start)}</small>}
                      </Box>
                    </li>
                  );
                })}
              </RecordLines>
            )
          }
        </Loaded>
      </Card>
      <Card padded title={text('dashboard.topAssets')} note={perWeek}>
        <Loaded {...shared}>{({ assets: rows }) => <Ranking rows={rows} to={assetList} />}</Loaded>
      </Card>
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
    <RecordLines as="ol" sx={ROWS}>
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
              <TextLink to={address}>{spaced(row.name)}</TextLink>
            </span>
            <b>{number(row.total)}</b>
          </li>
        );
      })}
    </RecordLines>
  );
}

function Empty(): ReactNode {
  const text = useText();
  return <EmptyLine>{text('dashboard.empty')}</EmptyLine>;
}
