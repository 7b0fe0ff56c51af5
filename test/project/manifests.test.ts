import { describe, expect, it } from 'vitest';
import type { ModelRoute } from '../../codegen/model/console.ts';
import { projectModel } from '../projectModel.ts';

/** Compares the project's manifests with the facts of the specification. */
const model = projectModel();
const permissions = new Map(model.permissions.map((permission) => [permission.name, permission]));
const routes = new Map(model.routes.map((route) => [route.name, route]));

function routeNamed(name: string): ModelRoute {
  const route = routes.get(name);
  if (!route) throw new Error(`There is no route ${name}.`);
  return route;
}

const READ = ['view'];
const WRITE = ['view', 'add', 'change'];
const ALL = ['view', 'add', 'change', 'delete'];

/** Models and verbs of the permissions in spec 2, section 6, and of those that its pages use. */
const NAMED: readonly (readonly [model: string, verbs: readonly string[]])[] = [
  ['users.user', [...ALL, 'invite', 'remove', 'match']],
  ['users.usergroup', ALL],
  ['rbac.orgrole', ALL],
  ['rbac.systemrole', ALL],
  ['rbac.orgrolebinding', ['view', 'add', 'delete']],
  ['rbac.systemrolebinding', ['view', 'add', 'delete']],
  ['rbac.webterminal', READ],
  ['rbac.filemanager', READ],
  ['rbac.console', READ],
  ['rbac.audit', READ],
  ['rbac.workbench', READ],
  ['assets.asset', ALL],
  ['assets.assethardwareinfo', ['refresh']],
  ['assets.assetconnectivity', ['test']],
  ['assets.domain', ALL],
  ['assets.gateway', [...ALL, 'test']],
  ['assets.systemuser', ALL],
  ['assets.commandfilter', ALL],
  ['assets.platform', ALL],
  ['assets.label', ALL],
  ['assets.authbook', READ],
  ['assets.gathereduser', READ],
  ['acls.loginacl', ALL],
  ['acls.loginassetacl', ALL],
  ['xpack.account', WRITE],
  ['xpack.syncinstancetask', WRITE],
  ['xpack.gatherusertask', WRITE],
  ['xpack.gatherusertaskexecution', ['view', 'add']],
  ['xpack.changeauthplan', WRITE],
  ['xpack.changeauthplanexecution', ['view', 'add']],
  ['xpack.applicationchangeauthplan', WRITE],
  ['xpack.applicationchangeauthplanexecution', ['view', 'add']],
  ['applications.account', READ],
  ['ops.adhoc', READ],
  ['ops.adhocexecution', ['view', 'add']],
  ['ops.taskmonitor', READ],
  ['ops.commandexecution', ['view', 'add']],
  ['terminal.session', READ],
  ['terminal.command', READ],
  ['terminal.terminal', WRITE],
  ['terminal.replaystorage', WRITE],
  ['terminal.commandstorage', WRITE],
  ['terminal.endpoint', WRITE],
  ['terminal.endpointrule', WRITE],
  ['audits.ftplog', READ],
  ['audits.userloginlog', READ],
  ['audits.operatelog', READ],
  ['audits.passwordchangelog', READ],
  ['tickets.ticket', READ],
  ['tickets.ticketflow', WRITE],
  ['settings.setting', READ],
  ['settings.email', ['change']],
  ['settings.auth', ['change']],
  ['settings.systemmsgsubscription', ['change']],
  ['settings.sms', ['change']],
  ['settings.terminal', ['change']],
  ['settings.security', ['change']],
  ['settings.clean', ['change']],
  ['settings.interface', ['change']],
  ['settings.other', ['change']],
  ['settings.license', ['change']],
  ['orgs.organization', WRITE],
  ['authentication.accesskey', READ],
  ['authentication.temptoken', READ],
  ['perms.myassets', READ],
  ['perms.myapps', READ],
];

const SYSTEM_ONLY = [
  'users.delete_user',
  'assets.add_platform',
  'assets.change_platform',
  'rbac.view_systemrole',
  'rbac.add_orgrole',
  'orgs.view_organization',
  'settings.view_setting',
  'tickets.view_ticket',
  'authentication.view_accesskey',
  'ops.view_taskmonitor',
  'terminal.view_commandstorage',
];
const ALSO_IN_ORGANIZATIONS = [
  'users.view_user',
  'users.invite_user',
  'assets.view_platform',
  'rbac.view_orgrole',
  'terminal.view_session',
];
const GRANTED_TO_NOBODY = [
  'ops.add_adhocexecution',
  'tickets.add_ticketflow',
  'assets.view_adminuser',
  'rbac.view_rolebinding',
  'xpack.view_license',
];

