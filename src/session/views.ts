import { decideGate, type GateContext } from '../../codegen/model/gates.ts';
import { app } from '#project/generated/app.ts';
import type { ViewModel } from '../../codegen/model/routes.ts';
import { organizationsIn } from './organizationsIn.ts';
import type { RouteTable } from './routeTable.ts';
import type { Organization, Profile } from './types.ts';

/** The organizations of a view; an area has none of its own. */
export function organizationsOf(view: ViewModel, profile: Profile): readonly Organization[] {
  return organizationsIn(profile, (list) => list === view.organizations);
}

/** May the user enter this view? (spec 1, section 2.2) */
function mayEnter(view: ViewModel, profile: Profile, context: GateContext): boolean {
  if (view.requiresOrganization && organizationsOf(view, profile).length === 0) return false;
  return decideGate(view.gate, context).open;
}

/** The views that the user may enter, without areas. */
export function allowedViews(
  views: readonly ViewModel[],
  profile: Profile,
  context: GateContext,
): readonly ViewModel[] {
  return views.filter((view) => !view.area && mayEnter(view, profile, context));
}

/** The last view, or the first allowed one in the order of `app.yaml` (spec 1, section 2.2). */
export function preferredView(
  allowed: readonly ViewModel[],
  remembered: string | undefined,
): ViewModel | undefined {
  // What the manifest says of it (contract: shell, section 3).
  const ranked = [remembered, ...app.startViews].map((name) =>
    allowed.find((view) => view.name === name),
  );
  return ranked.find((view) => view !== undefined) ?? allowed[0];
}

/** The view or area of an address, by its first segment. */
export function viewOfPath(views: readonly ViewModel[], path: string): ViewModel | undefined {
  return views.find((view) => path === view.path || path.startsWith(`${view.path}/`));
}

/** The first page of a view that the user may open; undefined when there is none. */
export function homePath(
  view: ViewModel,
  table: RouteTable,
  context: GateContext,
): string | undefined {
  return view.home.find((path) => {
    const found = table.match(path);
    return found !== undefined && decideGate(found.route.gate, context).open;
  });
}
