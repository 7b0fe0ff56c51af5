import type { ReactNode } from 'react';
import { PageState } from '@gatehouse-console/engine/pages/PageState.tsx';
import { decideGate } from '@gatehouse-console/engine/model/gates.ts';
import { operationGate } from '@gatehouse-console/engine/model/operations.ts';
import type { ResourceDefinition } from '@gatehouse-console/engine/model/resources.ts';
import { EmptyState } from '@gatehouse-console/engine/controls/EmptyState.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { refusalText } from '@gatehouse-console/engine/session/refusal.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { ScopedRoutes } from './ScopedRoutes.tsx';
import { ROLES, useRoleScope, type RoleScope } from './useRoleScope.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

interface RolePageProps extends PageProps {
  children(definition: ResourceDefinition, scope: RoleScope): ReactNode;
}

/** A page about a role, for users with the page's permission in the scope of the address. */
export function RolePage({ route, children }: RolePageProps): ReactNode {
  const text = useText();
  const { gateContext, settingsError } = useSession();
  const { scope } = useRoleScope();
  const { action } = route;
  const operation = action === 'create' || action === 'update' ? action : 'view';
  const verdict = scope && decideGate(operationGate(operation, ROLES[scope]), gateContext);
  if (scope && verdict?.open) {
    return <ScopedRoutes scope={scope}>{children(ROLES[scope], scope)}</ScopedRoutes>;
  }
  const reason = verdict && !verdict.open && refusalText(verdict, action, settingsError);
  return (
    <PageState title={text(route.title)}>
      <EmptyState title={text('roles.closed')} drawing="closed">
        {reason && text(reason.key, reason.values)}
      </EmptyState>
    </PageState>
  );
}
