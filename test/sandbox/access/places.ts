/** How the rows of a resource belong to organizations. */
export type Belonging =
  /** By a column with the id of the organization. */
  | 'organization'
  /** By the organization of their task. */
  | 'task'
  /** By a user, who is a member of organizations. */
  | 'person'
  /** By the column `org`. */
  | 'binding'
  /** To all organizations. */
  | 'server';

export interface Place {
  /** Below `/api/v1/`. */
  readonly address: string;
  /** `app.model` of its permissions. */
  readonly permission: string;
  /** Its table, when the name differs from the permission. */
  readonly table?: string;
  readonly belongs: Belonging;
  /** Methods of a record's address. */
  readonly methods: readonly Method[];
  /** Permissions that differ from the usual ones. */
  readonly needs?: Partial<Record<Method, string>>;
  /** Several records can be changed or deleted in one call. */
  readonly bulk?: true;
  /** Has an address `suggestions/`. */
  readonly matched?: true;
  /** Answers to permitted calls, when they differ from the usual ones, with the reason. */
  readonly reached?: Partial<Record<Method, readonly number[]>>;
  /** Answers for a record that is not found, other than 404. */
  readonly missing?: readonly number[];
  /** A query that the list requires. */
  readonly query?: string;
}

export type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE';
const ALL: readonly Method[] = ['GET', 'PUT', 'PATCH', 'DELETE'];
const READ: readonly Method[] = ['GET'];
/** Secrets require a confirmation of identity first (protocol, section 9). */
const SECRETS = { GET: [400] } as const;

/** Makes places whose rows belong alike, with the methods that most of them have. */
const placeOf =
  (belongs: Belonging, usual: Pick<Place, 'methods' | 'bulk'>) =>
  (address: string, permission: string, more: Partial<Place> = {}): Place => ({
    address,
    permission,
    belongs,
    ...usual,
    ...more,
  });
const organization = placeOf('organization', { methods: ALL, bulk: true });
const person = placeOf('person', { methods: ALL, bulk: true });
const task = placeOf('task', { methods: READ });
const server = placeOf('server', { methods: ALL });
const READ_ONLY = { methods: READ, bulk: undefined } as const;
const XPACK = 'xpack/change-auth-plan';

