import type { PermissionFacts } from '@gatehouse-console/engine/model/console.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { represent } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import type { Call, Endpoint } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { existingPermissions, permissionsOfRole } from './permissions.ts';
import { get } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { EVERYTHING } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const USERS = table('users.user');
const SCOPES = ['system', 'org'] as const;

/** Roles of both scopes, the users of a role, and all permissions (protocol, section 13). */
export const roleLists: readonly Endpoint[] = [
  get('rbac/roles', 'rbac.view_systemrole', (call) =>
    pagedReply(
      call,
      SCOPES.flatMap((scope) => {
        const resource = `rbac.${scope}role` as const;
        return represent(resource, rowsWhere(call.sandbox, resource), call);
      }),
    ),
  ),
  get('rbac/permissions', 'rbac.view_permission', (call) =>
    pagedReply(
      call,
      described(
        existingPermissions(call.sandbox).filter(
          ({ granted, scope }) => granted && scope === 'organization',
        ),
        call,
      ),
    ),
  ),
  // Users only see the permission trees of roles, never this list.
  get('rbac/permissions/tree', [], () => {
    throw permissionDenied();
  }),
  get('rbac/system-roles/:id/permissions', 'rbac.view_permission', (call, { id = '' }) => {
    findRow('rbac.systemrole', id, call);
    const held = new Set(permissionsOfRole(call.sandbox, id));
    const permissions = existingPermissions(call.sandbox).filter(({ name }) => held.has(name));
    return pagedReply(call, described(permissions, call));
  }),
  ...SCOPES.map((scope): Endpoint =>
    get(`rbac/${scope}-roles/:id/users`, `rbac.view_${scope}role`, (call, { id = '' }) => {
      findRow(`rbac.${scope}role`, id, call);
      const here = scope === 'org' ? inOrganization(call, 'org') : EVERYTHING;
      const users = call.sandbox.database.all(
        `SELECT id, ${USERS.name} AS name, ${USERS.username} AS username FROM ${USERS} WHERE id IN
           (SELECT "user" FROM role_bindings WHERE role = ? AND ${here.sql}) ORDER BY ${USERS.name}`,
        [id, ...here.parameters],
      );
      return pagedReply(call, users);
    }),
  ),
];

function described(permissions: readonly PermissionFacts[], { sandbox }: Call) {
  const all = sandbox.model.permissions;
  const models = [...new Set(all.map(({ app, model }) => `${app}.${model}`))];
  return permissions.map((permission) => {
    const { app, model, verb, name } = permission;
    return {
      id: all.indexOf(permission) + 1,
      name: `Can ${verb} ${model}`,
      content_type: { id: models.indexOf(`${app}.${model}`) + 1, app_label: app, model },
      codename: name.slice(app.length + 1),
    };
  });
}
