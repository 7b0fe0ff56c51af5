import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { organizationRoles, systemRoles } from './roles.ts';
import { permissionTrees } from './permissionTree.endpoints.ts';
import { allBindings, bindingEndpoints, roleBindings } from './roleBindings.ts';
import { roleLists } from './roleLists.endpoints.ts';

export const rbacArea = {
  behaviours: {
    'rbac.orgrole': organizationRoles,
    'rbac.orgrolebinding': roleBindings,
    'rbac.systemrole': systemRoles,
    'rbac.systemrolebinding': roleBindings,
  },
  endpoints: [permissionTrees, [...bindingEndpoints, allBindings], roleLists],
  tables: `
CREATE TABLE IF NOT EXISTS role_bindings (
  id TEXT PRIMARY KEY,
  "user" TEXT NOT NULL,
  role TEXT NOT NULL,
  scope TEXT NOT NULL,
  org TEXT NOT NULL DEFAULT '',
  UNIQUE ("user", role, scope, org)
);
CREATE INDEX IF NOT EXISTS role_bindings_org ON role_bindings (scope, org, "user");
CREATE INDEX IF NOT EXISTS role_bindings_role ON role_bindings (role, "user");
`,
} satisfies AreaOf<'rbac'>;
