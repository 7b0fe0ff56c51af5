import { useCallback, useSyncExternalStore } from 'react';

/**
 * The time in milliseconds since 1970, in steps: the component renders again with each step.
 *
 * @param stepMs undefined when the component does not depend on the time any more
 */
export function useNow(stepMs: number | undefined): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (stepMs === undefined) return () => undefined;
      const timer = setInterval(changed, stepMs);
      return () => clearInterval(timer);
    },
    [stepMs],
  );
  return useSyncExternalStore(subscribe, () =>
    stepMs === undefined ? 0 : Math.floor(Date.now() / stepMs) * stepMs,
  );
}