/** Every resource with records, and their owners. Source: protocol, sections 5, 8.3, 13 and 18. */
export const PLACES: readonly Place[] = [
  organization('assets/assets', 'assets.asset', { matched: true }),
  organization('assets/nodes', 'assets.node', { matched: true }),
  organization('assets/domains', 'assets.domain'),
  organization('assets/gateways', 'assets.gateway'),
  organization('assets/labels', 'assets.label'),
  organization('assets/system-users', 'assets.systemuser', { matched: true }),
  organization('assets/cmd-filters', 'assets.commandfilter'),
  organization('assets/gathered-users', 'assets.gathereduser', READ_ONLY),
  organization('assets/accounts', 'assets.authbook', {
    bulk: undefined,
    needs: { PATCH: 'assets.change_assetaccountsecret' },
  }),
  organization('assets/account-secrets', 'assets.assetaccountsecret', {
    ...READ_ONLY,
    table: 'assets.authbook',
    reached: SECRETS,
    missing: SECRETS.GET,
  }),
  organization('assets/account-backup-plans', 'assets.accountbackupplan'),
  organization(
    'assets/account-backup-plan-executions',
    'assets.accountbackupplanexecution',
    READ_ONLY,
  ),
  organization('applications/applications', 'applications.application', { matched: true }),
  organization('applications/accounts', 'applications.account', { bulk: undefined }),
  organization('applications/account-secrets', 'applications.applicationaccountsecret', {
    ...READ_ONLY,
    table: 'applications.account',
    reached: SECRETS,
    missing: SECRETS.GET,
  }),
  organization('perms/asset-permissions', 'perms.assetpermission'),
  organization('perms/application-permissions', 'perms.applicationpermission'),
  organization('acls/login-asset-acls', 'acls.loginassetacl'),
  organization('users/groups', 'users.usergroup'),
  organization('audits/operate-logs', 'audits.operatelog', READ_ONLY),
  organization('audits/ftp-logs', 'audits.ftplog', READ_ONLY),
  organization('audits/command-execution-logs', 'ops.commandexecution', {
    ...READ_ONLY,
    table: 'audits.commandexecutionlog',
  }),
  organization('terminal/sessions', 'terminal.session'),
  organization('terminal/session-join-records', 'terminal.sessionjoinrecord', {
    bulk: undefined,
  }),
  organization('terminal/commands', 'terminal.command', {
    bulk: undefined,
    query: 'session_id=',
  }),
  organization('ops/tasks', 'ops.task'),
  organization(`${XPACK}/plan`, 'xpack.changeauthplan'),
  organization(`${XPACK}/plan-execution`, 'xpack.changeauthplanexecution', READ_ONLY),
  organization(`${XPACK}/app-plan`, 'xpack.applicationchangeauthplan'),
  organization(
    `${XPACK}/app-plan-execution`,
    'xpack.applicationchangeauthplanexecution',
    READ_ONLY,
  ),
  organization('xpack/cloud/accounts', 'xpack.account', { bulk: undefined }),
  organization('xpack/cloud/sync-instance-tasks', 'xpack.syncinstancetask', { bulk: undefined }),
  organization('xpack/gathered-user/tasks', 'xpack.gatherusertask'),
  organization('xpack/gathered-user/task-executions', 'xpack.gatherusertaskexecution', READ_ONLY),
  task('ops/adhoc', 'ops.adhoc'),
  task('ops/adhoc-executions', 'ops.adhocexecution'),
  person('users/users', 'users.user'),
  person('acls/login-acls', 'acls.loginacl'),
  person('audits/login-logs', 'audits.userloginlog', READ_ONLY),
  person('audits/password-change-logs', 'audits.passwordchangelog', READ_ONLY),
  {
    address: 'rbac/org-role-bindings',
    permission: 'rbac.orgrolebinding',
    belongs: 'binding',
    methods: ['GET', 'DELETE'],
  },
  server('assets/platforms', 'assets.platform'),
  server('terminal/terminals', 'terminal.terminal'),
  server('terminal/endpoints', 'terminal.endpoint'),
  server('terminal/endpoint-rules', 'terminal.endpointrule'),
  server('terminal/command-storages', 'terminal.commandstorage'),
  server('terminal/replay-storages', 'terminal.replaystorage'),
  server('rbac/org-roles', 'rbac.orgrole'),
  server('rbac/system-roles', 'rbac.systemrole'),
  server('orgs/orgs', 'orgs.organization'),
];

/** A further operation on a single record. */
export interface Operation {
  readonly method: Method | 'POST';
  /** `:id` is the record. */
  readonly address: string;
  /** Permissions of which one is enough; an empty list requires signing in. */
  readonly needs: readonly string[];
  /** The table of the record. */
  readonly of: string;
  readonly body?: unknown;
  /** Answers to permitted calls; 200 by default. */
  readonly reached?: readonly number[];
  /** Answers for a record that is not found, other than 404. */
  readonly missing?: readonly number[];
}

/** @param more `of` is found by the address when it is that of a place */
const operation = (
  method: Operation['method'],
  address: string,
  needs: string | readonly string[],
  more: Partial<Operation> = {},
): Operation => {
  const place = PLACES.find((candidate) => address.startsWith(`${candidate.address}/:id`));
  return {
    method,
    address,
    needs: [needs].flat(),
    of: place?.table ?? place?.permission ?? '',
    ...more,
  };
};
const change = 'users.change_user';
const ASSET_TASKS = [
  'assets.refresh_assethardwareinfo',
  'assets.test_assetconnectivity',
  'assets.push_assetsystemuser',
];
const OF_PERSON = { of: 'users.user' } as const;
const OF_GROUP = { of: 'users.usergroup' } as const;
const TEST = { body: { action: 'test' }, reached: [201] } as const;
const NEW_PASSWORD = { body: { password: 'Gatehouse#2026' } } as const;
/** Requires a confirmation of identity first, so that nothing is done. */
const PROVEN = { ...OF_PERSON, reached: [403], missing: [403] } as const;

