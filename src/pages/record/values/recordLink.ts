import { valueAt } from '../../../../codegen/model/conditions.ts';
import type { OpensModel } from '../../../../codegen/model/lists.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import type { Routes } from '../../../session/RoutesContext.ts';

/**
 * Address of the detail page of the record that a cell names; undefined when there is none or the
 * user may not open it (spec 1, section 2.7).
 *
 * @param from the page of the cell: links stay in its view
 */
export function recordLink(
  { field, pages }: OpensModel,
  row: FieldRecord,
  from: string | undefined,
  routes: Routes,
): string | undefined {
  const id = valueAt(row, field);
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') return undefined;
  const page = pages.find(({ where = {} }) =>
    Object.entries(where).every(([name, value]) => row[name] === value),
  );
  const route = page && routes.resourceRoute(page.resource, 'detail', from);
  if (!route || !routes.verdict(route).open) return undefined;
  return routes.address(route, { id });
}
