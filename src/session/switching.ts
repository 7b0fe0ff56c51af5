import { ORGANIZATION_PARAMETER } from '../api/organizationContext.ts';
import type { RouteTable } from './routeTable.ts';

/** Names the record that a create page clones (spec 1, section 2.9). */
const CLONED_FROM = 'clone_from';

/**
 * The path after a change of organization: the same page, or the list when the address names a
 * record (also one to clone), which the other organization does not have (spec 1, section 4). The
 * organization in the address is dropped, because it would select the old one again.
 *
 * @param path below the base path
 */
export function pathAfterSwitch(table: RouteTable, path: string, search: string): string {
  const found = table.match(path);
  const ofRecord =
    found !== undefined &&
    (Object.keys(found.params).length > 0 || new URLSearchParams(search).has(CLONED_FROM));
  if (!ofRecord) return path + withoutOrganization(search);
  const list = table.sibling(found.route.name, 'list');
  return list && !list.path.includes(':') ? list.path : found.route.activeMenu;
}

function withoutOrganization(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(ORGANIZATION_PARAMETER)) return search;
  query.delete(ORGANIZATION_PARAMETER);
  const rest = query.toString();
  return rest && `?${rest}`;
}
