import { holds, type Condition } from '../../codegen/model/conditions.ts';
import { decideGate, type Gate } from '../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { PageKind, RouteTable } from './routeTable.ts';
import type { Session } from './types.ts';
import { withVerdicts } from './withVerdicts.ts';

/** A question of react-admin's access control: may the person do this to records of a resource, or to this record? */
export interface AccessQuestion {
  readonly resource: string;
  /** A page (`list`, `show`, `create`, `edit`), what a list offers (`delete`, `clone`, `import`, `export`), or the key of an action. */
  readonly action: string;
  readonly record?: Readonly<Record<string, unknown>> | undefined;
}

/** react-admin's names for the pages of a resource. */
const PAGES: Readonly<Record<string, PageKind>> = {
  list: 'list',
  show: 'detail',
  create: 'create',
  edit: 'update',
};

/**
 * Answers it by the gates of menu, routes and buttons: for a page by the gates of its route and its
 * button, else by the resource's own gate. What the resource does not have is forbidden (spec 1,
 * section 6).
 */
export async function mayAct(
  table: RouteTable,
  { gateContext, closedViews, me }: Pick<Session, 'gateContext' | 'closedViews' | 'me'>,
  { resource, action, record }: AccessQuestion,
): Promise<boolean> {
  const definition = (await table.resources[resource]?.load?.())?.default;
  const offered = definition && offeredBy(definition, action);
  if (offered && !decideGate(offered.gate, gateContext).open) return false;
  if (offered && record && !applies(offered.when, record, me)) return false;
  const kind = PAGES[action];
  const route = kind && table.resourceRoute(resource, kind);
  if (route) return withVerdicts(table, gateContext, closedViews).verdict(route).open;
  // A form without a page opens in a dialog of the list.
  return offered !== undefined;
}

interface Offered {
  readonly gate: Gate;
  readonly when?: Condition;
}

/** The button or action of that name with its gate and condition. */
function offeredBy(
  { list, detail, actions }: ResourceDefinition,
  action: string,
): Offered | undefined {
  const usual: Readonly<Record<string, Offered | undefined>> = {
    create: list?.create,
    edit: list?.update ?? detail?.update,
    delete: list?.remove ?? detail?.remove,
    clone: list?.clone,
    export: list?.export,
    import: list?.import?.create ?? list?.import?.update,
  };
  return usual[action] ?? actions?.find(({ key }) => key === action);
}

function applies(
  when: Condition | undefined,
  values: NonNullable<AccessQuestion['record']>,
  me: Session['me'],
): boolean {
  return holds(when, { values, mode: 'view', self: values['id'] === me.id });
}
