// A small file that runs before the large ones: on a slow connection the first calls and texts load meanwhile, and
// then what the first page needs.
import { app } from '#project/generated/app.ts';
import { catalogues } from '#project/generated/catalogues.ts';
import { pathOfLegacyHash } from '../session/legacyHash.ts';
import { prefetchStartup } from '../session/prefetch.ts';
import { beginStart } from './firstStart.ts';
import { pathBelowBase, startLanguage } from './startPlace.ts';
import { expectConsole } from './unreachable.ts';

/** Called by main.tsx. */
export const consoleIsHere = expectConsole();
const path = pathOfLegacyHash(window.location, app.base);
if (path !== undefined) window.history.replaceState(null, '', path);
prefetchStartup(pathBelowBase());
const words: Readonly<Record<string, { readonly start?: () => Promise<unknown> }>> = catalogues;
// A failure is retried and reported where the texts are used.
words[startLanguage()]?.start?.().catch(() => undefined);
beginStart();
