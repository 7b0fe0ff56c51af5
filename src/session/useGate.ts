import { decideGate, type Gate, type GateVerdict } from '../../codegen/model/gates.ts';
import type { Permission, SettingName } from '../../generated/names.ts';
import { useSession } from './SessionContext.ts';

/** A gate that is written by hand: every name in it stands in the manifests. */
export type OwnGate = Gate<Permission, SettingName>;

/** Decides a gate for the person, organization, licence and settings in force (spec 1, section 6). */
export function useGate(gate: Gate | undefined): GateVerdict {
  return decideGate(gate, useSession().gateContext);
}
