import { useCallback, useMemo, useState } from 'react';
import type { RaRecord } from 'ra-core';

export interface Selection {
  readonly records: readonly RaRecord[];
  has(record: RaRecord): boolean;
  /** A stable function, for memoized rows. */
  readonly toggle: (record: RaRecord, chosen: boolean) => void;
  /** Selects or deselects all rows of the page. */
  readonly toggleAll: (records: readonly RaRecord[], chosen: boolean) => void;
  /** Deselects rows that were processed. */
  readonly drop: (ids: readonly RaRecord['id'][]) => void;
  readonly clear: () => void;
}

/** The selected rows, kept with their records across pages (contract: shell, section 7). */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<RaRecord['id'], RaRecord>>(new Map());
  const toggleAll = useCallback((records: readonly RaRecord[], on: boolean) => {
    setChosen((before) => {
      const next = new Map(before);
      for (const record of records) {
        if (on) next.set(record.id, record);
        else next.delete(record.id);
      }
      return next;
    });
  }, []);
  const toggle = useCallback(
    (record: RaRecord, on: boolean) => toggleAll([record], on),
    [toggleAll],
  );
  const drop = useCallback((ids: readonly RaRecord['id'][]) => {
    const gone = new Set(ids);
    setChosen((before) => new Map([...before].filter(([id]) => !gone.has(id))));
  }, []);
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({
      records: [...chosen.values()],
      has: (record) => chosen.has(record.id),
      toggle,
      toggleAll,
      drop,
      clear,
    }),
    [chosen, toggle, toggleAll, drop, clear],
  );
}
