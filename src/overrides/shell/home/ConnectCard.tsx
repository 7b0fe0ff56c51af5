import Box from '@mui/material/Box';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { ClearSearch } from '@gatehouse-console/engine/controls/ClearSearch.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { SearchBox } from '@gatehouse-console/engine/controls/SearchBox.tsx';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { useDefinition } from '@gatehouse-console/engine/pages/useDefinition.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { RecordLines } from '../RecordLines.ts';
import { connectAddress } from './connectAddress.ts';
import { ConnectLink } from './ConnectLink.tsx';
import { ASSETS } from './granted.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { delay } from 'es-toolkit/promise';
import { useGranted } from './useGranted.ts';

const HEIGHT_PX = 120;

const ONE_LINE = {
  '& li, & li:first-of-type': { alignItems: 'center', flexWrap: 'nowrap', padding: '6px 0' },
};

/** A search over the user's assets, favourites, and the assets used last, each with Connect. */
export default function ConnectCard(): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const routes = useRoutes();
  const [typed, setTyped] = useState('');
  const { group, first, recent, failed } = useOwnAssets(typed);
  const searching = typed.trim() !== '';
  const all = routes.address('MyAssets', {}, { ...(searching && { search: typed.trim() }) });
  return (
    <Card
      padded
      title={text('home.connectTitle')}
      tools={all !== undefined && <Link to={all}>{text('home.allAssets')}</Link>}
    >
      <SearchBox
        label={text('home.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      >
        {typed !== '' && (
          <ClearSearch label={text('home.clearSearch')} onClear={() => setTyped('')} />
        )}
      </SearchBox>
      <Box sx={{ mt: 3 }} aria-live="polite">
        {Boolean(failed) && <EmptyLine failed>{failureText(failed)}</EmptyLine>}
        {!failed && first === undefined && <LoadingBox height={HEIGHT_PX} />}
        {group !== 'favourites' && first?.length === 0 && (
          <EmptyLine>
            {searching ? text('home.noMatch', { query: typed.trim() }) : text('home.noAssets')}
          </EmptyLine>
        )}
        <AssetGroup title={text(`home.${group}`)} assets={first ?? []} />
        <AssetGroup title={text('home.recent')} assets={recent} />
      </Box>
    </Card>
  );
}

interface AssetGroupProps {
  readonly title: string;
  readonly assets: readonly RaRecord[];
}

function AssetGroup({ title, assets }: AssetGroupProps): ReactNode {
  const text = useText();
  const session = useSession();
  const { data: definition } = useDefinition(ASSETS);
  if (assets.length === 0) return null;
  return (
    <>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 2, mb: 1 }}>
        {title}
      </Box>
      <RecordLines aria-label={title} sx={ONE_LINE}>
        {assets.map((asset) => {
          const name = plainText(asset['hostname']);
          const inactive = asset['is_active'] === false;
          return (
            <li key={String(asset.id)}>
              <span>
                {name}
                <small>
                  {[
                    asset['ip'],
                    asset['platform'],
                    ...(inactive ? [text('favourites.inactive')] : []),
                  ]
                    .map(plainText)
                    .join(' · ')}
                </small>
              </span>
              <ConnectLink
                address={definition ? connectAddress(definition, asset, session) : undefined}
                name={name}
              />
            </li>
          );
        })}
      </RecordLines>
    </>
  );
}

/** Assets of each kind. */
const MOST = 5;
/** So many sessions are looked through for the assets that were used last. */
const SESSIONS = 20;
/** A search waits so long for the next letter. */
const NEXT_LETTER_MS = 200;

/** What the first group holds: what was searched for, favourites, or some of all assets where nothing else is known. */
type FirstGroup = 'found' | 'favourites' | 'someAssets';

interface OwnAssets {
  readonly group: FirstGroup;
  readonly first: readonly RaRecord[] | undefined;
  /** The assets of the last sessions that are no favourites; nothing while something is typed. */
  readonly recent: readonly RaRecord[];
  readonly failed: unknown;
}

/** The user's assets: those that match a search, otherwise favourites and the ones used last. */
function useOwnAssets(typed: string): OwnAssets {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { organization } = useSession();
  const search = typed.trim();
  const favourites = useRequest(['home', 'favourites', organization.id], async (signal) => {
    const page = await provider.options(
      'perms/users/nodes/favorite/assets',
      { limit: MOST, offset: 0 },
      signal,
    );
    return page.data.map((asset): RaRecord => ({ ...asset, id: String(asset['id']) }));
  });
  const used = useRequest(['home', 'used', organization.id], async (signal) => {
    const page = await provider.options(
      'terminal/my-sessions',
      { limit: SESSIONS, offset: 0 },
      signal,
    );
    return page.data.map((session) => String(session['asset_id'] ?? '')).filter(Boolean);
  });
  const { targets } = useGranted(used.data ?? NONE);
  const known = new Set(favourites.data?.map(({ id }) => String(id)));
  const recent = [...new Set(used.data)]
    .flatMap((id) => {
      const target = targets?.get(id);
      return target?.definition.id === ASSETS && !known.has(id) ? [target.record] : [];
    })
    .slice(0, MOST);
  const nothing =
    favourites.data?.length === 0 && used.isFetched && targets !== undefined && recent.length === 0;
  const listed = useRequest(
    ['home', 'found', organization.id, search],
    async (signal) => {
      if (search !== '') await delay(NEXT_LETTER_MS, { signal });
      const { data } = await provider.getList(ASSETS, {
        pagination: { page: 1, perPage: MOST },
        sort: { field: 'hostname', order: 'ASC' },
        filter: search === '' ? {} : { search: search.split(/[\s,]+/).join(',') },
        signal,
      });
      return data;
    },
    { enabled: search !== '' || nothing, placeholderData: (before) => before },
  );
  if (search !== '') {
    return { group: 'found', first: listed.data, recent: NONE, failed: listed.error };
  }
  if (nothing) {
    return { group: 'someAssets', first: listed.data, recent: NONE, failed: listed.error };
  }
  return { group: 'favourites', first: favourites.data, recent, failed: favourites.error };
}

const NONE: readonly never[] = [];
