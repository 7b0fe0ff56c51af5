import type { ResourceId } from '../../generated/names.ts';
import type { Behaviour, Endpoint, FieldErrors, RecordValues } from '../behaviour/behaviour.ts';
import { placeholders, type Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { saveActions } from './grantedActions.ts';
import { linkEndpoints } from './links.ts';
import { membersOf } from './members.ts';
import { peopleFilters, reachedUsers } from './reach.ts';
import { PUT_DEFAULTS, tellValidity, validFilter } from './validity.ts';

const TABLE = 'r_perms_applicationpermission';
const APPLICATIONS = 'r_applications_application';
const RESOURCE = 'perms.applicationpermission';
const LINKS: readonly (readonly [
  part: string,
  key: string,
  field: string,
  resource: ResourceId,
  shown: string,
])[] = [
  ['users', 'user', 'users', 'users.user', 't.name'],
  ['user-groups', 'usergroup', 'user_groups', 'users.usergroup', 't.name'],
  ['applications', 'application', 'applications', 'applications.application', 't.name'],
  [
    'system-users',
    'systemuser',
    'system_users',
    'assets.systemuser',
    "t.name || '(' || coalesce(t.username, '') || ')'",
  ],
];

const holds = (column: string) => (value: string) => ({
  sql: `id IN (SELECT l.owner_id FROM ${TABLE}__applications l JOIN ${APPLICATIONS} t ON t.id = l.target_id
        WHERE t.${column} = ?)`,
  parameters: [value],
});

/** Who may use which applications; a rule is about one type. Source: page facts, permissions, section 2. */
export const applicationPermissions: Behaviour = {
  computed: ['is_expired', 'is_valid'],
  lenientChoices: ['actions'],
  putDefaults: PUT_DEFAULTS,
  filters: {
    ...peopleFilters(TABLE),
    is_valid: validFilter,
    application_id: holds('id'),
    application: holds('name'),
    app_name: holds('name'),
  },
  validate: otherTypes,
  beforeSave: (values, _call, existing) => saveActions(values, !existing),
  represent: tellValidity,
  endpoints: LINKS.flatMap(([part, key, field, resource, shown]): readonly Endpoint[] =>
    linkEndpoints({
      address: `perms/application-permissions-${part}-relations`,
      permission: RESOURCE,
      owner: 'applicationpermission',
      target: [key, resource, shown],
      links: `${TABLE}__${field}`,
    }),
  ),
};

/** Everybody an application permission reaches. */
export const applicationPermissionUsers: Behaviour = membersOf({
  resource: RESOURCE,
  address: 'perms/application-permissions/:id/users/all',
  needs: 'perms.view_applicationpermission',
  key: 'user',
  sql: `SELECT id, name || '(' || username || ')' AS shown FROM r_users_user
        WHERE id IN (${reachedUsers(TABLE)}) ORDER BY name`,
  times: 2,
});

/** Every application an application permission names. */
export const applicationPermissionApplications: Behaviour = membersOf({
  resource: RESOURCE,
  address: 'perms/application-permissions/:id/applications/all',
  needs: 'perms.view_applicationpermission',
  key: 'application',
  sql: `SELECT t.id AS id, t.name || '(' || t.type || ')' AS shown FROM ${APPLICATIONS} t
        JOIN ${TABLE}__applications l ON l.target_id = t.id WHERE l.owner_id = ? ORDER BY t.name`,
  times: 1,
});

/** Applications of another type than the rule are refused, by their names. */
function otherTypes(values: RecordValues, call: Call, existing: Row | undefined): FieldErrors {
  const given = values['applications'];
  const type = values['type'] ?? existing?.['type'];
  if (!Array.isArray(given) || given.length === 0 || typeof type !== 'string') return {};
  const ids = given.map(String);
  const wrong = call.sandbox.database.all(
    `SELECT name FROM ${APPLICATIONS} WHERE id IN (${placeholders(ids.length)}) AND type <> ?`,
    [...ids, type],
  );
  if (wrong.length === 0) return {};
  const names = wrong.map((row) => String(row['name'])).join(', ');
  return { applications: [{ say: 'applicationsOfOtherType', with: { names } }] };
}
