import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { delay } from 'es-toolkit/promise';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';
import { ClearableSearch } from '@gatehouse-console/engine/controls/ClearableSearch.tsx';
import { EmptyLine } from '@gatehouse-console/engine/controls/EmptyLine.tsx';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { RouteRecord } from '@gatehouse-console/engine/model/routes.ts';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { useDefinition } from '@gatehouse-console/engine/pages/useDefinition.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { useResourceRoutes } from '@gatehouse-console/engine/pages/useResourceRoutes.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { RecordLines } from '../RecordLines.ts';
import { connectAddress } from './connectAddress.ts';
import { ConnectLink } from './ConnectLink.tsx';
import { ASSETS } from './granted.ts';
import { hostsOf, type Host } from './hosts.ts';
import { useGranted } from './useGranted.ts';

const HEIGHT_PX = 120;

const ONE_LINE = {
  '& li, & li:first-of-type': { alignItems: 'center', padding: '6px 0' },
};

const Side = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

/**
 * What the user connects to: a search over granted assets, favourites, and the hosts of the last sessions, each once
 * and with Connect (contract: dashboards, section 2).
 */
export default function ConnectCard({ route }: { readonly route: RouteRecord }): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const routes = useRoutes();
  const [typed, setTyped] = useState('');
  const { group, first, recent, failed } = useOwnHosts(typed);
  const searching = typed.trim() !== '';
  const seesAssets = routes.verdict('MyAssets').open;
  const all = routes.address('MyAssets', {}, { ...(searching && { search: typed.trim() }) });
  return (
    <Card
      padded
      title={text('home.connectTitle')}
      tools={all !== undefined && <Link to={all}>{text('home.allAssets')}</Link>}
    >
      {seesAssets && (
        <ClearableSearch
          label={text('home.search')}
          clearLabel={text('tree.clearSearch')}
          value={typed}
          onSearch={setTyped}
        />
      )}
      <Box sx={{ mt: 3 }} aria-live="polite">
        {Boolean(failed) && <EmptyLine failed>{failureText(failed)}</EmptyLine>}
        {!failed && first === undefined && <LoadingBox height={HEIGHT_PX} />}
        {group !== 'favourites' && first?.length === 0 && (
          <EmptyLine>
            {searching ? text('home.noMatch', { query: typed.trim() }) : text('home.noAssets')}
          </EmptyLine>
        )}
        <HostGroup title={text(`home.${group}`)} hosts={first ?? []} route={route} />
        <HostGroup title={text('home.sessions')} hosts={recent} route={route} />
      </Box>
    </Card>
  );
}

interface HostGroupProps {
  readonly title: string;
  readonly hosts: readonly Host[];
  readonly route: RouteRecord;
}

function HostGroup({ title, hosts, route }: HostGroupProps): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const session = useSession();
  const sessions = useResourceRoutes('terminal.session', route);
  const { data: definition } = useDefinition(ASSETS);
  const { connect } = useGranted(hosts.flatMap(({ id, asset }) => (asset ? [] : [id])));
  if (hosts.length === 0) return null;
  const connectOf = (asset: RaRecord) =>
    definition ? connectAddress(definition, asset, session) : undefined;
  const mayOpen = sessions.verdict('detail').open;
  return (
    <>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 2, mb: 1 }}>
        {title}
      </Box>
      <RecordLines aria-label={title} sx={ONE_LINE}>
        {hosts.map(({ id, name, asset, used }) => {
          const inactive = asset?.['is_active'] === false;
          const facts = used
            ? [
                spaced(plainText(used.system_user)),
                text(`choices.protocol.${plainText(used.protocol)}`),
                plainText(used.remote_addr),
              ]
            : [plainText(asset?.['ip']), plainText(asset?.['platform'])];
          const address = asset ? connectOf(asset) : connect(id);
          return (
            <li key={id}>
              <span>
                <TextLink
                  to={used && mayOpen ? sessions.to('detail', plainText(used.id)) : undefined}
                >
                  {name}
                </TextLink>
                <small>
                  {[...facts, ...(inactive ? [text('favourites.inactive')] : [])].join(' · ')}
                </small>
              </span>
              <Side>
                {used && date(used.date_start)}
                <ConnectLink address={address} name={name} />
              </Side>
            </li>
          );
        })}
      </RecordLines>
    </>
  );
}

/** Hosts of each kind. */
const MOST = 5;
/** So many sessions are looked through for the hosts that were used last. */
const SESSIONS = 20;
/** So many granted assets are looked through for active ones. */
const LOOKED_THROUGH = 30;
/** A search waits so long for the next letter. */
const NEXT_LETTER_MS = 200;

/** What the first group holds: what was searched for, favourites, or some of all assets where nothing else is known. */
type FirstGroup = 'found' | 'favourites' | 'someAssets';

interface OwnHosts {
  readonly group: FirstGroup;
  readonly first: readonly Host[] | undefined;
  /** Of the last sessions, without favourites; nothing while something is typed. */
  readonly recent: readonly Host[];
  readonly failed: unknown;
}

/** What the user connects to: what matches a search, otherwise favourites and what was used last. */
function useOwnHosts(typed: string): OwnHosts {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { organization } = useSession();
  const seesAssets = useRoutes().verdict('MyAssets').open;
  const search = typed.trim();
  const favourites = useRequest(['home', 'favourites', organization.id], async (signal) => {
    if (!seesAssets) return [];
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
    return page.data as readonly RecordOf<'terminal.session'>[];
  });
  const nothing =
    seesAssets && favourites.data?.length === 0 && used.isFetched && !used.data?.length;
  const listed = useRequest(
    ['home', 'found', organization.id, search],
    async (signal) => {
      if (search !== '') await delay(NEXT_LETTER_MS, { signal });
      const { data } = await provider.getList(ASSETS, {
        pagination: { page: 1, perPage: search === '' ? LOOKED_THROUGH : MOST },
        sort: { field: 'hostname', order: 'ASC' },
        filter: search === '' ? {} : { search: search.split(/[\s,]+/).join(',') },
        signal,
      });
      return data;
    },
    { enabled: search !== '' || nothing, placeholderData: (before) => before },
  );
  if (search !== '' || nothing) {
    const active = listed.data?.filter((asset) => search !== '' || asset['is_active'] !== false);
    return {
      group: search === '' ? 'someAssets' : 'found',
      first: active && hostsOf(active.slice(0, MOST), []),
      recent: [],
      failed: listed.error,
    };
  }
  const hosts = favourites.data && hostsOf(favourites.data, used.data ?? []);
  return {
    group: 'favourites',
    first: hosts?.filter(({ asset }) => asset),
    recent: (hosts ?? []).filter(({ asset }) => !asset).slice(0, MOST),
    failed: favourites.error ?? used.error,
  };
}
