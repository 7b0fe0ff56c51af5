import { pick } from 'es-toolkit';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { represent } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { sayText } from '@gatehouse-console/engine/sandbox/core/texts.ts';
import { inForce, type Grantee } from './inForce.ts';
import { listParts } from './listParts.ts';
import {
  table,
  type RowOf,
  type SharedField,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { treeEntry } from '@gatehouse-console/engine/sandbox/wire/treeEntry.ts';
import { both } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const PERMISSIONS = table('perms.applicationpermission');
const SYSTEM_USERS = table('assets.systemuser');
const APPLICATIONS = table('applications.application');
type ApplicationRow = RowOf<'applications.application'>;

/** Fields of a granted application. Source: recorded answers. */
const FIELDS: readonly SharedField<
  | 'applications.application'
  | 'perms.mydatabases'
  | 'perms.mykubernetes'
  | 'perms.myremoteapps'
  | 'perms.userapp'
>[] = [
  'id',
  'name',
  'domain',
  'category',
  'type',
  'attrs',
  'comment',
  'org_id',
  'category_display',
  'type_display',
  'org_name',
];

/** The applications of the organization that are granted to somebody. */
function grantedPart(grantee: Grantee, call: Call): SqlPart {
  const { sql, parameters } = inForce(PERMISSIONS, grantee, call);
  const applications = `id IN (SELECT l.target_id FROM ${PERMISSIONS.link.applications} l
    JOIN ${PERMISSIONS} p ON p.id = l.owner_id WHERE ${sql})`;
  return both(inOrganization(call), { sql: applications, parameters });
}

/** The answer with applications that permissions in force grant to somebody. */
export function applicationsOf(grantee: Grantee, call: Call): Reply {
  return listParts('applications.application', grantedPart(grantee, call), FIELDS, call);
}

/** The rows of these applications, by name. */
export function grantedApplications(grantee: Grantee, call: Call): readonly ApplicationRow[] {
  const granted = grantedPart(grantee, call);
  return rowsWhere(call.sandbox, 'applications.application', granted, APPLICATIONS.name);
}

/** The system users with which somebody may use an application. */
export function applicationAccounts(grantee: Grantee, application: string, call: Call) {
  const rules = both(inForce(PERMISSIONS, grantee, call), inOrganization(call, 'p.org_id'));
  const rows: readonly RowOf<'assets.systemuser'>[] = call.sandbox.database.all(
    `SELECT DISTINCT s.* FROM ${SYSTEM_USERS} s
     JOIN ${PERMISSIONS.link.system_users} l ON l.target_id = s.id JOIN ${PERMISSIONS} p ON p.id = l.owner_id
     JOIN ${PERMISSIONS.link.applications} a ON a.owner_id = p.id AND a.target_id = ?
     WHERE ${rules.sql}
     ORDER BY s.${SYSTEM_USERS.priority}, s.${SYSTEM_USERS.name}`,
    [application, ...rules.parameters],
  );
  return rows.map((row) =>
    pick(row, ['id', 'name', 'username', 'priority', 'protocol', 'login_mode']),
  );
}

/** A tree below the organization by category and type; one entry that says so when nothing is granted. */
export function applicationTreeOf(rows: readonly ApplicationRow[], call: Call): readonly unknown[] {
  if (rows.length === 0) {
    const none = sayText(call, 'resources.applications.application.many');
    return [node('empty', `${none} (0)`, '', true, { type: 'application' })];
  }
  const top = `org_id=${call.organization.id}`;
  const nodes = [
    node(top, `${call.organization.name}(${rows.length})`, 'applications', true, { type: 'org' }),
  ];
  for (const field of ['category', 'type'] as const) {
    for (const value of new Set(rows.map((row) => String(row[field])))) {
      const group = rows.filter((row) => row[field] === value);
      const above =
        field === 'category' ? top : `${top}&category=${String(group[0]?.['category'])}`;
      const meta = { type: field, data: { name: value, value } };
      nodes.push(
        node(`${above}&${field}=${value}`, `${value} (${group.length})`, above, true, meta),
      );
    }
  }
  const records = represent('applications.application', rows, { ...call, path: '' });
  return [
    ...nodes,
    ...records.map(({ id, name, category, type, attrs }) =>
      leaf(String(id), String(name), `${top}&category=${String(category)}&type=${String(type)}`, {
        category,
        type,
        attrs: category === 'db' ? attrs : {},
      }),
    ),
  ];
}

/** An application. A cluster is a parent, of its namespaces, and has an identity instead of settings (recorded). */
function leaf(id: string, name: string, pId: string, { attrs, ...kind }: Leaf) {
  const data = kind.type === 'k8s' ? { ...kind, identity: 'k8s' } : { ...kind, attrs };
  const entry = node(id, name, pId, kind.type === 'k8s', { type: 'application', data });
  return kind.type === 'k8s' ? { ...entry, parentInfo: `app_id=${id}` } : entry;
}

interface Leaf {
  readonly category: unknown;
  readonly type: unknown;
  readonly attrs: unknown;
}

function node(id: string, name: string, pId: string, isParent: boolean, meta: object) {
  return treeEntry({ id, name, pId, isParent, meta });
}
