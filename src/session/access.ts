import { decideGate, type GateContext } from '../../codegen/model/gates.ts';
import { permissionFor, type Verb } from '../../codegen/model/permissions.ts';
import type { PageKind, RouteTable } from './routeTable.ts';

/** react-admin's words for the pages of a resource. */
const PAGES: Readonly<Record<string, PageKind>> = {
  list: 'list',
  show: 'detail',
  create: 'create',
  edit: 'update',
};
/** spec 1, section 6: destroy is delete; export needs view. */
const VERBS: Readonly<Record<string, Verb>> = { delete: 'delete', export: 'view' };

/**
 * react-admin's question whether somebody may do something to a resource, answered by the gates:
 * a page by the gate of its route, the rest by the permission of that verb.
 */
export function mayAct(
  table: RouteTable,
  context: GateContext,
  resource: string,
  action: string,
): boolean {
  const kind = PAGES[action];
  if (kind !== undefined) {
    const route = table.resourceRoute(resource, kind);
    return route === undefined || decideGate(route.gate, context).open;
  }
  const verb = VERBS[action];
  return verb === undefined || context.permissions.has(permissionFor(verb, resource));
}
