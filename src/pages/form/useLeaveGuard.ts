import { useBlocker, type Location } from 'react-router';
import { TAB_NAME } from '../tabMemory.ts';
import { useUnloadGuard, type LeaveGuard } from './useUnloadGuard.ts';

/**
 * Keeps a form with unsaved changes from being left by accident: within the console and out of it.
 *
 * @param unsaved asked at the moment of leaving, so that a save that has just ended counts
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

/** Another tab takes the form away as another page does; any other change of the query leaves it. */
function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get(TAB_NAME) ?? ''}`;
}
