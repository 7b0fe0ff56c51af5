import { RETURN_PARAMETER } from '../../../codegen/model/returning.ts';
import { resolveReferences, type ReferenceScope } from '../../../codegen/model/references.ts';
import type { AfterSave } from '../../../codegen/model/forms.ts';
import { isOptionValue } from '../../fields/optionValue.ts';
import type { RouteTable } from '../../session/routeTable.ts';
import { TAB_NAME } from '../tabMemory.ts';
import type { ResourceRoutes } from '../useResourceRoutes.ts';

/** Delay before the form is left after a save (spec 1, section 4). */
export const LEAVE_AFTER_SAVE_MS = 100;

/**
 * The address after a save: the page of another record that opened the form, else what the form names, else
 * the list (spec 1, section 4).
 *
 * @param scope the saved record, the user and the query of the form
 */
export function addressAfterSave(
  after: AfterSave,
  scope: ReferenceScope,
  pages: Pick<ResourceRoutes, 'to'>,
  routes: Pick<RouteTable, 'address' | 'routes' | 'match'>,
): string | undefined {
  if (after === 'stay') return undefined;
  const opener = scope.query?.[RETURN_PARAMETER];
  if (opener !== undefined && isPage(opener, routes)) return opener;
  const list = pages.to('list');
  if (after === 'list') return list;
  const id = resolveReferences(after.id, scope);
  const page = routes.routes.find(({ name }) => name === after.route);
  return isOptionValue(id) && page ? routes.address(page, { id }, { [TAB_NAME]: after.tab }) : list;
}

/** The parameter may come from anybody's link: it leads to pages of this console only. */
function isPage(address: string, routes: Pick<RouteTable, 'match'>): boolean {
  const [path = ''] = address.split(/[?#]/);
  const kind = routes.match(path)?.route.kind;
  return kind !== undefined && kind !== 'redirect' && kind !== 'external';
}
