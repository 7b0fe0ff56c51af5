import { decideGate, type Gate, type GateVerdict } from '../../codegen/model/gates.ts';
import type { Permission, SettingName } from '#project/generated/names.ts';
import { useSession } from './SessionContext.ts';

/** A gate in hand-written code; its names are checked against the manifests. */
export type OwnGate = Gate<Permission, SettingName>;

/** Evaluates a gate for the current user, organization, licence and settings (spec 1, section 6). */
export function useGate(gate: Gate | undefined): GateVerdict {
  return decideGate(gate, useSession().gateContext);
}
