import { holds, type Condition } from './conditions.ts';
import { decideGate, type GateContext, type GateVerdict } from './gates.ts';
import type { Offer } from './offers.ts';

/** The signed-in user, the record, and what else decides about an offer. */
interface OfferScope {
  readonly gates: GateContext;
  readonly me: Readonly<Record<string, unknown>>;
  /** Absent above a list and for a selection. */
  readonly record?: Readonly<Record<string, unknown>> | undefined;
  /** The verdict of the page that it opens, when it opens one. */
  readonly page?: GateVerdict | undefined;
}

type OfferState =
  | { readonly kind: 'enabled' }
  /** `organization`: not in this one; `record`: not for this record; `licence`: not without a valid one. */
  | { readonly kind: 'disabled'; readonly reason: 'organization' | 'record' | 'licence' }
  | { readonly kind: 'hidden' };

/**
 * Whether a user can use an offer: enabled where they may, disabled with the reason where they may in another
 * organization, for another record or with a licence, hidden for all others (spec 1, section 6).
 */
export function offerState(
  { gate, announced, when }: Pick<Offer, 'gate' | 'announced' | 'when'>,
  scope: OfferScope,
): OfferState {
  const verdict = decideGate(gate, scope.gates);
  const state =
    announced &&
    !verdict.open &&
    verdict.reason === 'licence' &&
    decideGate(announced, scope.gates).open
      ? ({ kind: 'disabled', reason: 'licence' } as const)
      : gateState(verdict, scope.page);
  if (state.kind !== 'enabled' || !scope.record) return state;
  return appliesTo(when, scope.record, scope.me) ? state : { kind: 'disabled', reason: 'record' };
}

/** How something behind gates is shown. */
export function gateState(...verdicts: readonly (GateVerdict | undefined)[]): OfferState {
  const reasons = verdicts.flatMap((verdict) => (!verdict || verdict.open ? [] : [verdict.reason]));
  if (reasons.length === 0) return { kind: 'enabled' };
  const isElsewhere = reasons.every((reason) => reason === 'organization');
  return isElsewhere ? { kind: 'disabled', reason: 'organization' } : { kind: 'hidden' };
}

/** Whether a condition holds for a record that is looked at. */
export function appliesTo(
  condition: Condition | undefined,
  record: Readonly<Record<string, unknown>>,
  me: Readonly<Record<string, unknown>>,
): boolean {
  return holds(condition, { values: record, mode: 'view', self: record['id'] === me['id'] });
}
