import { WireError } from '../wire/errors.ts';
import type { Behaviour } from './behaviour.ts';
import type { Row } from '../store/database.ts';

/** Internal platforms can be looked at only; the body has no code (observed facts). */
export const platforms: Behaviour = {
  closed: (row) => row['internal'] === 1,
  beforeSave(values, _call, existing) {
    refuseInternal(existing);
    delete values['internal'];
  },
  beforeDelete(row) {
    refuseInternal(row);
    return 'delete';
  },
};

function refuseInternal(row: Row | undefined): void {
  if (row?.['internal'] === 1) throw new WireError(403, { detail: { say: 'internalPlatform' } });
}
