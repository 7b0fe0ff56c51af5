import { catalogues } from '../../generated/catalogues.ts';
import { listPage } from '../../generated/routes.ts';
import { views } from '../../generated/views.ts';
import { askForRows } from '../pages/list/askForRows.ts';
import type { Session } from '../session/types.ts';
import { accessTo } from './access.ts';
import { loadDefinition, textsOf } from './pageParts.ts';
import { table } from './settle.ts';
import { startLanguage } from './startPlace.ts';

/** The parts of a language, by name; not every language has every part. */
type Parts = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

/**
 * Asks for the code, the texts and the first rows of a page, if this person may open it. What fails is told by the
 * page, which asks for the same.
 *
 * @param path below the base, without query
 */
export function askForPage(path: string, search: string, session: Session): void {
  const route = table.match(path)?.route;
  if (!route?.page || accessTo(route, views, session).kind !== 'open') return;
  const words: Readonly<Record<string, Parts>> = catalogues;
  const rows = async () => {
    const definition = (await loadDefinition(route, table))?.default;
    if (definition && route.page === listPage) {
      askForRows(definition, search, session, table.resources);
    }
  };
  for (const begun of [
    route.page(),
    rows(),
    ...textsOf(route).map((part) => words[startLanguage()]?.[part]?.()),
  ]) {
    begun?.catch(() => undefined);
  }
}
