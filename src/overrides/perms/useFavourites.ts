import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { request } from '../../api/client.ts';
import { useFailureText } from '../../pages/useFailureText.ts';
import { useRequest } from '../../api/useRequest.ts';
import { objectsOf } from '../../api/unknownValues.ts';

const ADDRESS = 'assets/favorite-assets';
const KEY = ['favourites'];

export interface Favourites {
  /** Ids of assets; undefined while loading. */
  readonly ids: ReadonlySet<string> | undefined;
  readonly busy: boolean;
  /** Adds an asset to the favourites or removes it. */
  mark(asset: string, favourite: boolean): void;
}

/**
 * The person's favourite assets, fetched once for all rows. After a change the tree, which counts
 * them, and the list are refetched (contract: workbench, section 1).
 */
export function useFavourites(): Favourites {
  const queries = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const known = useRequest(
    KEY,
    async (signal) => new Set(assetsIn(await request<unknown>(ADDRESS, { signal }))),
    {
      staleTime: Infinity,
    },
  );
  const change = useMutation({
    mutationFn: ({ asset, favourite }: { asset: string; favourite: boolean }) =>
      favourite
        ? request(ADDRESS, { method: 'POST', body: { asset }, quiet: true })
        : request(ADDRESS, { method: 'DELETE', query: { asset }, quiet: true }),
    onError: (error) => {
      const message = failureText(error);
      if (message !== undefined) notify(message, { type: 'error' });
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    ids: known.data,
    busy: change.isPending,
    mark: (asset, favourite) => change.mutate({ asset, favourite }),
  };
}

/** The asset ids in the answer. */
function assetsIn(answer: unknown): readonly string[] {
  return objectsOf(answer).flatMap(({ asset }) => (asset === undefined ? [] : [String(asset)]));
}
