import { decideGate, type Gate } from '../../../codegen/model/gates.ts';
import { useSession } from '../../session/SessionContext.ts';
import { ROLE_SCOPES, type RoleScope } from './roleScope.ts';

/** Organization roles come with the licence (contract: users, section 3). */
const GATES: Readonly<Record<RoleScope, Gate>> = {
  system: { permissions: ['rbac.view_systemrole'] },
  org: { permissions: ['rbac.view_orgrole'], licence: true },
};

/** The scopes whose roles this person may see. */
export function useRoleScopes(): readonly RoleScope[] {
  const { gateContext } = useSession();
  return ROLE_SCOPES.filter((scope) => decideGate(GATES[scope], gateContext).open);
}
