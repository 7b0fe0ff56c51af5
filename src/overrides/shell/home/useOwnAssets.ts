import { useDataProvider, type RaRecord } from 'ra-core';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useRequest } from '../../../api/useRequest.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { delay } from 'es-toolkit/promise';
import { ASSETS } from './granted.ts';
import { useGranted } from './useGranted.ts';

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
export function useOwnAssets(typed: string): OwnAssets {
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
