import { useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from '../../session/leaveQuestions.ts';

export interface LeaveGuard {
  /** The user must confirm to leave. */
  readonly asking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Asks before unsaved changes are lost with the whole page: commands of the console ask in a
 * dialog, closing the tab and typing an address bring the browser's own question.
 *
 * @param unsaved called at the moment of leaving, after a save that has just ended
 */
export function useUnloadGuard(unsaved: () => boolean): LeaveGuard {
  const [pending, setPending] = useState<{ readonly go: () => void }>();
  const allowed = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved() && !allowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    const stop = askBeforeLeaving((go) => {
      if (!unsaved()) return false;
      setPending({ go });
      return true;
    });
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
  return {
    asking: pending !== undefined,
    leave: () => {
      allowed.current = true;
      setPending(undefined);
      pending?.go();
    },
    stay: () => setPending(undefined),
  };
}
