import { describe, expect, it } from 'vitest';
import type { Text } from '../../codegen/model/text.ts';
import { routes } from '../../generated/routes.ts';
import { english } from '../src/englishCatalogue.ts';

const byName = new Map(routes.map((route) => [route.name, route]));

/** A text in English. */
function wordsOf(text: Text | undefined): string | undefined {
  if (text === undefined || typeof text === 'string') return english[text ?? ''];
  if ('literal' in text) return text.literal;
  return english[text.key]?.replace(
    /%\{(\w+)\}/g,
    (_, name) => english[text.with[name] ?? ''] ?? '',
  );
}

/** `UserList` is the title of a route, `SessionList/online` that of a tab, and a name with dots a text key. */
function titleAt(place: string): string | undefined {
  if (place.includes('.')) return english[place];
  const [name = '', tab] = place.split('/');
  const route = byName.get(name);
  if (tab === undefined) return wordsOf(route?.title);
  return wordsOf(route?.tabs?.find(({ key }) => key === tab)?.label);
}

/** Names in the specification, the place of each, and its title. */
const TITLES: readonly (readonly [named: string, place: string, title: string])[] = [
  ['home', 'MyHome', 'Home'],
  ['system settings', 'SystemSetting', 'System settings'],
  ['workbench', 'workbench', 'Workbench'],
  ['role list', 'RoleList', 'Roles'],
  ['role detail', 'RoleDetail', 'Role'],
  ['role create', 'RoleCreate', 'Create Role'],
  ['role update', 'RoleUpdate', 'Update Role'],
  ['organization role', 'RoleList/org', 'Organization roles'],
  ['system role', 'RoleList/system', 'System roles'],
  ['ticket flow', 'TicketFlow', 'Ticket Flows'],
  ['accounts', 'menu.console.accounts', 'Accounts'],
  ['asset account', 'AssetAccountList', 'Asset Accounts'],
  ['application account', 'ApplicationAccountList', 'Application Accounts'],
  ['ticket list', 'TicketList', 'Tickets'],
  ['ticket detail', 'TicketDetail', 'Ticket'],
  ['ticket create', 'RequestAssetPermTicketCreateUpdate', 'Create Asset Request'],
  ['new ticket', 'RequestApplicationPermTicketCreateUpdate', 'Create Application Request'],
  ['tickets to do', 'TicketList/assigned', 'Assigned to me'],
  ['tickets done', 'resources.tickets.ticket.choices.status.closed', 'Closed'],
  ['session detail', 'SessionDetail', 'Session'],
  ['command confirm', 'CommandConfirmDetail', 'Command Approval'],
  ['admin user', 'SystemUserList/admin', 'Admin users'],
  ['assets', 'AssetList', 'Assets'],
  ['asset permission', 'AssetPermissionList', 'Asset Permissions'],
  ['sessions', 'SessionList', 'Sessions'],
  ['online sessions', 'SessionList/online', 'Online'],
  ['session history', 'SessionList/history', 'Finished'],
  ['recent sessions', 'home.sessions', 'My recent sessions'],
  ['session audit', 'menu.audit.sessions', 'Session audit'],
  ['log audit', 'menu.audit.logs', 'Logs'],
  ['login log', 'LoginLog', 'Login Logs'],
  ['operate log', 'OperateLog', 'Operation Logs'],
  ['password change log', 'PasswordChangeLog', 'Password Changes'],
  ['FTP log', 'FtpLog', 'File Transfers'],
  ['celery task log', 'CeleryTaskLog', 'Task log'],
  ['command executions', 'BatchCommandLog', 'Batch Command Log'],
  ['batch command', 'BatchCommand', 'Batch Command'],
  ['command filter', 'CommandFilterList', 'Command Filters'],
  ['rules of command filters', 'CommandFilterRulesCreate', 'Create Command Rule'],
  ['command storage', 'TerminalSetting/command-storages', 'Command storages'],
  ['replay storage', 'TerminalSetting/replay-storages', 'Replay storages'],
  ['dashboard', 'AdminDashboard', 'Dashboard'],
  ['database apps', 'DatabaseAppList', 'Databases'],
  ['database app create', 'DatabaseAppCreate', 'Create Database'],
  ['database app detail', 'DatabaseAppDetail', 'Database'],
  ['database app update', 'DatabaseAppUpdate', 'Update Database'],
  ['Kubernetes apps', 'KubernetesAppList', 'Kubernetes Clusters'],
  ['Kubernetes app create', 'KubernetesAppCreate', 'Create Kubernetes Cluster'],
  ['Kubernetes app detail', 'KubernetesAppDetail', 'Kubernetes Cluster'],
  ['Kubernetes app update', 'KubernetesAppUpdate', 'Update Kubernetes Cluster'],
  ['remote apps', 'RemoteAppList', 'Remote Applications'],
  ['remote app create', 'RemoteAppCreate', 'Create Remote Application'],
  ['remote app detail', 'RemoteAppDetail', 'Remote Application'],
  ['remote app update', 'RemoteAppUpdate', 'Update Remote Application'],
  ['permission of applications', 'ApplicationPermissionDetail', 'Application Permission'],
  ['application permissions', 'ApplicationPermissionList', 'Application Permissions'],
  ['access control', 'menu.console.acls', 'Access rules'],
  ['user login rules', 'UserLoginACLList', 'Login Rules'],
  ['asset login rules', 'AssetAclList', 'Asset Login Rules'],
  ['domain', 'DomainList', 'Domains'],
  ['gateway', 'GatewayCreate', 'Create Gateway'],
  ['labels', 'LabelList', 'Labels'],
  ['platforms', 'PlatformList', 'Platforms'],
  ['system users', 'SystemUserList', 'System Users'],
  ['asset users', 'resources.assets.asset.tabs.accounts', 'Accounts'],
  ['task list', 'TaskList', 'Tasks'],
  ['task detail', 'TaskDetail', 'Task'],
  ['task monitor', 'TaskMonitor', 'Task monitor'],
  ['terminal management', 'TerminalSetting', 'Terminal settings'],
  ['templates', 'transfer.template.download', 'Template: %{format}'],
  ['user list', 'UserList', 'Users'],
  ['user detail', 'UserDetail', 'User'],
  ['user create', 'UserCreate', 'Create User'],
  ['user update', 'UserUpdate', 'Update User'],
  ['profile', 'profile', 'Profile'],
  ['guide of a new user', 'resources.settings.basic.fields.USER_GUIDE_URL', 'User guide URL'],
  ['first login', 'ProfileImprovement', 'Complete your account'],
  ['personal information improvement', 'ProfileImprovement', 'Complete your account'],
  ['user groups', 'UserGroupList', 'User Groups'],
  ['web terminal', 'WorkbenchWebTerminal', 'Web terminal'],
  ['file manager', 'WorkbenchFileManager', 'File manager'],
  ['web FTP', 'WorkbenchFileManager', 'File manager'],
  ['notifications', 'SysMessageSub', 'Message Subscription'],
  ['site messages', 'messages.title', 'Messages'],
  ['endpoints', 'TerminalSetting/endpoints', 'Endpoints'],
  ['endpoint rules', 'TerminalSetting/endpoint-rules', 'Endpoint rules'],
  ['error page 403', 'app.refused.title', "You don't have access to this page"],
  ['error page 404', 'app.notFound.title', 'Page not found'],
];

describe('the titles of the catalogue (spec 2, section 2)', () => {
  it.each(TITLES)('name %s', (_, place, title) => {
    expect(titleAt(place)).toBe(title);
  });
});
