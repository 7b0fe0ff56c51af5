import { decideGate } from '../../codegen/model/gates.ts';
import type { RouteFacts, ViewModel } from '../../codegen/model/routes.ts';
import type { Session } from '../session/types.ts';
import type { Refusal } from '../session/refusal.ts';

/** What becomes of someone who opens a route (design: refusals). */
export type Access =
  | { readonly kind: 'open' }
  /** Its view is closed to them: they are sent to their default view. */
  | { readonly kind: 'other-view' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** What of a session decides it: the views that may be entered, and everything gates ask for. */
export type Who = Pick<Session, 'views' | 'gateContext'>;

/**
 * Decides the view first and the route's own gate after it (spec 1, sections 2.1 and 6). Areas
 * (settings, profile) are outside the view check: their gates alone decide.
 */
export function accessTo(route: RouteFacts, views: readonly ViewModel[], who: Who): Access {
  const view = views.find(({ name }) => name === route.view);
  const mayEnter = !view || view.area || who.views.some(({ name }) => name === view.name);
  if (!mayEnter) return { kind: 'other-view' };
  const verdict = decideGate(route.gate, who.gateContext);
  return verdict.open ? { kind: 'open' } : { kind: 'refused', refusal: verdict };
}
