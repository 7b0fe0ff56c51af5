import { useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from '../../session/leaveQuestions.ts';

export interface LeaveGuard {
  /** The person wants to leave and must decide. */
  readonly asking: boolean;
  leave(): void;
  stay(): void;
}

/**
 * Keeps unsaved changes when the whole page would go: commands of the console ask first, closing
 * the tab and typing an address bring the browser's own question.
 *
 * @param unsaved asked at the moment of leaving, so that a save that has just ended counts
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
