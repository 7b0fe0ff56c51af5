import { resourceIn } from '../kernel/core/sandbox.ts';
import type { ApiAddress, ResourceId } from '../../generated/names.ts';
import { openSettings, publicSettings } from '../kernel/core/settings.ts';
import { metadataOf, plainMetadata } from '../kernel/resources/metadata.ts';
import { requireTicket } from '../areas/tickets/comments.ts';
import { ticketFormMetadata } from '../areas/tickets/formFields.ts';
import type { Call } from '../kernel/core/call.ts';
import { describeFields, type Fields } from '../kernel/api/fieldNotation.ts';

const PAIR = ['POST', 'PATCH', 'PUT', 'GET'];
const TREE: Fields =
  'id string*, name string*, title string*, pId string*, parentInfo string*, isParent boolean, open boolean, iconSkin string*, nocheck boolean, checked boolean, halfCheck boolean, chkDisabled boolean, meta field*';
const MESSAGE: Fields =
  'id string, subject string*, message string*, has_read field read, read_at field read, date_created datetime read, date_updated datetime read, sender field read';
const STATUS: Fields =
  'id string, sessions field* write, cpu_load float, memory_used float, disk_used float, session_online integer, date_created datetime read, terminal field';
const TASK: Fields =
  'id string, name choice*, args string*, kwargs field, is_finished boolean, date_created datetime read, date_finished datetime, terminal field';
const OWN_SECRETS = ['PATCH', 'PUT', 'GET'];

type PerAddress<T> = { readonly [Address in ApiAddress]?: T };
type Described = readonly [methods: readonly string[], fields: Fields];
type Shown = readonly [resource: ResourceId, methods: readonly string[]];

/** What addresses beside the resources say of their fields. Source: observed facts, OPTIONS. */
const FIELDS: Readonly<Record<string, Described>> = {
  'acls/login-asset/check': [
    ['POST'],
    'user_id string*, asset_id string*, system_user_id string*, system_user_username string',
  ],
  'applications/applications/tree': [['GET'], TREE],
  'authentication/password/verify': [['POST'], 'password string* write'],
  'assets/accounts/tasks': [['POST'], 'task string read, action choice* write'],
  'assets/admin-users': [
    PAIR,
    'id string, name string*, username string, password string write, public_key string write, private_key string write, passphrase string write, cmd_filters field, assets_amount field read, applications_amount integer read, nodes field, type choice, protocol choice, priority integer, sftp_root string, ssh_key_fingerprint field read, su_enabled boolean, su_from field, date_created datetime read, date_updated datetime read, comment string, created_by string read, org_id field read, org_name field read',
  ],
  'assets/assets/tasks': [['POST'], 'task string read, action choice* write, assets field'],
  'assets/favorite-assets': [PAIR, 'asset field*'],
  'assets/nodes/tree': [['GET'], TREE],
  'notifications/site-message': [['GET'], MESSAGE],
  'notifications/site-message/mark-as-read-all': [['PATCH'], MESSAGE],
  'notifications/site-message/mark-as-read': [['PATCH'], 'ids list*'],
  'notifications/site-message/send': [
    ['POST'],
    'subject string*, message string*, user_ids list, group_ids list, is_broadcast boolean',
  ],
  'notifications/site-message/unread-total': [['GET'], MESSAGE],
  'notifications/system-msg-subscription': [
    ['GET'],
    'category string*, category_label string*, children field*',
  ],
  'notifications/user-msg-subscription': [['GET'], 'user_id field read, receive_backends list*'],
  'orgs/orgs/current': [
    ['GET'],
    'id string, name string*, is_default field read, is_root field read, comment string',
  ],
  'ops/command-executions': [
    ['GET', 'POST'],
    'id string, command string*, result field read, log_url field read, is_finished boolean read, date_created datetime read, date_finished datetime read, run_as field*, hosts field*',
  ],
  'perms/users/applications/tree': [['GET'], TREE],
  'settings/ldap/users': [
    ['GET'],
    'id string*, username string*, name string*, email string*, groups list, existing boolean read',
  ],
  'perms/system-users-permission': [
    ['GET'],
    'id string, name string*, username string, protocol choice, login_mode choice, login_mode_display field read, priority integer, username_same_with_user boolean, auto_push boolean, cmd_filters field*, sudo string, shell string, comment string, sftp_root string, date_created datetime read, created_by string',
  ],
  'terminal/status': [['GET', 'POST'], STATUS],
  'terminal/tasks': [PAIR, TASK],
  'terminal/tasks/:id': [PAIR, TASK],
  'terminal/terminals/:id/status': [['GET', 'POST'], STATUS],
  'terminal/session-sharings': [
    ['GET', 'POST'],
    'id string, verify_code string read, is_active boolean, expired_time integer, created_by string, date_created datetime read, date_updated datetime read, session field*, creator field, org_id field read, org_name field read',
  ],
  'users/profile/mfa/reset': [['GET'], 'msg field read'],
  'users/profile/password': [
    OWN_SECRETS,
    'old_password string* write, new_password string* write, new_password_again string* write',
  ],
  'users/profile/public-key': [
    OWN_SECRETS,
    'public_key_comment string read, public_key_hash_md5 string read, public_key string* write',
  ],
  'users/profile/secret-key': [
    OWN_SECRETS,
    'new_secret_key string* write, new_secret_key_again string* write',
  ],
  'users/users-groups-relations': [
    PAIR,
    'id integer read, user field*, user_display string read, usergroup field*, usergroup_display string read',
  ],
  'users/users/invite': [['POST'], 'org_roles field, users field*'],
  'assets/system-users-assets-relations': [
    PAIR,
    'id string, asset field*, asset_display field read, systemuser field, systemuser_display field read, connectivity choice, date_verified datetime, org_id string, org_name field read',
  ],
  'assets/system-users-nodes-relations': [
    PAIR,
    'id integer read, node field*, node_display field read, systemuser field*, systemuser_display field read, org_name field read',
  ],
  'audits/command-executions-hosts-relations': [
    ['GET'],
    'id integer read, asset field*, asset_display field read, commandexecution field*, commandexecution_display field read',
  ],
  'rbac/role-bindings': [
    PAIR,
    'id string, user field*, user_display field read, role field*, role_display field read, scope choice read, org field*, org_name field read',
  ],
  'perms/asset-permissions-users-relations': pair('assetpermission', 'user'),
  'perms/asset-permissions-user-groups-relations': pair('assetpermission', 'usergroup'),
  'perms/asset-permissions-assets-relations': pair('assetpermission', 'asset'),
  'perms/asset-permissions-nodes-relations': pair('assetpermission', 'node'),
  'perms/asset-permissions-system-users-relations': pair('assetpermission', 'systemuser'),
  'perms/application-permissions-users-relations': pair('applicationpermission', 'user'),
  'perms/application-permissions-user-groups-relations': pair('applicationpermission', 'usergroup'),
  'perms/application-permissions-applications-relations': pair(
    'applicationpermission',
    'application',
  ),
  'perms/application-permissions-system-users-relations': pair(
    'applicationpermission',
    'systemuser',
  ),
} satisfies PerAddress<Described>;

