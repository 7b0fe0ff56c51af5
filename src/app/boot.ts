// A small file of its own, run before the large one is there: on a slow link the first answers and
// words arrive while that is still on its way.
import { catalogues } from '../../generated/catalogues.ts';
import { prefetchStartup } from '../session/prefetch.ts';
import { pathBelowBase, startLanguage } from './startPlace.ts';
import { expectConsole } from './unreachable.ts';

/** To be called by what comes after this file. */
export const consoleIsHere = expectConsole();
prefetchStartup(pathBelowBase());
const words: Readonly<Record<string, { readonly start?: () => Promise<unknown> }>> = catalogues;
// Whoever needs them asks again, and is told of a failure.
words[startLanguage()]?.start?.().catch(() => undefined);
