import { useBlocker } from 'react-router';
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
      currentLocation.pathname !== nextLocation.pathname && unsaved(),
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