/** Addresses that show the fields of a resource. */
const OF_RESOURCE: Readonly<Record<string, Shown>> = {
  'applications/account-secrets': ['applications.account', ['GET']],
  'applications/system-users-apps-relations': ['applications.account', PAIR],
  'assets/cmd-filter-rules': ['assets.commandfilterrule', ['GET']],
  'assets/nodes/check_assets_amount_task': ['assets.node', ['POST']],
  'assets/nodes/children': ['assets.node', ['GET', 'POST']],
  'assets/nodes/children/tree': ['assets.node', ['GET', 'POST']],
  'assets/system-users/su-from': ['assets.systemuser', ['GET']],
  'audits/my-login-logs': ['audits.userloginlog', ['GET']],
  'perms/users/nodes/favorite/assets': ['perms.myassets', ['GET']],
  'perms/users/nodes/:id/assets': ['perms.myassets', ['GET']],
  'rbac/roles': ['rbac.systemrole', ['GET', 'POST']],
  'terminal/command-storages/tree': ['terminal.commandstorage', ['GET']],
  'terminal/endpoints/smart': ['terminal.endpoint', ['GET']],
  'terminal/my-sessions': ['terminal.session', ['GET']],
  'terminal/terminals/:id/sessions': ['terminal.session', ['GET']],
  'users/users/remove': ['users.user', ['POST']],
} satisfies PerAddress<Shown>;

function pair(owner: string, target: string): Described {
  return [
    PAIR,
    `id integer read, ${target} field*, ${target}_display field read, ${owner} field*, ${owner}_display field read`,
  ];
}

/** Addresses whose fields follow from the call or from values. */
const OWN: Readonly<Record<string, Told>> = {
  'settings/public': ({ sandbox }) => ofValues(publicSettings(sandbox)),
  'settings/public/open': ({ sandbox }) => ofValues(openSettings(sandbox)),
  'tickets/comments': (call) => {
    requireTicket(call);
    return undefined;
  },
  'tickets/tickets/open': (call) => ticketFormMetadata(call, ['POST']),
  'tickets/tickets': (call) =>
    call.query.get('action') === 'open' ? ticketFormMetadata(call, ['GET', 'POST']) : undefined,
} satisfies PerAddress<Told>;

type Metadata = Readonly<Record<string, unknown>>;
type Told = (call: Call) => Metadata | undefined;

/** Settings, by what the value of each is. */
function ofValues(values: Metadata): Metadata {
  const types: Readonly<Record<string, string>> = {
    boolean: 'boolean',
    number: 'integer',
    string: 'string',
  };
  const described = Object.entries(values).map(
    ([name, value]) => `${name} ${types[typeof value] ?? 'nested object'}*`,
  );
  return { ...plainMetadata('API'), actions: { GET: describeFields(described.join(', ')) } };
}

/** Where the answer to OPTIONS follows from what the call asks for. */
export function metadataOfCall(address: string, call: Call): Metadata | undefined {
  return OWN[address]?.(call);
}

/** The answer to OPTIONS of an address that is neither a resource's list nor its record. */
export function metadataAt(address: string, call: Call): Metadata | undefined {
  const own = metadataOfCall(address, call);
  if (own) return own;
  const [shown, shownMethods] = OF_RESOURCE[address] ?? [];
  const resource = shown === undefined ? undefined : resourceIn(call.sandbox, shown);
  if (resource) return metadataOf(resource, call, 'list', shownMethods);
  const [methods, fields] = FIELDS[address] ?? [];
  if (!methods || fields === undefined) return undefined;
  const described = describeFields(fields);
  return {
    ...plainMetadata('API'),
    actions: Object.fromEntries(methods.map((method) => [method, described])),
  };
}
