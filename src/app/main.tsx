import { consoleIsHere } from './boot.ts';
import { StrictMode, startTransition, type ReactNode } from 'react';
import type { PartedI18n } from '../i18n/i18n.ts';
import { createRoot, type Root } from 'react-dom/client';
import { app } from '#project/generated/app.ts';
import { sessionFacts } from '#project/generated/session.ts';
import type { TokenLogin } from '../../codegen/model/session.ts';
import { Login } from './login/Login.tsx';
import { leavingEnvironment, mayLeaveForLogin, storage } from '../session/browser.ts';
import { keepOwnWork } from '../session/ownWork.ts';
import { leaveForLogin } from '../session/leaving.ts';
import { NO_SESSION_MARK } from '../session/sessionMark.ts';
import type { StartupResult } from '../session/startup.ts';
import { App } from './App.tsx';
import { consoleRoutes, NO_ROUTE } from './consoleRoutes.ts';
import { pathOfLegacyHash } from '../session/legacyHash.ts';
import { StartFailure, type StartFailureStep } from './StartFailure.tsx';
import { consoleAnswers } from '../api/askedAhead.ts';
import { LoadTimeout, withinLimit } from './loadLimit.ts';
import { assemble, loadWords } from './start.ts';
import { takeStart } from './firstStart.ts';
import { afterPage } from '../i18n/afterPage.ts';
import { fetchFont, loadFetchedFont } from './keptFont.ts';
import { startLanguage } from './startPlace.ts';

/** What react-admin's inputs write as HTML where they have no help text: a space that keeps the line's height. */
const KEPT_SPACE = '&#8203;';

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown;
}

/** Lets through the one text that react-admin's own components write as HTML; the browser refuses all others. */
function allowKeptSpace(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === KEPT_SPACE ? html : null),
  });
}

consoleIsHere();
allowKeptSpace();
const showFont = loadFetchedFont(storage);
afterPage(() => fetchFont(storage)).catch(() => undefined);

// One of before is translated by boot.ts; this one is opened while the console is running.
window.addEventListener('hashchange', () => {
  const next = pathOfLegacyHash(window.location, app.base);
  if (next !== undefined) window.location.replace(next);
});

const language = startLanguage();
document.documentElement.lang = language;
let root: Root | undefined;

void start();

/** Texts and session load in parallel. A page's code waits for both, because a refused page is not loaded. */
async function start(): Promise<void> {
  const words = withinLimit(loadWords(language));
  words.catch(() => undefined);
  let result: StartupResult;
  try {
    result = await takeStart();
  } catch (error) {
    fail('console', error);
    return;
  }
  switch (result.kind) {
    case 'login':
      // oxlint-disable-next-line no-console -- what is to be logged (spec 1, section 8)
      if (result.because === 'no-mark' && NO_SESSION_MARK) console.warn(NO_SESSION_MARK);
      if (sessionFacts.login?.kind === 'token') {
        showLogin(sessionFacts.login, result.because === 'login-page');
        return;
      }
      if (result.because === 'login-page' || mayLeaveForLogin()) {
        leaveForLogin(leavingEnvironment, result.delayMs);
      } else {
        fail('sign-in', result.error);
      }
      return;
    case 'no-view':
      // oxlint-disable-next-line no-console -- what is to be logged (spec 1, section 8)
      console.error(NO_ROUTE);
      fail('no-view');
      return;
    case 'failure':
      fail(result.step, result.error);
      return;
    case 'elsewhere':
      window.history.replaceState(null, '', app.base + result.to.slice(1));
      break;
    case 'ready':
      break;
  }
  // What a form opens afterwards waits for the deletion.
  void keepOwnWork(result.session.me.id, storage);
  let i18n: PartedI18n;
  try {
    i18n = await words;
  } catch (error) {
    // A file that timed out is not requested again by the same page load.
    fail('words', error, error instanceof LoadTimeout ? reload : again);
    return;
  }
  try {
    const { parts, sources } = assemble(result.session, i18n);
    const routes = consoleRoutes(sources);
    show(<App parts={parts} routes={routes} base={app.base} />);
    consoleAnswers();
    // A link without it leads to its page all the same.
    afterPage(() => import('./loadAhead.ts')).then(
      ({ loadAhead }) => loadAhead(sources),
      () => undefined,
    );
  } catch (error) {
    fail('routes', error);
  }
}

/** The console's own login page; the address stays, unless it is that of the page. */
function showLogin(login: TokenLogin, isAddress: boolean): void {
  if (isAddress) window.history.replaceState(null, '', app.base);
  show(<Login login={login} language={language} onDone={again} />);
}

function again(): void {
  void start();
}

function reload(): void {
  window.location.reload();
}

function fail(step: StartFailureStep, error?: unknown, retry = again): void {
  show(<StartFailure {...{ step, error, language, retry }} />);
}

function show(screen: ReactNode): void {
  const place = document.querySelector('#root');
  if (!place) throw new Error('index.html has no element with the id root.');
  if (!root) showFont();
  root ??= createRoot(place, { onRecoverableError: reportCause });
  const shown = root;
  startTransition(() => shown.render(<StrictMode>{screen}</StrictMode>));
}

/** React's error only says that a second render was tried; the first error is its cause. */
function reportCause(error: unknown): void {
  reportError(error instanceof Error ? (error.cause ?? error) : error);
}
