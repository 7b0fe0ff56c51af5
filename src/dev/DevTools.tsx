import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Findings } from './findings/Findings.tsx';
import { NO_FINDINGS, type ShownFindings } from '../../codegen/report/shownFindings.ts';

/** Loads parts of the console to recognize them; most pages are opened without it. */
const Explain = lazy(() => import('./explain/Explain.tsx'));

/** The key with Alt and Shift that switches explaining on and off. */
const KEY = 'KeyI';
/** The element of the console. */
const ROOT = 'root';
/** How often a page without a console looks for one, in milliseconds. */
const LOOK_MS = 1000;
/** Of this tab: it was explaining before it was loaded again. */
const KEPT = 'gatehouse-explaining';

/** The corner with the switches, and what they open. */
export function DevTools({ host }: { readonly host: HTMLElement }): ReactNode {
  const [explaining, setExplaining] = useState(() => sessionStorage.getItem(KEPT) !== null);
  const findings = useFindings();
  const hasConsole = document.querySelector(`#${ROOT}`) !== null;
  useEffect(() => {
    if (!hasConsole) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.code !== KEY || !event.altKey || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      setExplaining((on) => !on);
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [hasConsole]);
  // A change of a manifest loads the page again.
  useEffect(() => {
    if (explaining) sessionStorage.setItem(KEPT, '');
    else sessionStorage.removeItem(KEPT);
  }, [explaining]);
  useEffect(() => (hasConsole ? undefined : reloadWithConsole()), [hasConsole]);
  const { errorCount, warningCount } = findings.shown;
  return (
    <aside aria-label="Developer tools">
      {hasConsole && (
        <div className="corner">
          <button
            type="button"
            aria-pressed={explaining}
            title="What is this, and who sees it? (Alt+Shift+I)"
            onClick={() => setExplaining(!explaining)}
          >
            Explain
          </button>
          {errorCount > 0 && findings.dismissed && (
            <button type="button" className="bad" onClick={findings.reopen}>
              {counted(errorCount, 'mistake')}
            </button>
          )}
          {warningCount > 0 && (
            <span title="npx gatehouse validate prints them">
              {counted(warningCount, 'warning')}
            </span>
          )}
        </div>
      )}
      {explaining && (
        <Suspense>
          <Explain host={host} onEnd={() => setExplaining(false)} />
        </Suspense>
      )}
      {errorCount > 0 && !findings.dismissed && (
        <Findings shown={findings.shown} onDismiss={hasConsole ? findings.dismiss : undefined} />
      )}
      {!hasConsole && errorCount === 0 && (
        <p className="starting" role="status">
          {findings.known
            ? 'The manifests are right. The console starts.'
            : 'Reading the manifests.'}
        </p>
      )}
    </aside>
  );
}

/**
 * Loads the page again when the server has a console for it: another one, at the same port.
 *
 * @returns stops looking
 */
function reloadWithConsole(): () => void {
  const timer = setInterval(() => {
    fetch(window.location.href, { headers: { Accept: 'text/html' } }).then(
      async (answer) => {
        const page = answer.ok ? await answer.text() : '';
        if (page.includes(`id="${ROOT}"`)) window.location.reload();
      },
      // It is just starting.
      () => undefined,
    );
  }, LOOK_MS);
  return () => clearInterval(timer);
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

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
function useFindings(): LiveFindings {
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