describe('the permissions of the product', () => {
  it.each(NAMED)('has %s with all the verbs that are asked for', (name, verbs) => {
    const [app, model] = name.split('.');
    const missing = verbs.filter((verb) => !permissions.has(`${app}.${verb}_${model}`));
    expect(missing).toEqual([]);
  });

  it.each(SYSTEM_ONLY)('%s is held by system roles only', (name) => {
    expect(permissions.get(name)?.scope).toBe('system');
  });

  it.each(ALSO_IN_ORGANIZATIONS)('%s may be part of an organization role', (name) => {
    expect(permissions.get(name)?.scope).toBe('organization');
  });

  it.each(GRANTED_TO_NOBODY)('%s exists and is granted to nobody', (name) => {
    expect(permissions.get(name)?.granted).toBe(false);
  });
});

interface RouteRow {
  readonly name: string;
  readonly path: string;
  readonly needs: string;
  /** The marked menu entry; by default its own path. */
  readonly menu?: string;
}

const USERS = '/console/users/users';
const GROUPS = '/console/users/groups';
const ASSETS = '/console/assets/assets';
const DOMAINS = '/console/assets/domains';
const GATEWAYS = '/console/assets/gateways';
const PLATFORMS = '/console/assets/platforms';
const LABELS = '/console/assets/labels';

const ROUTES: readonly RouteRow[] = [
  { name: 'UserList', path: USERS, needs: 'users.view_user' },
  {
    name: 'UserCreate',
    path: `${USERS}/create`,
    needs: 'users.view_user users.add_user',
    menu: USERS,
  },
  {
    name: 'UserUpdate',
    path: `${USERS}/:id/update`,
    needs: 'users.view_user users.change_user',
    menu: USERS,
  },
  { name: 'UserDetail', path: `${USERS}/:id`, needs: 'users.view_user', menu: USERS },
  {
    name: 'UserLoginACLList',
    path: `${USERS}/user-acl`,
    needs: 'users.view_user acls.view_loginacl',
    menu: USERS,
  },
  {
    name: 'UserLoginACLCreate',
    path: `${USERS}/user-acl/create`,
    needs: 'users.view_user acls.add_loginacl',
    menu: USERS,
  },
  {
    name: 'UserLoginACLUpdate',
    path: `${USERS}/user-acl/:id/update`,
    needs: 'users.view_user acls.change_loginacl',
    menu: USERS,
  },
  {
    name: 'UserLoginACLDetail',
    path: `${USERS}/user-acl/:id`,
    needs: 'users.view_user acls.view_loginacl',
    menu: USERS,
  },
  { name: 'UserGroupList', path: GROUPS, needs: 'users.view_usergroup' },
  {
    name: 'UserGroupCreate',
    path: `${GROUPS}/create`,
    needs: 'users.view_usergroup users.add_usergroup',
    menu: GROUPS,
  },
  {
    name: 'UserGroupUpdate',
    path: `${GROUPS}/:id/update`,
    needs: 'users.view_usergroup users.change_usergroup',
    menu: GROUPS,
  },
  { name: 'UserGroupDetail', path: `${GROUPS}/:id`, needs: 'users.view_usergroup', menu: GROUPS },
  { name: 'AssetList', path: ASSETS, needs: 'assets.view_asset' },
  {
    name: 'AssetCreate',
    path: `${ASSETS}/create`,
    needs: 'assets.view_asset assets.add_asset',
    menu: ASSETS,
  },
  {
    name: 'AssetUpdate',
    path: `${ASSETS}/:id/update`,
    needs: 'assets.view_asset assets.change_asset',
    menu: ASSETS,
  },
  { name: 'AssetDetail', path: `${ASSETS}/:id`, needs: 'assets.view_asset', menu: ASSETS },
  {
    name: 'AssetMoreInformationEdit',
    path: `${ASSETS}/detail/:id/update`,
    needs: 'assets.view_asset assets.change_asset',
    menu: ASSETS,
  },
  { name: 'DomainList', path: DOMAINS, needs: 'assets.view_domain' },
  {
    name: 'DomainCreate',
    path: `${DOMAINS}/create`,
    needs: 'assets.view_domain assets.add_domain',
    menu: DOMAINS,
  },
  {
    name: 'DomainUpdate',
    path: `${DOMAINS}/:id/update`,
    needs: 'assets.view_domain assets.change_domain',
    menu: DOMAINS,
  },
  { name: 'DomainDetail', path: `${DOMAINS}/:id`, needs: 'assets.view_domain', menu: DOMAINS },
  {
    name: 'GatewayCreate',
    path: `${GATEWAYS}/create`,
    needs: 'assets.view_gateway assets.add_gateway',
    menu: DOMAINS,
  },
  {
    name: 'GatewayUpdate',
    path: `${GATEWAYS}/:id/update`,
    needs: 'assets.view_gateway assets.change_gateway',
    menu: DOMAINS,
  },
  { name: 'PlatformList', path: PLATFORMS, needs: 'assets.view_platform' },
  {
    name: 'PlatformCreate',
    path: `${PLATFORMS}/create`,
    needs: 'assets.view_platform assets.add_platform',
    menu: PLATFORMS,
  },
  {
    name: 'PlatformUpdate',
    path: `${PLATFORMS}/:id/update`,
    needs: 'assets.view_platform assets.change_platform',
    menu: PLATFORMS,
  },
  {
    name: 'PlatformDetail',
    path: `${PLATFORMS}/:id`,
    needs: 'assets.view_platform',
    menu: PLATFORMS,
  },
  { name: 'LabelList', path: LABELS, needs: 'assets.view_label' },
  {
    name: 'LabelCreate',
    path: `${LABELS}/create`,
    needs: 'assets.view_label assets.add_label',
    menu: LABELS,
  },
  {
    name: 'LabelUpdate',
    path: `${LABELS}/:id/update`,
    needs: 'assets.view_label assets.change_label',
    menu: LABELS,
  },
  { name: 'MyHome', path: '/workbench/home', needs: '' },
];

