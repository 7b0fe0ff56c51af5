import { useCallback, useMemo, useRef, useState } from 'react';

/** What is named by these keys: the id of a row, or the key of an action. */
type Keys = readonly (string | number)[];

export interface Running {
  has(key: Keys[number]): boolean;
  /** Works on what the keys name; meanwhile nothing else can begin with one of them. */
  run(keys: Keys, work: () => Promise<unknown>): Promise<void>;
}

/** Rows or actions with something running. */
export function useRunning(): Running {
  const running = useRef(new Set<Keys[number]>());
  const [busy, setBusy] = useState<ReadonlySet<Keys[number]>>(new Set());
  const run = useCallback<Running['run']>(async (keys, work) => {
    const { current } = running;
    if (keys.some((key) => current.has(key))) return;
    try {
      for (const key of keys) current.add(key);
      setBusy(new Set(current));
      await work();
    } finally {
      for (const key of keys) current.delete(key);
      setBusy(new Set(current));
    }
  }, []);
  return useMemo(() => ({ has: (key) => busy.has(key), run }), [busy, run]);
}
