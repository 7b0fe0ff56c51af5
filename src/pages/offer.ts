import type { GateVerdict } from '../../codegen/model/gates.ts';

/**
 * How something behind a gate is offered: to those who may, plainly; to those who could in another
 * organization, closed with the reason; to others not at all (spec 1, section 6).
 */
export type Offer = 'open' | 'closed' | 'absent';

export function offerOf(verdict: GateVerdict): Offer {
  if (verdict.open) return 'open';
  return verdict.reason === 'organization' ? 'closed' : 'absent';
}
