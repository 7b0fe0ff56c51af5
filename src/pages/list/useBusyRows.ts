import { useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';

export interface BusyRows {
  has(record: RaRecord): boolean;
  /** Does something with a row; while it lasts nothing else is begun there. */
  run(record: RaRecord, work: () => Promise<unknown>): Promise<void>;
}

/** Which rows something is being done with right now. */
export function useBusyRows(): BusyRows {
  const running = useRef(new Set<RaRecord['id']>());
  const [busy, setBusy] = useState<ReadonlySet<RaRecord['id']>>(new Set());
  const run = useCallback<BusyRows['run']>(async (record, work) => {
    const { current } = running;
    if (current.has(record.id)) return;
    try {
      setBusy(new Set(current.add(record.id)));
      await work();
    } finally {
      current.delete(record.id);
      setBusy(new Set(current));
    }
  }, []);
  return { has: (record) => busy.has(record.id), run };
}
