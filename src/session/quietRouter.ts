import { useSyncExternalStore } from 'react';
import type { DataRouter } from 'react-router';
import { createListeners } from '../api/listeners.ts';

const turns = createListeners<void>();
let underWay = false;

/**
 * A router that tells the console of a navigation when its page is ready to be shown. React Router itself also tells
 * of its beginning, and then draws every link and every user of `useNavigate` anew: on the old page, for nothing.
 * `useNavigation` is always idle with it; {@link useIsUnderWay} tells of the beginning.
 */
export function quietRouter(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) =>
    router.subscribe((state, changes) => {
      const before = underWay;
      underWay = state.navigation.state !== 'idle';
      if (underWay !== before) turns.emit();
      if (!underWay) listener(state, changes);
    });
  return Object.create(router, { subscribe: { value: subscribe } });
}

/** Whether the next page is loading, at this moment. */
export function isUnderWay(): boolean {
  return underWay;
}

/** Whether the next page is loading. */
export function useIsUnderWay(): boolean {
  return useSyncExternalStore(turns.listen, isUnderWay);
}
