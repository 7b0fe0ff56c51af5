import FullStar from '@mui/icons-material/Star';
import EmptyStar from '@mui/icons-material/StarBorder';
import type { ReactNode } from 'react';
import type { RecordOf } from '../../api/recordOf.ts';
import type { ColumnSlotProps } from '../../pages/slots/slots.ts';
import { IconPush } from '../../theme/buttons.ts';
import { useFavourites } from './useFavourites.ts';
import { useText } from '../../i18n/useText.ts';

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
      type="button"
      aria-pressed={on}
      aria-label={text('favourites.mark', { name: String(record.hostname) })}
      disabled={ids === undefined || busy}
      onClick={() => void mark(asset, !on)}
    >
      {on ? <FullStar color="warning" fontSize="small" /> : <EmptyStar fontSize="small" />}
    </IconPush>
  );
}
