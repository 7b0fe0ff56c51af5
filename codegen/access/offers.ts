import type { ConsoleModel } from '../model/console.ts';
import type { ParsedProject } from '../schema/project.ts';
import type { Offer } from './offer.ts';
import { pageOffers } from './pages.ts';
import { resourceOffers } from './resourceOffers.ts';
import { showingOf } from './showing.ts';

/** Everything that people can reach or do in a console, by id. */
export type Offers = ReadonlyMap<string, Offer>;

/**
 * Collects the pages, tabs, actions and gated fields of a project with what each asks for, and where that is written
 * or why it was derived.
 */
export function offersOf(project: ParsedProject, model: ConsoleModel): Offers {
  const all = [...pageOffers(project, model), ...resourceOffers(project, model, showingOf(model))];
  return new Map(all.map((offer) => [offer.id, offer]));
}
