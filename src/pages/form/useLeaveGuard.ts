import { useEffect } from 'react';
import { useBlocker } from 'react-router';

export interface LeaveGuard {
  /** The person wants to leave and must decide. */
  readonly asking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Keeps a form with unsaved changes from being left by accident: inside the console by asking, out
 * of it by the browser's own question.
 *
 * @param unsaved asked at the moment of leaving, so that a save that has just ended counts
 */
export function useLeaveGuard(unsaved: () => boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
