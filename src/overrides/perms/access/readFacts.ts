import {
  ALL_ACTIONS,
  COMPOSITE_ACTIONS,
  SINGLE_ACTIONS,
} from '@gatehouse-console/engine/model/grantedActions.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import type { FactList } from './factReader.ts';

const text = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

/** A list inside a nested object: `users.username_group`. */
const inner = (value: unknown, name: string): readonly string[] => textsOf(Object(value)[name]);

export const USERS = {
  kind: 'users',
  address: 'users/users',
  needs: 'users.view_user',
  query: { fields: 'id,name,username,is_active,is_expired,date_expired,groups' },
  read: (record: RecordOf<'users.user'>) => ({
    id: text(record.id),
    name: text(record.name),
    username: text(record.username),
    active: record.is_active !== false,
    expired: record.is_expired === true,
    /** A time in the server's format. */
    ends: text(record.date_expired),
    /** Ids of the user's groups; undefined where the answer lacks them. */
    groups: Array.isArray(record.groups) ? textsOf(record.groups) : undefined,
  }),
} satisfies FactList<object>;
export type UserFacts = Readonly<ReturnType<typeof USERS.read>>;

export const GROUPS = {
  kind: 'groups',
  address: 'users/groups',
  needs: 'users.view_usergroup',
  query: { fields: 'id,name,users' },
  read: (record: RecordOf<'users.usergroup'>) => {
    // Ids of the members; undefined where they were not asked for.
    const members = Array.isArray(record.users) ? textsOf(record.users) : undefined;
    return { id: text(record.id), name: text(record.name), members };
  },
} satisfies FactList<object>;

export const ASSETS = {
  kind: 'assets',
  address: 'assets/assets',
  needs: 'assets.view_asset',
  query: { fields: 'id,hostname,ip,is_active,protocols,nodes', order: 'hostname' },
  read: (record: RecordOf<'assets.asset'>) => ({
    id: text(record.id),
    name: text(record.hostname),
    ip: text(record.ip),
    active: record.is_active !== false,
    /** Names of the protocols: `ssh`, not `ssh/22`. */
    protocols: textsOf(record.protocols).map((protocol) => protocol.split('/', 1).join('')),
    nodes: textsOf(record.nodes),
  }),
} satisfies FactList<object>;
export type AssetFacts = Readonly<ReturnType<typeof ASSETS.read>>;

export const NODES = {
  kind: 'nodes',
  address: 'assets/nodes',
  needs: 'assets.view_node',
  read: (record: RecordOf<'assets.node'>) => {
    const name = text(record.full_value) || text(record.value);
    // The keys of a node below begin with the key of the node: `1:4:2`.
    return { id: text(record.id), name, key: text(record.key) };
  },
} satisfies FactList<object>;

export const APPLICATIONS = {
  kind: 'applications',
  address: 'applications/applications',
  needs: 'applications.view_application',
  query: { fields: 'id,name,category,type' },
  read: (record: RecordOf<'applications.application'>) => ({
    id: text(record.id),
    name: text(record.name),
    category: text(record.category),
    type: text(record.type),
  }),
} satisfies FactList<object>;

export const SYSTEM_USERS = {
  kind: 'system-users',
  address: 'assets/system-users',
  needs: 'assets.view_systemuser',
  query: { fields: 'id,name,username,protocol,username_same_with_user' },
  read: (record: RecordOf<'assets.systemuser'>) => ({
    id: text(record.id),
    name: text(record.name),
    username: text(record.username),
    protocol: text(record.protocol),
    /** The user's own username is used. */
    sameUsername: record.username_same_with_user === true,
  }),
} satisfies FactList<object>;
export type SystemUserFacts = Readonly<ReturnType<typeof SYSTEM_USERS.read>>;

type PermissionRecord = RecordOf<'perms.assetpermission'> & RecordOf<'perms.applicationpermission'>;

/**
 * The server's `is_expired` is true outside of the whole time, also before it begins (observed): the dates say which.
 *
 * @param now to which its beginning is compared
 */
