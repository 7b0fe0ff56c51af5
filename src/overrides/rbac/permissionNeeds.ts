import type { Permission } from '../../../generated/names.ts';

/**
 * What a permission cannot work without (contract: users, section 3). A help while choosing, never
 * a rule of security: the server takes any choice.
 */
const NEEDS: readonly (readonly [pattern: RegExp, needs: readonly Permission[]])[] = [
  [/^rbac\.\w+_orgrolebinding$/, ['rbac.view_orgrole', 'users.view_user']],
  [/^rbac\.\w+_systemrolebinding$/, ['rbac.view_systemrole', 'users.view_user']],
  [
    /^users\.invite_user$/,
    [
      'users.match_user',
      'rbac.add_orgrolebinding',
      'rbac.view_orgrolebinding',
      'rbac.view_orgrole',
    ],
  ],
  [/^acls\.\w+_login(asset)?acl$/, ['users.view_user']],
  [/^assets\.view_(asset|authbook|gathereduser)$/, ['assets.view_node']],
  [/^assets\.(add|change)_asset$/, ['assets.view_platform']],
  [/^assets\.refresh_assethardwareinfo$/, ['assets.change_asset']],
  [/^assets\.\w+_commandfilterrule$/, ['assets.view_commandfilter']],
  [/^assets\.\w+_gateway$/, ['assets.view_domain']],
  [/^applications\.add_application$/, ['assets.view_asset']],
  [/^applications\.view_account$/, ['applications.view_application']],
  [/^perms\.view_assetpermission$/, ['assets.view_node']],
  [
    /^perms\.(add|change|delete)_assetpermission$/,
    [
      'assets.view_asset',
      'assets.view_node',
      'assets.view_systemuser',
      'users.view_user',
      'users.view_usergroup',
    ],
  ],
  [/^perms\.view_applicationpermission$/, ['applications.view_application']],
  [
    /^perms\.(add|change|delete)_applicationpermission$/,
    [
      'applications.view_application',
      'assets.view_systemuser',
      'users.view_user',
      'users.view_usergroup',
    ],
  ],
  [
    /^tickets\.view_ticket$/,
    [
      'assets.match_asset',
      'assets.match_node',
      'assets.match_systemuser',
      'applications.match_application',
      'rbac.view_workbench',
    ],
  ],
  [/^tickets\.view_ticketflow$/, ['tickets.view_ticket']],
  [/^tickets\.change_ticketflow$/, ['tickets.view_ticketflow', 'users.view_user']],
  [/^settings\.change_systemmsgsubscription$/, ['users.view_user']],
  [
    /^terminal\.(add|change)_terminal$/,
    ['terminal.view_commandstorage', 'terminal.view_replaystorage'],
  ],
  [
    /^terminal\.view_(terminal|commandstorage|replaystorage|status|task)$/,
    ['settings.change_terminal'],
  ],
  [/^xpack\.\w+_account$/, ['assets.view_asset']],
  [
    /^xpack\.add_syncinstancetask$/,
    ['assets.view_asset', 'assets.view_node', 'assets.view_systemuser', 'xpack.view_account'],
  ],
  [/^xpack\.view_syncinstancetask$/, ['xpack.view_account']],
  [/^xpack\.\w+_(syncinstancedetail|syncinstancetaskexecution)$/, ['xpack.view_syncinstancetask']],
  [/^xpack\.view_changeauthplan$/, ['assets.view_asset']],
  [
    /^xpack\.view_applicationchangeauthplan$/,
    ['applications.view_application', 'assets.view_systemuser'],
  ],
  [/^xpack\.\w+_changeauthplan(task|execution)$/, ['xpack.view_changeauthplan']],
  [
    /^xpack\.\w+_applicationchangeauthplan(task|execution)$/,
    ['xpack.view_applicationchangeauthplan'],
  ],
  [/^xpack\.\w+_gatherusertaskexecution$/, ['xpack.view_gatherusertask']],
];

const PERMISSION = /^(\w+)\.([a-z]+)_(\w+)$/;

/**
 * The permissions after some were chosen, with everything they cannot work without.
 *
 * @param held names such as `users.view_user`
 */
export function withNeeded(held: ReadonlySet<string>, added: readonly string[]): Set<string> {
  const result = new Set(held);
  const left = [...added];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (result.has(name) && !added.includes(name)) continue;
    result.add(name);
    const needed = neededBy(name);
    left.push(...needed.filter((other) => !result.has(other)));
  }
  return result;
}

function neededBy(name: string): readonly string[] {
  const [, app, verb, model] = PERMISSION.exec(name) ?? [];
  const view = verb === 'view' || verb === undefined ? [] : [`${app}.view_${model}`];
  return [...view, ...NEEDS.flatMap(([pattern, needs]) => (pattern.test(name) ? needs : []))];
}

/** The permissions after some were taken away: without viewing there is no changing, only matching. */
export function withoutDependent(
  held: ReadonlySet<string>,
  removed: readonly string[],
): Set<string> {
  const result = new Set(held);
  for (const name of removed) {
    result.delete(name);
    const [, app, verb, model] = PERMISSION.exec(name) ?? [];
    if (verb !== 'view') continue;
    for (const other of held) {
      const [, itsApp, itsVerb, itsModel] = PERMISSION.exec(other) ?? [];
      if (itsApp === app && itsModel === model && itsVerb !== 'match') result.delete(other);
    }
  }
  return result;
}

/**
 * What a role shall permit when somebody else has changed it since its tree was read: what it permits
 * by now, with what was chosen here and without what was taken away here.
 *
 * @param start what it permitted when the tree was read
 * @param held what it permitted in the tree when it was saved
 * @param now what it permits on the server
 */
export function mergedPermissions(
  start: ReadonlySet<string>,
  held: ReadonlySet<string>,
  now: ReadonlySet<string>,
): ReadonlySet<string> {
  const added = [...held].filter((name) => !start.has(name));
  const removed = [...start].filter((name) => !held.has(name));
  return withNeeded(withoutDependent(now, removed), added);
}
