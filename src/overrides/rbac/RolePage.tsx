import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { PageNotice } from '../../pages/PageNotice.tsx';
import type { PageProps } from '../../pages/page.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { OwnGate } from '../../session/useGate.ts';
import { roleDefinition, SCOPE_PARAMETER, scopeOf, type RoleScope } from './roleScope.ts';
import { ScopedRoutes } from './ScopedRoutes.tsx';
import { useRoleScopes } from './useRoleScopes.ts';
import { useText } from '../../i18n/useText.ts';

export interface RolePageProps extends PageProps {
  /** What the page does with a role of the scope in its address. */
  readonly verb: 'view' | 'add' | 'change';
  children(definition: ResourceDefinition, scope: RoleScope): ReactNode;
}

/** A page about one role, for those who may do with roles of its scope what the page does. */
export function RolePage({ route, verb, children }: RolePageProps): ReactNode {
  const [query] = useSearchParams();
  const { gateContext } = useSession();
  const scope = scopeOf(query.get(SCOPE_PARAMETER), useRoleScopes());
  const gate: OwnGate | undefined = scope && { permissions: [`rbac.${verb}_${scope}role`] };
  const open = gate !== undefined && decideGate(gate, gateContext).open;
  return open && scope ? (
    <ScopedRoutes scope={scope}>{children(roleDefinition(scope), scope)}</ScopedRoutes>
  ) : (
    <Closed route={route} definition={undefined} />
  );
}

function Closed({ route }: PageProps) {
  const text = useText();
  return (
    <>
      <PageHeading title={text(route.title)} />
      <Paper variant="outlined">
        <PageNotice title={text('roles.closed')}>{null}</PageNotice>
      </Paper>
    </>
  );
}