/** Source: protocol, sections 8, 9, 13, 14 and 15. */
export const OPERATIONS: readonly Operation[] = [
  operation('PUT', 'users/users/:id/password', change, NEW_PASSWORD),
  operation('PATCH', 'users/users/:id/password', change, NEW_PASSWORD),
  operation('PATCH', 'users/users/:id/password/reset', change, { body: {} }),
  operation('PATCH', 'users/users/:id/pubkey/reset', change, { body: {} }),
  operation('PATCH', 'users/users/:id/unblock', change, { body: {} }),
  operation('GET', 'users/users/:id/mfa/reset', change),
  operation('POST', 'users/users/:id/remove', 'users.remove_user', { reached: [204] }),
  ...['wecom', 'dingtalk', 'feishu'].map((messenger) =>
    operation('POST', `authentication/${messenger}/qr/unbind/:id`, change, PROVEN),
  ),
  ...['assets', 'nodes', 'nodes/tree', 'nodes/children', 'nodes/children/tree', 'assets/tree'].map(
    (view) => operation('GET', `perms/users/:id/${view}`, 'perms.view_userassets', OF_PERSON),
  ),
  ...['applications', 'applications/tree'].map((view) =>
    operation('GET', `perms/users/:id/${view}`, 'perms.view_userapps', OF_PERSON),
  ),
  ...['assets', 'nodes/children/tree'].map((view) =>
    operation('GET', `perms/user-groups/:id/${view}`, 'perms.view_usergroupassets', OF_GROUP),
  ),
  operation('POST', 'assets/assets/:id/tasks', ASSET_TASKS, TEST),
  operation('GET', 'assets/assets/:id/platform', 'assets.view_asset'),
  operation('GET', 'assets/assets/:id/perm-users', 'perms.view_assetpermission'),
  operation('GET', 'assets/assets/:id/perm-user-groups', 'perms.view_assetpermission'),
  operation('GET', 'assets/nodes/:id/children', 'assets.view_node'),
  operation('POST', 'assets/nodes/:id/children', 'assets.add_node', { body: {}, reached: [201] }),
  operation('GET', 'assets/nodes/:id/assets', 'assets.view_asset'),
  ...(['PUT', 'PATCH'] as const).flatMap((method) => [
    ...[
      ['add', 'assets.add_assettonode'] as const,
      ['replace', 'assets.move_assettonode'] as const,
      ['remove', 'assets.change_node'] as const,
    ].map(([what, needs]) =>
      operation(method, `assets/nodes/:id/assets/${what}`, needs, { body: { assets: [] } }),
    ),
    operation(method, 'assets/nodes/:id/children/add', 'assets.change_node', {
      body: { nodes: [] },
    }),
  ]),
  operation('POST', 'assets/nodes/:id/tasks', ASSET_TASKS.slice(0, 2), TEST),
  operation('POST', 'assets/gateways/:id/test-connective', 'assets.test_gateway', {
    body: { port: 22 },
    reached: [200, 400],
  }),
  operation('POST', 'assets/system-users/:id/tasks', ASSET_TASKS.slice(1), TEST),
  operation('GET', 'assets/system-users/:id/su-to', 'assets.view_systemuser'),
  operation('POST', 'assets/accounts/:id/verify', 'assets.test_authbook', { reached: [200, 201] }),
  operation('GET', 'assets/cmd-filters/:id/rules', 'assets.view_commandfilterrule', {
    missing: [200],
  }),
  operation('GET', 'ops/tasks/:id/run', 'ops.view_task'),
  ...['users', 'assets'].map((part) =>
    operation('GET', `perms/asset-permissions/:id/${part}/all`, 'perms.view_assetpermission'),
  ),
  operation(
    'GET',
    'perms/application-permissions/:id/users/all',
    'perms.view_applicationpermission',
  ),
  operation('GET', 'terminal/sessions/:id/replay', 'terminal.view_sessionreplay'),
  operation('GET', 'terminal/sessions/:id/replay/download', 'terminal.download_sessionreplay'),
  operation('POST', 'terminal/sessions/:id/replay', 'terminal.upload_sessionreplay', {
    reached: [201],
  }),
  operation('PATCH', `${XPACK}/plan/:id/asset/add`, 'xpack.change_changeauthplan', {
    body: { assets: [] },
  }),
  operation(
    'PATCH',
    `${XPACK}/app-plan/:id/systemusers?action=add`,
    'xpack.change_applicationchangeauthplan',
    { body: { system_users: [] } },
  ),
  operation('GET', 'xpack/cloud/accounts/:id/test-connective', 'xpack.test_account'),
  operation(
    'GET',
    'xpack/cloud/sync-instance-tasks/:id/run',
    'xpack.add_syncinstancetaskexecution',
    // Runs belong to organizations only.
    { reached: [200, 400] },
  ),
  operation(
    'DELETE',
    'xpack/cloud/sync-instance-tasks/:id/released-assets',
    'xpack.change_syncinstancetask',
    { reached: [204] },
  ),
];

