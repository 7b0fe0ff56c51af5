import { request } from '../../api/client.ts';
import { useCall } from '../../pages/useCall.ts';
import { useRequest } from '../../api/useRequest.ts';
import { objectsOf } from '../../api/unknownValues.ts';

const ADDRESS = 'assets/favorite-assets';
const KEY = ['favourites'];

/**
 * The user's favourite assets, fetched once for all rows. After a change the tree, which counts
 * them, and the list are refetched (contract: workbench, section 1).
 */
export function useFavourites() {
  const { busy, run } = useCall();
  const favourites = useRequest(
    KEY,
    async (signal) => new Set(assetsIn(await request<unknown>(ADDRESS, { signal }))),
    { staleTime: Infinity },
  );
  return {
    /** Ids of assets; undefined while loading. */
    ids: favourites.data,
    busy,
    /** Adds an asset to the favourites or removes it. */
    mark: (asset: string, favourite: boolean) =>
      run(
        () =>
          favourite
            ? request(ADDRESS, { method: 'POST', body: { asset }, quiet: true })
            : request(ADDRESS, { method: 'DELETE', query: { asset }, quiet: true }),
        { reload: {} },
      ),
  };
}

/** The asset ids in the answer. */
function assetsIn(answer: unknown): readonly string[] {
  return objectsOf(answer).flatMap(({ asset }) => (asset === undefined ? [] : [String(asset)]));
}
