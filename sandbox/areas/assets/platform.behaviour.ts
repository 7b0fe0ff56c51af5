import { messages } from './messages.ts';
import { WireError } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { BehaviourOf, RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const RESOURCE = 'assets.platform';

/** Built-in platforms are read-only; the error has no code (protocol, section 8.3). */
export const platforms: BehaviourOf<typeof RESOURCE> = {
  serverFields: {
    internal: (field, version) => (version === 'v2.28' ? { ...field, readOnly: true } : field),
  },
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

function refuseInternal(row: RowOf<typeof RESOURCE> | undefined): void {
  if (row?.['internal'] === 1)
    throw new WireError(403, { detail: { say: messages.internalPlatform } });
}
