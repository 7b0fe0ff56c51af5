import { resolveReferences, type ReferenceScope } from '../../../codegen/model/references.ts';
import type { AfterSave } from '../../../codegen/model/forms.ts';
import type { RouteTable } from '../../session/routeTable.ts';
import { TAB_NAME } from '../tabMemory.ts';
import type { ResourceRoutes } from '../useResourceRoutes.ts';

/** Delay before the form is left after a save (spec 1, section 4). */
export const LEAVE_AFTER_SAVE_MS = 100;

/**
 * The address after a save; the list when there is no such page or the answer has no id.
 *
 * @param scope the saved record, the person and the query of the form
 */
export function addressAfterSave(
  after: AfterSave,
  scope: ReferenceScope,
  pages: Pick<ResourceRoutes, 'to'>,
  routes: Pick<RouteTable, 'address' | 'routes'>,
): string | undefined {
  if (after === 'stay') return undefined;
  const list = pages.to('list');
  if (after === 'list') return list;
  const id = idOf(after === 'detail' ? scope.record?.id : resolveReferences(after.id, scope));
  if (id === undefined) return list;
  if (after === 'detail') return pages.to('detail', id) ?? list;
  const page = routes.routes.find(({ name }) => name === after.route);
  return page ? routes.address(page, { id }, { [TAB_NAME]: after.tab }) : list;
}

function idOf(value: unknown): string | number | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? value
    : undefined;
}