function readPermission(kind: 'asset' | 'application', record: PermissionRecord, now: Date) {
  const begins = readDate(record.date_start);
  return {
    id: text(record.id),
    kind,
    name: text(record.name),
    active: record.is_active !== false,
    expired: record.is_expired === true && !(begins && begins > now),
    /** As the server says it, so that its clock counts. */
    valid: record.is_valid === true,
    begins: text(record.date_start),
    ends: text(record.date_expired),
    /** Single actions without composites. */
    actions: singleActions(textsOf(record.actions)),
    users: textsOf(record.users),
    groups: textsOf(record.user_groups),
    assets: textsOf(record.assets),
    nodes: textsOf(record.nodes),
    applications: textsOf(record.applications),
    systemUsers: textsOf(record.system_users),
  };
}
/** An asset or application permission. */
export type PermissionFacts = Readonly<ReturnType<typeof readPermission>>;

/** Asset or application permissions. */
export const permissionsOf = (
  kind: PermissionFacts['kind'],
  now: Date,
): FactList<PermissionFacts> => ({
  kind: `${kind}-permissions`,
  address: `perms/${kind}-permissions`,
  needs: `perms.view_${kind}permission`,
  cut: 'permissions',
  read: (record) => readPermission(kind, record, now),
});

/** The single actions that the names hold; the server lists composites beside them (protocol, section 14.4). */
function singleActions(names: readonly string[]): readonly string[] {
  const held = new Set(names.flatMap((name) => COMPOSITE_ACTIONS[name] ?? [name]));
  return SINGLE_ACTIONS.filter((action) => held.has(ALL_ACTIONS) || held.has(action));
}

/** Rules by which logins to assets need an approval. */
export const ASSET_RULES = {
  kind: 'asset-rules',
  address: 'acls/login-asset-acls',
  needs: 'acls.view_loginassetacl',
  cut: 'rules',
  read: ({ users, assets, system_users: accounts, ...rule }: RecordOf<'acls.loginassetacl'>) => ({
    id: text(rule.id),
    name: text(rule.name),
    active: rule.is_active !== false,
    usernames: inner(users, 'username_group'),
    hostnames: inner(assets, 'hostname_group'),
    addresses: inner(assets, 'ip_group'),
    systemUserNames: inner(accounts, 'name_group'),
    systemUsernames: inner(accounts, 'username_group'),
    protocols: inner(accounts, 'protocol_group'),
  }),
} satisfies FactList<object>;
export type AssetRuleFacts = Readonly<ReturnType<typeof ASSET_RULES.read>>;

/** Rules about the logins of one user; the lower priority is matched first. */
export const LOGIN_RULES = {
  kind: 'login-rules',
  address: 'acls/login-acls',
  needs: 'acls.view_loginacl',
  cut: 'rules',
  read: (record: RecordOf<'acls.loginacl'>) => ({
    id: text(record.id),
    name: text(record.name),
    /** Id of the user whose logins it is about. */
    user: text(record.user),
    active: record.is_active !== false,
    priority: Number(record.priority ?? 0),
    action: text(record.action),
    addresses: inner(record.rules, 'ip_group'),
    /** Applies at some times only. */
    timed: textsOf(Object(record.rules)['time_period']).length > 0,
  }),
} satisfies FactList<object>;
export type LoginRuleFacts = Readonly<ReturnType<typeof LOGIN_RULES.read>>;

/** Sessions that are running now. */
export const SESSIONS = {
  kind: 'sessions',
  address: 'terminal/sessions',
  needs: 'terminal.view_session',
  read: (record: RecordOf<'terminal.session'>) => ({
    id: text(record.id),
    user: text(record.user_id),
    /** Id of an asset or an application. */
    target: text(record.asset_id),
    /** As the server names it. */
    systemUser: text(record.system_user),
    begins: text(record.date_start),
  }),
} satisfies FactList<object>;
