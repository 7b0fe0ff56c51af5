import { messages } from './messages.ts';
import {
  table,
  type BehaviourOf,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { DEFAULT_ORGANIZATION, organizationRecord } from '../organizations.ts';
import { rootNode, IS_TOP } from '../assets/nodeTree.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import type { ResourceId } from '#project/generated/names.ts';
import { resourceIn, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { countsBy, hasRow } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

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

/** The computed numbers of what each organization contains. */
function contents(_rows: unknown, { sandbox }: Call) {
  const bound = condition("scope = 'org'");
  const members = countsBy(sandbox, 'role_bindings', 'org', bound, 'DISTINCT "user"');
  const counts = CONTENTS.map(({ amount, resource, only = '1' }) => {
    const stored = resourceIn(sandbox, resource);
    const amounts = stored && countsBy(sandbox, stored.table, 'org_id', condition(only));
    return [amount, amounts] as const;
  });
  return ({ id }: RowOf<'orgs.organization'>) => ({
    users_amount: members.get(id) ?? 0,
    ...Object.fromEntries(counts.map(([amount, amounts]) => [amount, amounts?.get(id) ?? 0])),
  });
}

/** The model of the first record that prevents deleting an organization. */
function deletionObstacle(
  organization: RowOf<'orgs.organization'>,
  call: Call,
): string | undefined {
  const { sandbox } = call;
  const { id } = organization;
  if (hasRow(sandbox, 'role_bindings', condition(`scope = 'org' AND org = ?`, id))) return 'User';
  const exceptions = new Map<string, string | undefined>(
    CONTENTS.map(({ resource, except }) => [resource, except]),
  );
  for (const resource of sandbox.resources.values()) {
    if (!resource.server.organizationScoped || isLog(resource.id)) continue;
    const except = exceptions.get(resource.id);
    const counts = condition(`org_id = ? AND NOT (${except ?? '0'})`, id);
    if (hasRow(sandbox, resource.table, counts)) return resource.modelName;
  }
  return undefined;
}

/** Logs and sessions do not prevent deleting an organization; they are deleted with it. */
function isLog(resource: string): boolean {
  return resource.startsWith('audits.') || resource.startsWith('terminal.');
}

const NODES = table('assets.node');

/** The root organization is in no list (protocol, section 8.3). */
export const organizations: BehaviourOf<'orgs.organization'> = {
  computed: {
    is_default: () => (row) => row['id'] === DEFAULT_ORGANIZATION,
    is_root: () => () => false,
    resource_statistics: contents,
  },
  afterSave(id, values, call, created) {
    if (!created) return;
    const name = String(values['name']);
    rootNode({
      ...call,
      organization: { id, name, comment: '', isRoot: false, isDefault: false },
    });
  },
  beforeDelete(row, call) {
    const name = String(row['name']);
    if (row['id'] === call.organization.id || row['id'] === DEFAULT_ORGANIZATION) {
      throw permissionDenied({ say: messages.organizationCurrent, with: { name } });
    }
    const model = deletionObstacle(row, call);
    if (model !== undefined)
      throw permissionDenied({ say: messages.organizationHolds, with: { model } });
    return 'delete';
  },
  afterDelete(row, call) {
    call.sandbox.database.run(`DELETE FROM ${NODES} WHERE org_id = ?`, [row['id'] ?? null]);
  },
  endpoints: [
    get('orgs/orgs/current', [], (call) =>
      ok({ ...organizationRecord(call.organization), comment: call.organization.comment }),
    ),
  ],
};
