import { catalogues } from '#project/generated/catalogues.ts';
import { genericPages } from '#project/generated/routes.ts';
import { views } from '#project/generated/views.ts';
import { askForRows } from '../pages/list/askForRows.ts';
import { loadMetadata } from '../api/client.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { Session } from '../session/types.ts';
import { accessTo } from './access.ts';
import { loadDefinition, textsOf } from './pageParts.ts';
import { table } from './settle.ts';
import { startLanguage } from './startPlace.ts';

/** The parts of a language, by name; not every language has every part. */
type Parts = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

/**
 * Asks for the code, the texts and the first rows of a page, if this user may open it. What fails is told by the
 * page, which asks for the same.
 *
 * @param path below the base, without query
 */
export function askForPage(path: string, search: string, session: Session): void {
  const route = table.match(path)?.route;
  if (!route?.page || accessTo(route, views, session).kind !== 'open') return;
  const words: Readonly<Record<string, Parts>> = catalogues;
  for (const begun of [
    route.page(),
    askForData(route, search, session),
    ...textsOf(route).map((part) => words[startLanguage()]?.[part]?.()),
  ]) {
    begun?.catch(() => undefined);
  }
}

/**
 * Asks for the first data of a page while its code loads: the rows of a list, what the server says of the fields of a
 * new record, and what its selects offer. Nothing is asked for where more must be known first.
 *
 * @param route one that this user may open
 */
export async function askForData(
  route: RouteRecord,
  search: string,
  session: Pick<Session, 'me' | 'profile' | 'gateContext'>,
): Promise<void> {
  const definition = (await loadDefinition(route, table))?.default;
  if (!definition) return;
  if (route.page === genericPages.list) askForRows(definition, search, session, table.resources);
  const { api, variants, fields } = definition;
  if (route.kind !== 'create' || variants || api.includes(':')) return;
  const metadata = loadMetadata(api, { list: true });
  const form = route.form === undefined ? definition.form : definition.forms?.[route.form];
  if (form && fields && route.page === genericPages.create) {
    // It is among the code of forms, which is loaded at once by this.
    const { askForOptions } = await import('../pages/form/askForOptions.ts');
    askForOptions(form, fields, session.gateContext);
  }
  await metadata;
}