/** An address with facts about several records. */
interface Overview {
  readonly address: string;
  readonly needs: readonly string[];
  /** Only about the caller. */
  readonly own?: true;
  /** The permission has to come from a system role. */
  readonly inRoot?: true;
}

const overview = (address: string, ...needs: readonly string[]): Overview => ({ address, needs });
const mine = (address: string, ...needs: readonly string[]): Overview => ({
  address,
  needs,
  own: true,
});
const pairsOf = (permission: string, ...parts: readonly string[]) =>
  parts.map((part) =>
    overview(
      `perms/${permission}-permissions-${part}-relations/`,
      `perms.view_${permission}permission`,
    ),
  );
const ORG_ROLE = '00000000-0000-0000-0000-000000000006';

/** Source: protocol, sections 13, 14 and 15. */
export const OVERVIEWS: readonly Overview[] = [
  overview('assets/nodes/tree/', 'assets.view_node'),
  overview('assets/nodes/children/tree/?assets=1', 'assets.view_node'),
  overview('assets/nodes/children/tree/?assets=1&key=3', 'assets.view_node'),
  overview('assets/nodes/children/', 'assets.view_node'),
  overview('applications/applications/tree/', 'applications.view_application'),
  overview('assets/cmd-filter-rules/', 'assets.view_commandfilterrule'),
  overview('assets/admin-users/', 'assets.view_systemuser'),
  overview('assets/system-users-assets-relations/', 'assets.view_authbook'),
  overview('assets/system-users-nodes-relations/', 'assets.view_systemuser'),
  overview('applications/system-users-apps-relations/', 'applications.view_account'),
  overview('users/users-groups-relations/', 'users.view_usergroup'),
  ...pairsOf('asset', 'users', 'user-groups', 'assets', 'nodes', 'system-users'),
  ...pairsOf('application', 'users', 'user-groups', 'applications', 'system-users'),
  overview('audits/command-executions-hosts-relations/', 'ops.view_commandexecution'),
  overview('rbac/role-bindings/', 'rbac.view_systemrolebinding'),
  overview(`rbac/org-roles/${ORG_ROLE}/users/`, 'rbac.view_orgrole'),
  { ...overview('terminal/session-sharings/', 'terminal.add_supersessionsharing'), inRoot: true },
  overview(
    'terminal/command-storages/tree/?real=1',
    'terminal.view_commandstorage',
    'terminal.view_command',
  ),
  overview('index/?all=1', 'rbac.view_console', 'rbac.view_audit'),
  mine('tickets/tickets/', 'tickets.view_ticket'),
  mine('audits/my-login-logs/'),
  mine('terminal/my-sessions/'),
  mine('notifications/site-message/'),
  mine('perms/users/assets/', 'perms.view_myassets'),
  mine('perms/users/applications/', 'perms.view_myapps'),
  mine('perms/users/nodes-with-assets/tree/', 'perms.view_myassets'),
  mine('perms/system-users-permission/'),
  mine('assets/favorite-assets/'),
];
