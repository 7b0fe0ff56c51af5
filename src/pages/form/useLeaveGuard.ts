import { useBlocker, type Location } from 'react-router';
import { TAB_NAME } from '../tabMemory.ts';
import { useUnloadGuard, type LeaveGuard } from './useUnloadGuard.ts';

/**
 * Asks before a form with unsaved changes is left, within the console or by closing the page.
 *
 * @param unsaved called at the moment of leaving, after a save that has just ended
 */
export function useLeaveGuard(unsaved: () => boolean): LeaveGuard {
  const unload = useUnloadGuard(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) && unsaved(),
  );
  return {
    asking: blocker.state === 'blocked' || unload.asking,
    leave: () => {
      if (unload.asking) unload.leave();
      else blocker.proceed?.();
    },
    stay: () => {
      if (unload.asking) unload.stay();
      else blocker.reset?.();
    },
  };
}

/** A change of tab leaves the form as a change of page does; other changes of the query do not. */
function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get(TAB_NAME) ?? ''}`;
}
