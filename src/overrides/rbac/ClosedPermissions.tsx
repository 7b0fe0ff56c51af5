import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useGate, type OwnGate } from '../../session/useGate.ts';
import { PushLink } from '../../theme/buttons.ts';
import type { RoleScope } from './useRoleScope.ts';

interface ClosedPermissionsProps {
  readonly scope: RoleScope;
  readonly role: string;
  readonly builtin: boolean;
}

/** Why the permissions cannot be changed, and what can be done instead. */
export function ClosedPermissions({ scope, role, builtin }: ClosedPermissionsProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const adds: OwnGate = { permissions: [`rbac.add_${scope}role`] };
  const mayAdd = useGate(adds).open;
  const clone = routes.address('RoleCreate', {}, { clone_from: role });
  const offered = builtin && clone !== undefined && mayAdd;
  return (
    <Alert
      severity="info"
      sx={{ margin: 3, marginBottom: 0, flexWrap: 'wrap' }}
      action={offered && <PushLink to={clone}>{text('roles.clone')}</PushLink>}
    >
      {text(builtin ? 'roles.builtin' : 'roles.readOnly')}
    </Alert>
  );
}
