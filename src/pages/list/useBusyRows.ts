import { useCallback, useMemo, useRef, useState } from 'react';
import type { RaRecord } from 'ra-core';

export interface BusyRows {
  has(record: RaRecord): boolean;
  /** Runs work on rows; meanwhile no other action on them can start. */
  run(records: readonly RaRecord[], work: () => Promise<unknown>): Promise<void>;
}

/** The rows with a running action. */
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
  return useMemo(() => ({ has: (record) => busy.has(record.id), run }), [busy, run]);
}
