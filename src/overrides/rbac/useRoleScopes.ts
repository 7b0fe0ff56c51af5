import { decideGate } from '../../../codegen/model/gates.ts';
import type { RouteName } from '../../../generated/names.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { ROLE_SCOPES, type RoleScope } from './roleScope.ts';

const ROLES: RouteName = 'RoleList';

/** The scopes whose roles this person may see: the tabs of the page of roles that are open. */
export function useRoleScopes(): readonly RoleScope[] {
  const { gateContext } = useSession();
  const { tabs = [] } = useRoutes().byName(ROLES) ?? {};
  return ROLE_SCOPES.filter((scope) => {
    const tab = tabs.find(({ key }) => key === scope);
    return tab && decideGate(tab.gate, gateContext).open;
  });
}
