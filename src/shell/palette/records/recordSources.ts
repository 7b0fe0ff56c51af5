import { holds } from '../../../../codegen/model/conditions.ts';
import type { FoundResource } from '../../../../codegen/model/console.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { ResourceId, RouteName } from '#project/generated/names.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import type { Routes } from '../../../session/RoutesContext.ts';

export type Findable = FoundResource<ResourceId, RouteName>;

/** A resource whose records this user may find, and the page on which they open. */
export interface RecordSource {
  readonly found: Findable;
  readonly page: RouteRecord;
}

/**
 * The resources whose records this user may open. A page in the current view is preferred, and resources of
 * that view come first; otherwise in the order of the menu.
 *
 * @param view the name of the current view
 */
export function recordSources(
  findable: readonly Findable[],
  routes: Routes,
  view: string | undefined,
): readonly RecordSource[] {
  const sources = findable.flatMap((found) => {
    const page = pageOf(found, routes, view);
    return page ? [{ found, page }] : [];
  });
  const place = ({ page }: RecordSource) =>
    routes.routes.indexOf(page) + (page.view === view ? 0 : routes.routes.length);
  return sources.toSorted((one, other) => place(one) - place(other));
}

/**
 * The sources whose records were opened last come first; the order of the others stays.
 *
 * @param visited resources, the last opened first
 */
export function likelyFirst(
  sources: readonly RecordSource[],
  visited: readonly string[],
): readonly RecordSource[] {
  const age = ({ found }: RecordSource) => {
    const place = visited.indexOf(found.resource);
    return place < 0 ? visited.length : place;
  };
  return sources.toSorted((one, other) => age(one) - age(other));
}

/** The detail page, else the list: both only when this user may open them. */
function pageOf(
  { resource }: Findable,
  routes: Routes,
  view: string | undefined,
): RouteRecord | undefined {
  const openPages = (kind: 'detail' | 'list') =>
    routes.routes.filter(
      (route) =>
        route.kind === kind &&
        (route.resource === resource || route.also?.includes(resource)) &&
        routes.verdict(route).open,
    );
  const details = openPages('detail');
  const pages = details.length > 0 ? details : openPages('list');
  return pages.find((page) => page.view === view) ?? pages[0];
}

/**
 * The address of a found record: its detail page, or the list searched for its name where it has none.
 *
 * @param name of the record
 */
export function recordAddress(
  { found, page }: RecordSource,
  routes: Routes,
  record: FieldRecord,
  name: string,
): string {
  if (page.kind === 'list') return routes.address(page, {}, { search: name }) ?? page.path;
  const own = found.pages?.find(({ route, when }) => {
    const scope = { values: record, mode: 'view', self: false } as const;
    return holds(when, scope) && routes.verdict(route).open;
  });
  return routes.address(own?.route ?? page, { id: String(record.id) }) ?? page.path;
}
