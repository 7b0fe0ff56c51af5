import { decideGate } from '../../codegen/model/gates.ts';
import type { RouteFacts, ViewModel } from '../../codegen/model/routes.ts';
import type { Session } from '../session/types.ts';
import type { Refusal } from '../session/refusal.ts';

/** Decision about a user who opens a route (design: refusals). */
type Access =
  | { readonly kind: 'open' }
  /** The view is closed to them: redirect to their default view. */
  | { readonly kind: 'other-view' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The parts of a session that decide: allowed views, and the context of gates. */
export type Who = Pick<Session, 'views' | 'gateContext'>;

/**
 * Decides by the view first, then by the gate of the route (spec 1, sections 2.1 and 6). Areas
 * (settings, profile) have no view check.
 */
export function accessTo(route: RouteFacts, views: readonly ViewModel[], who: Who): Access {
  const view = views.find(({ name }) => name === route.view);
  const mayEnter = !view || view.area || who.views.some(({ name }) => name === view.name);
  if (!mayEnter) return { kind: 'other-view' };
  const verdict = decideGate(route.gate, who.gateContext);
  return verdict.open ? { kind: 'open' } : { kind: 'refused', refusal: verdict };
}
