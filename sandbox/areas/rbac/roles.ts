import { messages } from './messages.ts';
import type { SharedField } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { Call, Behaviour } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { permissionsOfRole } from './permissions.ts';
import { EVERYTHING, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { countsBy, hasRow } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';

type RoleField = SharedField<'rbac.systemrole' | 'rbac.orgrole'>;

/** Roles of one scope. Built-in roles are read-only (protocol, section 13). */
function roles(scope: 'system' | 'org'): Behaviour<RoleField> {
  return {
    computed: {
      users_amount(_rows, call) {
        const here = scope === 'org' ? inOrganization(call, 'org') : EVERYTHING;
        const amounts = countsBy(call.sandbox, 'role_bindings', 'role', here, 'DISTINCT "user"');
        return (row) => amounts.get(row['id']) ?? 0;
      },
    },
    sizes: { mini: ['id', 'name', 'display_name'] },
    beforeSave(values, call, existing) {
      if (existing?.['builtin'] === 1) throw permissionDenied({ say: messages.internalRoleUpdate });
      if (typeof values['name'] === 'string') values['display_name'] = values['name'];
      if (existing) return;
      values['scope'] = scope;
      const copied = call.query.get('clone_from');
      if (copied) values['permissions'] = numbersOf(copied, call);
    },
    beforeDelete(row, call) {
      if (row['builtin'] === 1) throw permissionDenied({ say: messages.internalRoleDelete });
      if (hasRow(call.sandbox, 'role_bindings', equals('role', row['id']))) {
        throw permissionDenied({ say: messages.roleHasUsers });
      }
      return 'delete';
    },
  };
}

/** The permissions of the role that is cloned: the server copies them, whatever the form sends. */
function numbersOf(role: string, { sandbox }: Call): readonly number[] {
  const held = new Set(permissionsOfRole(sandbox, role));
  return sandbox.model.permissions.flatMap(({ name }, index) =>
    held.has(name) ? [index + 1] : [],
  );
}

export const systemRoles = roles('system');
export const organizationRoles = roles('org');
