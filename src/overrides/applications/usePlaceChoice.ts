import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { atFirstPage } from '@gatehouse-console/engine/pages/list/listState.ts';
import { readPlaces, type Place } from './applicationTree.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

/** Query parameter of the selected entry, as for trees of nodes. */
const NODE = 'node';
const NO_PLACES: readonly Place[] = [];
const EVERYTHING: Readonly<Record<string, string>> = {};

/** The tree of applications and its selected entry. @param filter of the list, for one application */
export function usePlaceChoice(filter: string) {
  const [address, setAddress] = useSearchParams();
  const tree = useRequest(['applicationTree', filter], async (signal) =>
    readPlaces(await request('applications/applications/tree', { quiet: true, signal }), filter),
  );
  const places = tree.data ?? NO_PLACES;
  const chosen = address.get(NODE) ?? undefined;
  const place = useMemo(() => places.find(({ entry }) => entry.key === chosen), [places, chosen]);
  return {
    places,
    loading: tree.isFetching,
    error: tree.error,
    /** Key of the selected entry. */
    chosen,
    /** The filter of the list. */
    where: place?.where ?? EVERYTHING,
    choose: (key: string | undefined) =>
      setAddress(
        (before) => {
          const next = atFirstPage(before);
          next.delete(NODE);
          if (key !== undefined) next.set(NODE, key);
          return next;
        },
        { preventScrollReset: true },
      ),
    refresh: () => void tree.refetch(),
  };
}

export type PlaceChoice = Readonly<ReturnType<typeof usePlaceChoice>>;
