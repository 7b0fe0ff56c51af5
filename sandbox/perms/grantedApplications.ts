import { both, inOrganization } from '../resources/organizationPart.ts';
import { represent } from '../resources/represent.ts';
import type { SqlPart } from '../resources/resource.ts';
import { resourceOf } from '../sandbox.ts';
import type { Call } from '../wire/call.ts';
import { sayText } from '../wire/texts.ts';
import type { Grantee } from './granted.ts';
import { validPart } from './validity.ts';
import { table, type RowOf } from '../tables.ts';

const APPLICATION_PERMISSIONS = table('perms.applicationpermission');
const USERS = table('users.user');
const SYSTEM_USERS = table('assets.systemuser');
const APPLICATIONS = table('applications.application');
type ApplicationRow = RowOf<'applications.application'>;

/** The applications granted to a person, directly or through a group, within the organization. */
export function grantedApplicationsPart(grantee: Grantee, call: Call): SqlPart {
  const valid = validPart(call, 'p');
  const here = inOrganization(call);
  return {
    sql: `${here.sql} AND id IN (SELECT l.target_id FROM ${APPLICATION_PERMISSIONS.link.applications} l
       JOIN ${APPLICATION_PERMISSIONS} p ON p.id = l.owner_id WHERE ${valid.sql} AND (
         p.id IN (SELECT owner_id FROM ${APPLICATION_PERMISSIONS.link.users} WHERE target_id = ?) OR
         p.id IN (SELECT owner_id FROM ${APPLICATION_PERMISSIONS.link.user_groups} WHERE target_id IN
           (SELECT target_id FROM ${USERS.link.groups} WHERE owner_id = ?))))`,
    parameters: [...here.parameters, ...valid.parameters, grantee.id, grantee.id],
  };
}

/** Rows of these applications, by name. */
export function grantedApplications(grantee: Grantee, call: Call): readonly ApplicationRow[] {
  const { sql, parameters } = grantedApplicationsPart(grantee, call);
  return call.sandbox.database.all(
    `SELECT * FROM ${APPLICATIONS} WHERE ${sql} ORDER BY ${APPLICATIONS.name}`,
    parameters,
  );
}

/** The accounts with which somebody may use an application. */
export function applicationAccounts(grantee: Grantee, application: string, call: Call) {
  const valid = both(validPart(call, 'p'), inOrganization(call, 'p.org_id'));
  const rows: readonly RowOf<'assets.systemuser'>[] = call.sandbox.database.all(
    `SELECT DISTINCT s.* FROM ${SYSTEM_USERS} s
     JOIN ${APPLICATION_PERMISSIONS.link.system_users} l ON l.target_id = s.id JOIN ${APPLICATION_PERMISSIONS} p ON p.id = l.owner_id
     JOIN ${APPLICATION_PERMISSIONS.link.applications} a ON a.owner_id = p.id AND a.target_id = ?
     WHERE ${valid.sql} AND (
       p.id IN (SELECT owner_id FROM ${APPLICATION_PERMISSIONS.link.users} WHERE target_id = ?) OR
       p.id IN (SELECT owner_id FROM ${APPLICATION_PERMISSIONS.link.user_groups} WHERE target_id IN
         (SELECT target_id FROM ${USERS.link.groups} WHERE owner_id = ?)))
     ORDER BY s.${SYSTEM_USERS.priority}, s.${SYSTEM_USERS.name}`,
    [application, ...valid.parameters, grantee.id, grantee.id],
  );
  return rows.map(({ id, name, username, priority, protocol, login_mode }) => ({
    id,
    name,
    username,
    priority,
    protocol,
    login_mode,
  }));
}

/** Below the organization by category and type; nothing granted is one entry that says so. */
export function applicationTreeOf(rows: readonly ApplicationRow[], call: Call): readonly unknown[] {
  if (rows.length === 0) {
    const none = sayText(
      call.sandbox.model,
      'resources.applications.application.many',
      call.language,
    );
    return [node('empty', `${none} (0)`, '', true, { type: 'application' })];
  }
  const top = `org_id=${call.organization.id}`;
  const resource = resourceOf(call.sandbox, 'applications.application');
  const nodes = [
    node(top, `${call.organization.name}(${rows.length})`, 'applications', true, { type: 'org' }),
  ];
  for (const [field, type] of [
    ['category', 'category'],
    ['type', 'type'],
  ] as const) {
    for (const value of new Set(rows.map((row) => String(row[field])))) {
      const of = rows.filter((row) => row[field] === value);
      const above = field === 'category' ? top : `${top}&category=${String(of[0]?.['category'])}`;
      const meta = { type, data: { name: value, value } };
      nodes.push(node(`${above}&${field}=${value}`, `${value} (${of.length})`, above, true, meta));
    }
  }
  const records = represent(resource, rows, { ...call, path: '' });
  return [
    ...nodes,
    ...records.map(({ id, name, category, type, attrs }) =>
      node(
        String(id),
        String(name),
        `${top}&category=${String(category)}&type=${String(type)}`,
        false,
        { type: 'application', data: { category, type, attrs: category === 'db' ? attrs : {} } },
      ),
    ),
  ];
}

function node(id: string, name: string, pId: string, isParent: boolean, meta: object) {
  return {
    id,
    name,
    title: name,
    pId,
    parentInfo: '',
    isParent,
    open: false,
    iconSkin: '',
    nocheck: false,
    checked: false,
    halfCheck: false,
    chkDisabled: false,
    meta,
  };
}
