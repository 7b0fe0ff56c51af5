import type { GateVerdict } from '../../codegen/model/gates.ts';

/**
 * How a control behind a gate is shown: enabled for people who may use it, disabled with the reason
 * for those who may in another organization, hidden for all others (spec 1, section 6).
 */
export type Availability = 'enabled' | 'disabled' | 'hidden';

export function availabilityOf(verdict: GateVerdict): Availability {
  if (verdict.open) return 'enabled';
  return verdict.reason === 'organization' ? 'disabled' : 'hidden';
}
