import { decideGate, type Gate, type GateVerdict } from '../../codegen/model/gates.ts';
import { useSession } from './SessionContext.ts';

/** Decides a gate for the person, organization, licence and settings in force (spec 1, section 6). */
export function useGate(gate: Gate | undefined): GateVerdict {
  return decideGate(gate, useSession().gateContext);
}
