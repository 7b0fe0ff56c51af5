// A small file that runs before the large ones: on a slow connection the first calls and texts load meanwhile.
import { catalogues } from '../../generated/catalogues.ts';
import { prefetchStartup } from '../session/prefetch.ts';
import { pathBelowBase, startLanguage } from './startPlace.ts';
import { expectConsole } from './unreachable.ts';

/** Called by main.tsx. */
export const consoleIsHere = expectConsole();
prefetchStartup(pathBelowBase());
const words: Readonly<Record<string, { readonly start?: () => Promise<unknown> }>> = catalogues;
// A failure is retried and reported where the texts are used.
words[startLanguage()]?.start?.().catch(() => undefined);
