import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { ResourceId } from '#project/generated/names.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { readTree, type TreeEntry } from '@gatehouse-console/engine/pages/tree/readTree.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import { hostNames, hostNodes, leftOutHosts, leftOutOf } from './grantedHosts.ts';

const ASSET: ResourceId = 'assets.asset';
const READS_ASSETS: OwnGate = { permissions: ['assets.view_asset'] };
const NOTHING: readonly TreeEntry[] = [];

/**
 * The hosts that are granted to this user.
 *
 * @param user the system user of the command; without one the hosts of all
 * @param wanted ids of chosen assets, which may be no such hosts
 */
export function useGrantedHosts(user: string | undefined, wanted: ReadonlySet<string>) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const mayRead = useGate(READS_ASSETS).open;
  const tree = useRequest(['granted hosts', user], async (signal) =>
    readTree(
      await request('perms/users/nodes-with-assets/tree', {
        query: { cache_policy: 1, system_user: user },
        signal,
        quiet: true,
      }),
    ),
  );
  const entries = tree.data ?? NOTHING;
  const inactive = text('jobs.batch.left.inactive');
  const nodes = useMemo(() => hostNodes(entries, inactive), [entries, inactive]);
  const names = useMemo(() => hostNames(nodes), [nodes]);
  const strangers = useMemo(() => {
    const known = new Set(entries.map(({ id }) => id));
    return [...wanted].filter((id) => !known.has(id));
  }, [entries, wanted]);
  const named = useRequest(
    ['names of assets', strangers],
    async (signal): Promise<ReadonlyMap<string, string>> => {
      const { data } = await provider.getMany(ASSET, { ids: strangers, signal });
      return new Map(
        data.map(({ id, hostname }: RecordOf<'assets.asset'>) => [String(id), plainText(hostname)]),
      );
    },
    {
      enabled: tree.data !== undefined && strangers.length > 0 && mayRead,
    },
  );
  return {
    /** Undefined while the tree is loading. */
    nodes: tree.data && nodes,
    /** Names of the hosts that can be chosen, by id. */
    names,
    /** Granted assets that take no commands. */
    leftOut: useMemo(() => leftOutHosts(entries), [entries]),
    /** Those of the wanted assets on which the command does not run. */
    wantedLeftOut: tree.data ? leftOutOf(wanted, entries, named.data ?? new Map()) : [],
    error: tree.error,
    busy: tree.isFetching,
    refresh: () => void tree.refetch(),
  };
}

export type GrantedHosts = Readonly<ReturnType<typeof useGrantedHosts>>;
