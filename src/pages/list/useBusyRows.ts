import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';

export interface BusyRows {
  has(record: RaRecord): boolean;
  /** Does something with rows; while it lasts nothing else is begun with any of them. */
  run(records: readonly RaRecord[], work: () => Promise<unknown>): Promise<void>;
}

/** Which rows something is being done with right now. */
export function useBusyRows(): BusyRows {
  const running = useRef(new Set<RaRecord['id']>());
  const [busy, setBusy] = useState<ReadonlySet<RaRecord['id']>>(new Set());
  const run = useCallback<BusyRows['run']>(async (records, work) => {
    const { current } = running;
    if (records.some(({ id }) => current.has(id))) return;
    try {
      for (const { id } of records) current.add(id);
      setBusy(new Set(current));
      await work();
    } finally {
      for (const { id } of records) current.delete(id);
      setBusy(new Set(current));
    }
  }, []);
  return { has: (record) => busy.has(record.id), run };
}
