import { messages } from './messages.ts';
import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { byId } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import { saveActions } from './grantedActions.ts';
import { linkEndpoints } from '../assets/links.ts';
import { membersOf } from './members.ts';
import { peopleFilters, reachedUsers, type PeopleFilter, holding } from './reachedAssets.ts';
import { PUT_DEFAULTS, validFilter, VALIDITY } from './validity.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type RowOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { condition, equals, isIn, both } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const RESOURCE = 'perms.applicationpermission';
const APPLICATION_PERMISSIONS = table(RESOURCE);
const APPLICATIONS = table('applications.application');

/** Relations of a permission: part of the address, field, resource. */
const HELD = [
  ['users', 'users', 'users.user'],
  ['user-groups', 'user_groups', 'users.usergroup'],
  ['applications', 'applications', 'applications.application'],
  ['system-users', 'system_users', 'assets.systemuser'],
] as const satisfies readonly (readonly [part: string, ServedField<typeof RESOURCE>, ResourceId])[];

const holdingBy = (column: string) => (value: string) =>
  holding(
    APPLICATION_PERMISSIONS.link.applications,
    `${APPLICATIONS}`,
    equals(`t.${column}`, value),
  );

/** Who may use which applications; a permission is for one type. Source: contract: permissions, section 2. */
export const applicationPermissions: BehaviourOf<
  typeof RESOURCE,
  PeopleFilter | 'application_id' | 'application' | 'app_name'
> = {
  computed: VALIDITY,
  lenientChoices: ['actions'],
  putDefaults: PUT_DEFAULTS,
  filters: {
    ...peopleFilters(APPLICATION_PERMISSIONS),
    is_valid: validFilter,
    application_id: byId('application_id', holdingBy('id')),
    application: holdingBy(APPLICATIONS.name),
    app_name: holdingBy(APPLICATIONS.name),
  },
  validate: checkTypes,
  beforeSave: (values, _call, existing) => saveActions(values, !existing),
  endpoints: HELD.flatMap(([part, field, target]): readonly Endpoint[] =>
    linkEndpoints({
      address: `perms/application-permissions-${part}-relations`,
      owner: RESOURCE,
      field,
      target,
    }),
  ),
};

/** The users of an application permission, including members of its groups. */
export const applicationPermissionUsers = membersOf<'perms.applicationpermissionuser'>({
  resource: RESOURCE,
  address: 'perms/application-permissions/:id/users/all',
  needs: 'perms.view_applicationpermission',
  key: 'user',
  sql: reachedUsers(APPLICATION_PERMISSIONS),
});

/** The applications of an application permission. */
export const applicationPermissionApplications = membersOf<'perms.applicationpermissionapp'>({
  resource: RESOURCE,
  address: 'perms/application-permissions/:id/applications/all',
  needs: 'perms.view_applicationpermission',
  key: 'application',
  sql: `SELECT t.id AS id, t.${APPLICATIONS.name} || '(' || t.${APPLICATIONS.type} || ')' AS shown FROM ${APPLICATIONS} t
        JOIN ${APPLICATION_PERMISSIONS.link.applications} l ON l.target_id = t.id WHERE l.owner_id = ?1 ORDER BY t.${APPLICATIONS.name}`,
});

/** Refuses applications of another type than the permission; the message names them. */
function checkTypes(
  values: ValuesOf<typeof RESOURCE>,
  { sandbox }: Call,
  existing: RowOf<typeof RESOURCE> | undefined,
): ErrorsOf<typeof RESOURCE> {
  const type = values['type'] ?? existing?.['type'];
  if (typeof type !== 'string') return {};
  const others = both(
    isIn('id', textsOf(values['applications'])),
    condition(`${APPLICATIONS.type} <> ?`, type),
  );
  const wrong = rowsWhere(sandbox, 'applications.application', others);
  if (wrong.length === 0) return {};
  const names = wrong.map((row) => String(row['name'])).join(', ');
  return { applications: [{ say: messages.applicationsOfAnotherType, with: { names } }] };
}
