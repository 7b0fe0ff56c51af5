import type { Permission } from '#project/generated/names.ts';
import type { PermissionFacts } from '@gatehouse-console/engine/model/console.ts';

/** The id of the root of the permission tree. */
export const ROOT = '$ROOT$';

/** The kind of a branch. */
type BranchType = 'root' | 'view' | 'app' | 'extra' | 'model';

export interface Branch {
  readonly id: string;
  readonly type: BranchType;
}

/** Permissions in another branch than that of their model (observed). */
const PLACED: readonly (readonly [permission: Permission, branch: string])[] = [
  ['applications.view_applicationaccountsecret', 'applications.account'],
  ['assets.view_assetaccountsecret', 'assets.authbook'],
  ['assets.change_assetaccountsecret', 'assets.authbook'],
  ['assets.test_assetconnectivity', 'assets.asset'],
  ['assets.refresh_assethardwareinfo', 'assets.asset'],
  ['assets.push_assetsystemuser', 'assets.asset'],
  ['assets.add_assettonode', 'assets.asset'],
  ['assets.move_assettonode', 'assets.asset'],
  ['authentication.view_connectiontokensecret', 'authentication.connectiontoken'],
  ['ops.add_commandexecution', 'view_workbench'],
  ['ops.view_commandexecution', 'audits'],
  ['ops.view_taskmonitor', 'ops.task'],
  ['orgs.view_rootorg', 'orgs.organization'],
  ['perms.view_myapps', 'my_apps'],
  ['perms.view_myassets', 'my_assets'],
  ['perms.view_userapps', 'perms.permedapplication'],
  ['perms.view_usergroupapps', 'perms.permedapplication'],
  ['perms.view_userassets', 'perms.permedasset'],
  ['perms.view_usergroupassets', 'perms.permedasset'],
  ['rbac.view_audit', 'view_audit'],
  ['rbac.view_console', 'view_console'],
  ['rbac.view_filemanager', 'view_workbench'],
  ['rbac.view_webterminal', 'view_workbench'],
  ['rbac.view_workbench', 'view_workbench'],
  ['settings.change_terminal', 'terminal_node'],
  ['settings.view_setting', 'view_setting'],
  ['terminal.add_supersessionsharing', 'terminal.sessionsharing'],
  ['terminal.validate_sessionactionperm', 'terminal.session'],
  ['terminal.view_terminalconfig', 'terminal.terminal'],
];
const BRANCH_OF: ReadonlyMap<string, string> = new Map(PLACED);
/** `assets.authbook` for `assets.view_authbook`. */
type ModelOf<Name> = Name extends `${infer App}.${infer _Verb}_${infer Model}`
  ? `${App}.${Model}`
  : never;
/** Models in another branch than that of their app (observed). */
const MOVED = {
  'applications.account': 'accounts',
  'assets.accountbackupplan': 'accounts',
  'assets.accountbackupplanexecution': 'accounts',
  'assets.authbook': 'accounts',
  'assets.gathereduser': 'accounts',
  'audits.ftplog': 'terminal',
  'orgs.organization': 'view_setting',
  'settings.setting': 'view_setting',
  'terminal.commandstorage': 'terminal_node',
  'terminal.endpoint': 'terminal_node',
  'terminal.endpointrule': 'terminal_node',
  'terminal.replaystorage': 'terminal_node',
  'terminal.status': 'terminal_node',
  'terminal.task': 'terminal_node',
  'terminal.terminal': 'terminal_node',
} satisfies { readonly [Model in ModelOf<Permission>]?: string };
const PARENT_OF: Readonly<Record<string, string>> = MOVED;
/** The view of each app (observed); apps that are not listed belong to the console. */
const VIEW_OF: Readonly<Record<string, string>> = {
  audits: 'view_audit',
  authentication: 'view_other',
  my_apps: 'view_workbench',
  my_assets: 'view_workbench',
  terminal: 'view_audit',
  terminal_node: 'view_setting',
  tickets: 'view_other',
};
/** Branches for apps that the server does not have; they group related permissions. */
const EXTRAS = new Set(['my_apps', 'my_assets', 'terminal_node']);

/**
 * Models whose permissions only the tree of the licensed edition offers, though other servers grant them
 * (observed).
 */
const LICENSED_MODELS =
  /^(assets\.(accountbackupplan|accountbackupplanexecution|gathereduser)|rbac\.(orgrole|orgrolebinding)|tickets\..+)$/;
const LICENSED_PERMISSIONS: ReadonlySet<string> = new Set<Permission>([
  'settings.change_interface',
  'settings.change_sms',
  'users.invite_user',
  'users.remove_user',
]);

/** Whether the tree offers this permission to users who edit a role. */
export function isOffered({ app, model, name }: PermissionFacts, licensed: boolean): boolean {
  if (licensed) return true;
  return !LICENSED_MODELS.test(`${app}.${model}`) && !LICENSED_PERMISSIONS.has(name);
}

/** The branches above a permission, from its parent to the root. */
export function branchesAbove({ app, model, name }: PermissionFacts): readonly Branch[] {
  const settings = app === 'settings' ? 'settings.setting' : `${app}.${model}`;
  const above = [branch(BRANCH_OF.get(name) ?? settings)];
  for (let last = above[0]; last && last.type !== 'root'; last = above.at(-1)) {
    above.push(branch(parentOf(last)));
  }
  return above;
}

function parentOf({ id, type }: Branch): string {
  if (type === 'view') return ROOT;
  if (type === 'model') return PARENT_OF[id] ?? id.split('.')[0] ?? ROOT;
  return VIEW_OF[id] ?? 'view_console';
}

function branch(id: string): Branch {
  if (id === ROOT) return { id, type: 'root' };
  if (id.startsWith('view_')) return { id, type: 'view' };
  if (id.includes('.')) return { id, type: 'model' };
  return { id, type: EXTRAS.has(id) ? 'extra' : 'app' };
}
