import { describe, expect, it } from 'vitest';
import type { Text } from '../../codegen/model/text.ts';
import { routes } from '../../generated/routes.ts';
import { textOf, type TextValues } from '../../src/i18n/text.ts';
import { english } from '../src/englishCatalogue.ts';

const byName = new Map(routes.map((route) => [route.name, route]));

/** A text in English. */
function wordsOf(text: Text | undefined): string | undefined {
  if (text === undefined || typeof text === 'string') return english[text ?? ''];
  if ('literal' in text) return text.literal;
  return textOf(text, (key, values) => fill(english[key] ?? '', values ?? {}), {}, 'en');
}

function fill(pattern: string, values: TextValues): string {
  return pattern.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
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
  ['role create', 'RoleCreate', 'Create role'],
  ['role update', 'RoleUpdate', 'Update role'],
  ['organization role', 'RoleList/org', 'Organization roles'],
  ['system role', 'RoleList/system', 'System roles'],
  ['ticket flow', 'TicketFlow', 'Ticket flows'],
  ['accounts', 'menu.console.accounts', 'Accounts'],
  ['asset account', 'AssetAccountList', 'Asset accounts'],
  ['application account', 'ApplicationAccountList', 'Application accounts'],
  ['ticket list', 'TicketList', 'Tickets'],
  ['ticket detail', 'TicketDetail', 'Ticket'],
  ['ticket create', 'RequestAssetPermTicketCreateUpdate', 'Create asset request'],
  ['new ticket', 'RequestApplicationPermTicketCreateUpdate', 'Create application request'],
  ['tickets to do', 'TicketList/assigned', 'Assigned to me'],
  ['tickets done', 'resources.tickets.ticket.choices.status.closed', 'Closed'],
  ['session detail', 'SessionDetail', 'Session'],
  ['command confirm', 'CommandConfirmDetail', 'Command approval'],
  ['admin user', 'SystemUserList/admin', 'Admin users'],
  ['assets', 'AssetList', 'Assets'],
  ['asset permission', 'AssetPermissionList', 'Asset permissions'],
  ['sessions', 'SessionList', 'Sessions'],
  ['online sessions', 'SessionList/online', 'Online'],
  ['session history', 'SessionList/history', 'Finished'],
  ['recent sessions', 'home.sessions', 'My recent sessions'],
  ['session audit', 'menu.audit.sessions', 'Session audit'],
  ['log audit', 'menu.audit.logs', 'Logs'],
  ['login log', 'LoginLog', 'Login logs'],
  ['operate log', 'OperateLog', 'Operation logs'],
  ['password change log', 'PasswordChangeLog', 'Password changes'],
  ['FTP log', 'FtpLog', 'File transfers'],
  ['celery task log', 'CeleryTaskLog', 'Task log'],
  ['command executions', 'BatchCommandLog', 'Batch command logs'],
  ['batch command', 'BatchCommand', 'Batch command'],
  ['command filter', 'CommandFilterList', 'Command filters'],
  ['rules of command filters', 'CommandFilterRulesCreate', 'Create command rule'],
  ['command storage', 'TerminalSetting/command-storages', 'Command storages'],
  ['replay storage', 'TerminalSetting/replay-storages', 'Replay storages'],
  ['dashboard', 'AdminDashboard', 'Dashboard'],
  ['database apps', 'DatabaseAppList', 'Databases'],
  ['database app create', 'DatabaseAppCreate', 'Create database'],
  ['database app detail', 'DatabaseAppDetail', 'Database'],
  ['database app update', 'DatabaseAppUpdate', 'Update database'],
  ['Kubernetes apps', 'KubernetesAppList', 'Kubernetes clusters'],
  ['Kubernetes app create', 'KubernetesAppCreate', 'Create Kubernetes cluster'],
  ['Kubernetes app detail', 'KubernetesAppDetail', 'Kubernetes cluster'],
  ['Kubernetes app update', 'KubernetesAppUpdate', 'Update Kubernetes cluster'],
  ['remote apps', 'RemoteAppList', 'Remote applications'],
  ['remote app create', 'RemoteAppCreate', 'Create remote application'],
  ['remote app detail', 'RemoteAppDetail', 'Remote application'],
  ['remote app update', 'RemoteAppUpdate', 'Update remote application'],
  ['permission of applications', 'ApplicationPermissionDetail', 'Application permission'],
  ['application permissions', 'ApplicationPermissionList', 'Application permissions'],
  ['access control', 'menu.console.acls', 'Access control'],
  ['user login rules', 'UserLoginACLList', 'Login rules'],
  ['asset login rules', 'AssetAclList', 'Asset login rules'],
  ['domain', 'DomainList', 'Domains'],
  ['gateway', 'GatewayCreate', 'Create gateway'],
  ['labels', 'LabelList', 'Labels'],
  ['platforms', 'PlatformList', 'Platforms'],
  ['system users', 'SystemUserList', 'System users'],
  ['asset users', 'resources.assets.asset.tabs.accounts', 'Accounts'],
  ['task list', 'TaskList', 'Tasks'],
  ['task detail', 'TaskDetail', 'Task'],
  ['task monitor', 'TaskMonitor', 'Task monitor'],
  ['terminal management', 'TerminalSetting', 'Terminal settings'],
  ['templates', 'transfer.template.download', 'Template: %{format}'],
  ['user list', 'UserList', 'Users'],
  ['user detail', 'UserDetail', 'User'],
  ['user create', 'UserCreate', 'Create user'],
  ['user update', 'UserUpdate', 'Update user'],
  ['profile', 'profile', 'Profile'],
  ['guide of a new user', 'resources.settings.basic.fields.USER_GUIDE_URL', 'User guide URL'],
  ['first login', 'ProfileImprovement', 'Complete your account'],
  ['personal information improvement', 'ProfileImprovement', 'Complete your account'],
  ['user groups', 'UserGroupList', 'User groups'],
  ['web terminal', 'WorkbenchWebTerminal', 'Web terminal'],
  ['file manager', 'WorkbenchFileManager', 'File manager'],
  ['web FTP', 'WorkbenchFileManager', 'File manager'],
  ['notifications', 'SysMessageSub', 'Message subscription'],
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
