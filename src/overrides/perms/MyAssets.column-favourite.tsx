import FullStar from '@mui/icons-material/Star';
import EmptyStar from '@mui/icons-material/StarBorder';
import type { ReactNode } from 'react';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { ColumnSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { IconPush } from '@gatehouse-console/engine/theme/buttons.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useCall } from '@gatehouse-console/engine/pages/useCall.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { objectsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/** A star button that adds an asset to the favourites or removes it. */
export default function FavouriteStar({
  record,
}: ColumnSlotProps<RecordOf<'perms.myassets'>>): ReactNode {
  const text = useText();
  const { ids, busy, mark } = useFavourites();
  const asset = String(record.id);
  const on = ids?.has(asset) ?? false;
  return (
    <IconPush
      aria-pressed={on}
      aria-label={text('favourites.mark', { name: String(record.hostname) })}
      disabled={ids === undefined || busy}
      onClick={() => void mark(asset, !on)}
    >
      {on ? <FullStar color="warning" fontSize="small" /> : <EmptyStar fontSize="small" />}
    </IconPush>
  );
}

const ADDRESS = 'assets/favorite-assets';
const KEY = ['favourites'];

/**
 * The user's favourite assets, fetched once for all rows. After a change the tree, which counts
 * them, and the list are refetched (contract: workbench, section 1).
 */
function useFavourites() {
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
