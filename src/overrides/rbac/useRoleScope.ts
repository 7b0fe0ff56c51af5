import { useSearchParams } from 'react-router';
import { decideGate } from '@gatehouse-console/engine/model/gates.ts';
import type { RouteName } from '#project/generated/names.ts';
import orgRole from '#project/generated/resources/rbac/orgrole.ts';
import systemRole from '#project/generated/resources/rbac/systemrole.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';

/** System roles apply everywhere, organization roles in one organization. */
export const ROLES = { system: systemRole, org: orgRole };
export type RoleScope = keyof typeof ROLES;
const SCOPES: readonly RoleScope[] = ['system', 'org'];

/** Query parameter for the scope of roles (contract: users, section 3). */
export const SCOPE_PARAMETER = 'scope';
const LIST: RouteName = 'RoleList';

/**
 * The scopes whose roles this user may see, one tab each. The current one is that of the address
 * if it is among them, else the first.
 */
export function useRoleScope() {
  const [query] = useSearchParams();
  const { gateContext } = useSession();
  const { tabs = [] } = useRoutes().byName(LIST) ?? {};
  const scopes = SCOPES.filter((scope) => {
    const tab = tabs.find(({ key }) => key === scope);
    return tab && decideGate(tab.gate, gateContext).open;
  });
  const asked = query.get(SCOPE_PARAMETER);
  return { scopes, scope: scopes.find((scope) => scope === asked) ?? scopes[0] };
}
