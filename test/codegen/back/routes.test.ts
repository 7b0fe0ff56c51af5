import { describe, expect, it } from 'vitest';
import { USERS_AND_ASSETS } from './console.ts';
import { model } from './project.ts';

const routes = model(USERS_AND_ASSETS).routes;
const route = (name: string) => {
  const found = routes.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no route ${name}`);
  return found;
};

describe('the routes of users, groups, login rules, assets, domains, gateways, platforms and labels', () => {
  const USERS = '/console/users/users';
  const GROUPS = '/console/users/groups';
  const ACLS = '/console/users/users/user-acl';
  const ASSETS = '/console/assets/assets';
  const DOMAINS = '/console/assets/domains';
  const GATEWAYS = '/console/assets/gateways';
  const PLATFORMS = '/console/assets/platforms';
  const LABELS = '/console/assets/labels';

  it.each([
    ['UserList', USERS, 'list', 'users.view_user', true, USERS, 'users/users'],
    [
      'UserCreate',
      `${USERS}/create`,
      'create',
      'users.view_user users.add_user',
      false,
      USERS,
      'users/users',
    ],
    [
      'UserUpdate',
      `${USERS}/:id/update`,
      'update',
      'users.view_user users.change_user',
      false,
      USERS,
      'users/users/:id',
    ],
    ['UserDetail', `${USERS}/:id`, 'detail', 'users.view_user', false, USERS, 'users/users/:id'],
    [
      'UserLoginACLList',
      ACLS,
      'list',
      'users.view_user acls.view_loginacl',
      false,
      USERS,
      'acls/login-acls',
    ],
    [
      'UserLoginACLCreate',
      `${ACLS}/create`,
      'create',
      'users.view_user acls.add_loginacl',
      false,
      USERS,
      'acls/login-acls',
    ],
    [
      'UserLoginACLDetail',
      `${ACLS}/:id`,
      'detail',
      'users.view_user acls.view_loginacl',
      false,
      USERS,
      'acls/login-acls/:id',
    ],
    [
      'UserLoginACLUpdate',
      `${ACLS}/:id/update`,
      'update',
      'users.view_user acls.change_loginacl',
      false,
      USERS,
      'acls/login-acls/:id',
    ],
    ['UserGroupList', GROUPS, 'list', 'users.view_usergroup', true, GROUPS, 'users/groups'],
    [
      'UserGroupCreate',
      `${GROUPS}/create`,
      'create',
      'users.view_usergroup users.add_usergroup',
      false,
      GROUPS,
      'users/groups',
    ],
    [
      'UserGroupUpdate',
      `${GROUPS}/:id/update`,
      'update',
      'users.view_usergroup users.change_usergroup',
      false,
      GROUPS,
      'users/groups/:id',
    ],
    [
      'UserGroupDetail',
      `${GROUPS}/:id`,
      'detail',
      'users.view_usergroup',
      false,
      GROUPS,
      'users/groups/:id',
    ],
    ['AssetList', ASSETS, 'list', 'assets.view_asset', true, ASSETS, 'assets/assets'],
    [
      'AssetCreate',
      `${ASSETS}/create`,
      'create',
      'assets.view_asset assets.add_asset',
      false,
      ASSETS,
      'assets/assets',
    ],
    [
      'AssetDetail',
      `${ASSETS}/:id`,
      'detail',
      'assets.view_asset',
      false,
      ASSETS,
      'assets/assets/:id',
    ],
    [
      'AssetUpdate',
      `${ASSETS}/:id/update`,
      'update',
      'assets.view_asset assets.change_asset',
      false,
      ASSETS,
      'assets/assets/:id',
    ],
    [
      'AssetMoreInformationEdit',
      `${ASSETS}/detail/:id/update`,
      'update',
      'assets.view_asset assets.change_asset',
      false,
      ASSETS,
      'assets/assets/:id',
    ],
    ['DomainList', DOMAINS, 'list', 'assets.view_domain', true, DOMAINS, 'assets/domains'],
    [
      'DomainCreate',
      `${DOMAINS}/create`,
      'create',
      'assets.view_domain assets.add_domain',
      false,
      DOMAINS,
      'assets/domains',
    ],
    [
      'DomainUpdate',
      `${DOMAINS}/:id/update`,
      'update',
      'assets.view_domain assets.change_domain',
      false,
      DOMAINS,
      'assets/domains/:id',
    ],
    [
      'DomainDetail',
      `${DOMAINS}/:id`,
      'detail',
      'assets.view_domain',
      false,
      DOMAINS,
      'assets/domains/:id',
    ],
    [
      'GatewayCreate',
      `${GATEWAYS}/create`,
      'create',
      'assets.view_gateway',
      false,
      DOMAINS,
      'assets/gateways',
    ],
    [
      'GatewayUpdate',
      `${GATEWAYS}/:id/update`,
      'update',
      'assets.view_gateway assets.change_gateway',
      false,
      DOMAINS,
      'assets/gateways/:id',
    ],
    [
      'PlatformList',
      PLATFORMS,
      'list',
      'assets.view_platform',
      true,
      PLATFORMS,
      'assets/platforms',
    ],
    [
      'PlatformCreate',
      `${PLATFORMS}/create`,
      'create',
      'assets.view_platform assets.add_platform',
      false,
      PLATFORMS,
      'assets/platforms',
    ],
    [
      'PlatformUpdate',
      `${PLATFORMS}/:id/update`,
      'update',
      'assets.view_platform',
      false,
      PLATFORMS,
      'assets/platforms/:id',
    ],
    [
      'PlatformDetail',
      `${PLATFORMS}/:id`,
      'detail',
      'assets.view_platform',
      false,
      PLATFORMS,
      'assets/platforms/:id',
    ],
    ['LabelList', LABELS, 'list', 'assets.view_label', true, LABELS, 'assets/labels'],
    [
      'LabelCreate',
      `${LABELS}/create`,
      'create',
      'assets.view_label assets.add_label',
      false,
      LABELS,
      'assets/labels',
    ],
    [
      'LabelUpdate',
      `${LABELS}/:id/update`,
      'update',
      'assets.view_label assets.change_label',
      false,
      LABELS,
      'assets/labels/:id',
    ],
  ])('%s stands at %s', (name, path, kind, permissions, inMenu, activeMenu, api) => {
    const { gate, hidden, ...facts } = route(name);
    expect(facts).toMatchObject({
      path,
      kind,
      view: 'console',
      activeMenu,
      api: [`/api/v1/${api}/`],
    });
    expect(gate.permissions).toEqual(permissions.split(' '));
    expect(hidden !== true).toBe(inMenu);
  });

  it('has a redirect for the view itself and for gateways, and nothing else', () => {
    const redirects = routes.filter(({ kind }) => kind === 'redirect');
    expect(redirects.map(({ name, path, redirect }) => [name, path, redirect])).toEqual([
      ['console', '/console', '/console/users/users'],
      ['GatewayRedirect', GATEWAYS, `${GATEWAYS}/create`],
    ]);
    expect(route('GatewayRedirect').gate.permissions).toEqual(['assets.view_gateway']);
    expect(routes).toHaveLength(32);
  });
});

describe('the facts that follow from an address', () => {
  it('counts view, app, resource and crud as its levels', () => {
    expect(
      ['console', 'UserList', 'UserCreate', 'UserUpdate', 'UserLoginACLUpdate'].map(
        (name) => route(name).level,
      ),
    ).toEqual([1, 3, 4, 4, 4]);
  });

  it('reads what one does there from its segments', () => {
    expect(
      ['UserList', 'UserCreate', 'UserUpdate', 'UserDetail'].map((name) => route(name).action),
    ).toEqual(['list', 'create', 'update', 'retrieve']);
  });

  it('matches static segments before a record', () => {
    const at = (name: string) => routes.indexOf(route(name));
    expect(at('UserLoginACLList')).toBeLessThan(at('UserDetail'));
    expect(at('UserCreate')).toBeLessThan(at('UserDetail'));
    expect(at('AssetMoreInformationEdit')).toBeLessThan(at('AssetUpdate'));
    expect(at('UserLoginACLCreate')).toBeLessThan(at('UserLoginACLDetail'));
  });
});

describe('what a page of a resource may and is called', () => {
  it('blocks creating and updating in the root organization, and nothing else', () => {
    const blocked = routes
      .filter(({ gate }) => gate.organization === 'not-root')
      .map(({ kind }) => kind);
    expect(new Set(blocked)).toEqual(new Set(['create', 'update']));
    expect(blocked).toHaveLength(
      routes.filter(({ kind }) => kind === 'create' || kind === 'update').length,
    );
  });

  it('titles a list by the resource, and the others by what they do with one', () => {
    expect(route('UserList').title).toBe('resources.users.user.many');
    expect(route('UserCreate').title).toEqual({
      key: 'titles.create',
      with: { one: 'resources.users.user.one' },
    });
    expect(route('UserDetail').title).toEqual({
      key: 'titles.detail',
      with: { one: 'resources.users.user.one' },
    });
  });

  it('says which of several forms a page edits', () => {
    expect(route('AssetMoreInformationEdit').form).toBe('details');
    expect(route('AssetUpdate').form).toBeUndefined();
  });
});
