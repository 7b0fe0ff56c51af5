import type { ModelRoute, OverrideFacts } from '../model/console.ts';
import { GENERIC_PAGES } from '../model/genericPages.ts';
import { PAGE_SLOT } from '../model/slots.ts';
import { code, type Code } from './literal.ts';
import { fromGenerated } from './paths.ts';

/**
 * The file of a route's page, as a file at the top of `generated/` imports it: its override, else the generic page
 * of its kind.
 */
export function pageFile(route: Pick<ModelRoute, 'kind' | 'override'>): string | undefined {
  const file = route.override ?? GENERIC_PAGES[route.kind];
  return file === undefined ? undefined : fromGenerated(file);
}

/** Functions that load the hand-written slots of a page, by slot. */
export function slotThunks(
  name: string,
  overrides: readonly OverrideFacts[],
): Readonly<Record<string, Code>> | undefined {
  const slots = overrides.filter(({ route, slot }) => route === name && slot !== PAGE_SLOT);
  if (slots.length === 0) return undefined;
  return Object.fromEntries(slots.map(({ file, slot }) => [slot, thunk(fromGenerated(file))]));
}

export function thunk(specifier: string): Code {
  return code(`() => import('${specifier}')`);
}
