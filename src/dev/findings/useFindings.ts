import { useEffect, useState } from 'react';
import { NO_FINDINGS, type ShownFindings } from '../../../codegen/report/shownFindings.ts';

/** As the development server names them (`sandbox/kernel/serve/develop/devServer.ts`). */
const FINDINGS = 'gatehouse:findings';
const ASK_FINDINGS = 'gatehouse:ask-findings';

interface LiveFindings {
  readonly shown: ShownFindings;
  /** The server has said what is wrong, or that nothing is. */
  readonly known: boolean;
  /** Closed until the findings change. */
  readonly dismissed: boolean;
  dismiss(): void;
  reopen(): void;
}

/** What is wrong with the manifests now. */
export function useFindings(): LiveFindings {
  const [state, setState] = useState({ shown: NO_FINDINGS, known: false, dismissed: false });
  useEffect(() => {
    // vite looks for these very words.
    const hot = import.meta.hot;
    if (!hot) return undefined;
    const receive = (shown: ShownFindings) =>
      setState((before) => ({
        shown,
        known: true,
        dismissed: before.dismissed && sameErrors(before.shown, shown),
      }));
    hot.on(FINDINGS, receive);
    hot.send(ASK_FINDINGS);
    return () => hot.off(FINDINGS, receive);
  }, []);
  return {
    ...state,
    dismiss: () => setState((before) => ({ ...before, dismissed: true })),
    reopen: () => setState((before) => ({ ...before, dismissed: false })),
  };
}

function sameErrors(one: ShownFindings, other: ShownFindings): boolean {
  return JSON.stringify(one.errors) === JSON.stringify(other.errors);
}
