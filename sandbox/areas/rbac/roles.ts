import { messages } from './messages.ts';
import { placeholders } from '../../kernel/store/database.ts';
import { paired, setComputedValues } from '../../kernel/resources/represent.ts';
import type { SharedField } from '../../kernel/core/tables.ts';
import { permissionDenied } from '../../kernel/core/errors.ts';
import type { Call, Behaviour } from '../../kernel/core/sandbox.ts';
import { permissionsOfRole } from './permissions.ts';

type RoleField = SharedField<'rbac.systemrole' | 'rbac.orgrole'>;

/** Roles of one scope. Built-in roles are read-only (protocol, section 13). */
function roles(scope: 'system' | 'org'): Behaviour<RoleField> {
  return {
    computed: ['users_amount'],
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
      const used = call.sandbox.database.get(
        'SELECT 1 AS found FROM role_bindings WHERE role = ?',
        [row['id'] ?? null],
      );
      if (used) throw permissionDenied({ say: messages.roleHasUsers });
      return 'delete';
    },
    represent(rows, records, call) {
      const ids = rows.map((row) => row['id'] ?? null);
      const here = scope === 'org' && !call.organization.isRoot;
      const counts = call.sandbox.database.all(
        `SELECT role, count(DISTINCT "user") AS n FROM role_bindings
         WHERE role IN (${placeholders(ids.length)})${here ? ' AND org = ?' : ''} GROUP BY role`,
        here ? [...ids, call.organization.id] : ids,
      );
      const amounts = new Map(counts.map((row) => [row['role'], Number(row['n'])]));
      for (const [row, record] of paired(rows, records)) {
        setComputedValues(record, { users_amount: amounts.get(row['id'] ?? null) ?? 0 });
      }
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
