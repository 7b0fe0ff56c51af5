import type { ResourceId } from '../../../generated/names.ts';
import { resourceIn, type Call } from '../../kernel/core/sandbox.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { IS_TOP } from '../assets/nodeTree.ts';

const SYSTEM_USERS = table('assets.systemuser');
const ADMINISTRATORS = `${SYSTEM_USERS.type} = 'admin'`;

interface Content {
  /** Its key in `resource_statistics`. */
  readonly amount: string;
  readonly resource: ResourceId;
  /** Condition for the records that count; all when absent. */
  readonly only?: string;
  /** Condition for records that count but do not prevent a deletion: the top node, which every organization has. */
  readonly except?: string;
}

/** What organizations contain, in the order of the real server (protocol, section 8.3). */
const CONTENTS: readonly Content[] = [
  { amount: 'groups_amount', resource: 'users.usergroup' },
  { amount: 'assets_amount', resource: 'assets.asset' },
  { amount: 'nodes_amount', resource: 'assets.node', except: IS_TOP },
  { amount: 'admin_users_amount', resource: 'assets.systemuser', only: ADMINISTRATORS },
  { amount: 'system_users_amount', resource: 'assets.systemuser', only: `NOT (${ADMINISTRATORS})` },
  { amount: 'domains_amount', resource: 'assets.domain' },
  { amount: 'gateways_amount', resource: 'assets.gateway' },
  { amount: 'applications_amount', resource: 'applications.application' },
  { amount: 'asset_perms_amount', resource: 'perms.assetpermission' },
  { amount: 'app_perms_amount', resource: 'perms.applicationpermission' },
];

/** A function that gives the numbers of an organization. */
export function contentsOf(call: Call): (id: SqlValue) => Readonly<Record<string, number>> {
  const members = byOrganization(
    call,
    `SELECT org AS id, count(DISTINCT "user") AS n FROM role_bindings WHERE scope = 'org' GROUP BY org`,
  );
  const counts = CONTENTS.map(({ amount, resource, only }) => {
    const table = resourceIn(call.sandbox, resource)?.table;
    const where = only === undefined ? '' : ` WHERE ${only}`;
    const sql = `SELECT org_id AS id, count(*) AS n FROM ${table}${where} GROUP BY org_id`;
    return [amount, table ? byOrganization(call, sql) : new Map<SqlValue, number>()] as const;
  });
  return (id) => ({
    users_amount: members.get(id) ?? 0,
    ...Object.fromEntries(counts.map(([amount, amounts]) => [amount, amounts.get(id) ?? 0])),
  });
}

function byOrganization(call: Call, sql: string): ReadonlyMap<SqlValue, number> {
  const rows = call.sandbox.database.all(sql);
  return new Map(rows.map((row) => [row['id'] ?? null, Number(row['n'])]));
}

/** The model of the first record that prevents deleting an organization. */
export function deletionObstacle(
  organization: RowOf<'orgs.organization'>,
  call: Call,
): string | undefined {
  const { database, resources } = call.sandbox;
  const id = organization['id'] ?? null;
  if (database.get(`SELECT 1 AS found FROM role_bindings WHERE scope = 'org' AND org = ?`, [id])) {
    return 'User';
  }
  const exceptions = new Map<string, string | undefined>(
    CONTENTS.map(({ resource, except }) => [resource, except]),
  );
  for (const resource of resources.values()) {
    if (!resource.server.organizationScoped || isLog(resource.id)) continue;
    const except = exceptions.get(resource.id);
    const sql = `SELECT 1 AS found FROM ${resource.table} WHERE org_id = ?${except ? ` AND NOT (${except})` : ''}`;
    if (database.get(sql, [id])) return resource.modelName;
  }
  return undefined;
}

/** Logs and sessions do not prevent deleting an organization; they are deleted with it. */
function isLog(resource: string): boolean {
  return resource.startsWith('audits.') || resource.startsWith('terminal.');
}