const IN_MENU = [
  'UserList',
  'UserGroupList',
  'AssetList',
  'DomainList',
  'PlatformList',
  'LabelList',
  'MyHome',
];

describe('the routes of the product', () => {
  it.each(ROUTES)('$name stands at $path and asks for what it should', ({ name, path, needs }) => {
    const route = routeNamed(name);
    expect(route.path).toBe(path);
    expect((route.gate.permissions ?? []).join(' ')).toBe(needs);
  });

  it.each(ROUTES)('$name marks the right menu entry', ({ name, path, menu }) => {
    expect(routeNamed(name).activeMenu).toBe(menu ?? path);
  });

  it('lists the right pages in the menu', () => {
    const listed = ROUTES.map(({ name }) => routeNamed(name)).filter((route) => !route.hidden);
    expect(listed.map((route) => route.name)).toEqual(IN_MENU);
  });

  it('has no page for a label and no list of gateways', () => {
    expect(routes.has('LabelDetail')).toBe(false);
    expect(routes.has('GatewayList')).toBe(false);
    expect(routes.has('GatewayDetail')).toBe(false);
  });

  it('asks for no licence on any of them', () => {
    expect(ROUTES.filter(({ name }) => routeNamed(name).gate.licence)).toEqual([]);
  });

  it('matches the login rules before a single user', () => {
    const paths = model.routes.map((route) => route.path);
    expect(paths.indexOf(`${USERS}/user-acl`)).toBeLessThan(paths.indexOf(`${USERS}/:id`));
  });

  it('sends the address of the gateways to their create page', () => {
    const redirect = model.routes.find((route) => route.path === GATEWAYS);
    expect(redirect).toMatchObject({ kind: 'redirect', redirect: `${GATEWAYS}/create` });
  });

  it('leads every old address to a page that exists', () => {
    const paths = new Set(model.routes.map((route) => route.path));
    const lost = Object.values(model.app.oldAddresses).filter((path) => !paths.has(path));
    expect(lost).toEqual([]);
  });
});

describe('the views of the product', () => {
  it('lets everybody into the workbench and opens its home', () => {
    const workbench = model.views.find((view) => view.name === 'workbench');
    expect(workbench).toMatchObject({ requiresOrganization: false, inSwitcher: true });
    expect(workbench?.home[0]).toBe('/workbench/home');
  });

  it('lets only people with console organizations into the console', () => {
    const view = model.views.find(({ name }) => name === 'console');
    expect(view).toMatchObject({ organizations: 'console_orgs', requiresOrganization: true });
  });
});

describe('the resources of the product', () => {
  it('sorts login rules with the lower priority first', () => {
    const list = model.resources.get('acls.loginacl')?.definition.list;
    expect(list?.order).toEqual({ field: 'priority', descending: false });
  });

  it('encrypts the secrets of a gateway except its passphrase', () => {
    const fields = model.resources.get('assets.gateway')?.definition.fields ?? [];
    const encrypted = fields.filter((field) => field.encrypted).map((field) => field.name);
    expect(encrypted).toEqual(['password', 'private_key']);
  });

  it('sends the name of a platform with an asset', () => {
    const fields = model.resources.get('assets.asset')?.definition.fields ?? [];
    const platform = fields.find((field) => field.name === 'platform');
    expect(platform?.options).toMatchObject({
      from: 'assets/platforms',
      text: 'name',
      value: 'name',
    });
  });
});
