import { decideGate, type GateContext } from '@gatehouse-console/engine/model/gates.ts';
import {
  actionsOf,
  offersOf,
  offerThat,
  type OffersOwner,
} from '@gatehouse-console/engine/model/offers.ts';
import type { RouteFacts, ViewModel } from '@gatehouse-console/engine/model/routes.ts';
import type { Text } from '@gatehouse-console/engine/model/text.ts';
import type { Permission } from '#project/generated/names.ts';
import { linksOf, visibleMenu } from '@gatehouse-console/engine/shell/menu.ts';

/** The permission that gives the organizations of a view (protocol, section 8.3). */
const ENTERED_BY = {
  console_orgs: 'rbac.view_console',
  audit_orgs: 'rbac.view_audit',
  workbench_orgs: 'rbac.view_workbench',
} as const satisfies Record<NonNullable<ViewModel['organizations']>, Permission>;

/** What gates ask besides permissions, as it is now. */
type Surroundings = Pick<GateContext, 'licenceValid' | 'settings'>;

/** The context of gates for somebody who has these permissions alone, in an organization. */
export function contextOf(held: ReadonlySet<string>, around: Surroundings): GateContext {
  return { ...around, permissions: held, organizationIsRoot: false };
}

/**
 * The pages of the menus that somebody with these permissions can open, by view. Views without such
 * a page are left out.
 *
 * @param context see `contextOf`
 */
export function openedPages(
  views: readonly ViewModel[],
  routes: readonly RouteFacts[],
  context: GateContext,
) {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  return views
    .filter((view) => mayEnter(view, context))
    .map((view) => ({
      name: view.name,
      title: view.title,
      pages: linksOf(visibleMenu(view, context)).map(({ path, title }) => ({
        path,
        title,
        /** The resource whose records the page shows. */
        resource: byPath.get(path)?.resource,
      })),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/** The names of what somebody can do with the records of a resource besides looking at them. */
export function openedActions(owner: OffersOwner, context: GateContext): readonly Text[] {
  const offers = offersOf(owner);
  const plain = [
    ['roles.can.create', offerThat(offers, 'create')],
    ['roles.can.update', offerThat(offers, 'update')],
    ['roles.can.delete', offerThat(offers, 'remove')],
  ] as const;
  return [
    ...plain.flatMap(([label, offer]) =>
      offer && decideGate(offer.gate, context).open ? [label] : [],
    ),
    ...actionsOf(owner)
      .filter(({ gate }) => decideGate(gate, context).open)
      .map(({ label }) => label),
  ];
}

function mayEnter(view: ViewModel, context: GateContext): boolean {
  const by = Object.entries(ENTERED_BY).find(([list]) => list === view.organizations)?.[1];
  const needed = by === undefined || view.area || context.permissions.has(by);
  return needed && decideGate(view.gate, context).open;
}
