import type { StartupResult } from '../session/startup.ts';
import { askForPage } from './askForPage.ts';
import { settle } from './settle.ts';
import { pathBelowBase } from './startPlace.ts';

let begun: Promise<StartupResult> | undefined;

/** Runs start-up while the rest of the code is loading, and asks for the page that it leads to. */
export function beginStart(): void {
  begun = settleHere();
  begun.then(
    (result) => {
      if (result.kind === 'ready') {
        askForPage(pathBelowBase(), window.location.search, result.session);
      } else if (result.kind === 'elsewhere') {
        const { pathname, search } = new URL(result.to, window.location.href);
        askForPage(pathname, search, result.session);
      }
    },
    // Told where the result is used.
    () => undefined,
  );
}

/** The result of that, once; then start-up runs anew each time. */
export function takeStart(): Promise<StartupResult> {
  const start = begun ?? settleHere();
  begun = undefined;
  return start;
}

function settleHere(): Promise<StartupResult> {
  return settle(pathBelowBase(), window.location.search);
}
