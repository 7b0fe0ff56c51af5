import { describe, expect, it } from 'vitest';
import { USERS_AND_ASSETS } from './console.ts';
import { model } from './project.ts';

const routes = model(USERS_AND_ASSETS).routes;
const route = (name: string) => {
  const found = routes.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no route ${name}`);
  return found;
};

const USERS = '/console/users/users';
const GATEWAYS = '/console/assets/gateways';

/** The addresses and permissions of this project's own pages stand in `test/project/manifests.test.ts`. */
describe('the routes of a resource', () => {
  it.each([
    ['UserList', 'list', USERS, 'users.view_user'],
    ['UserCreate', 'create', `${USERS}/create`, 'users.view_user users.add_user'],
    ['UserUpdate', 'update', `${USERS}/:id/update`, 'users.view_user users.change_user'],
    ['UserDetail', 'detail', `${USERS}/:id`, 'users.view_user'],
  ])('%s is its %s at %s and needs %s', (name, kind, path, permissions) => {
    const { gate, hidden, api, activeMenu, ...facts } = route(name);
    expect(facts).toMatchObject({ path, kind, view: 'console' });
    expect(gate.permissions).toEqual(permissions.split(' '));
    expect(hidden !== true).toBe(kind === 'list');
    expect(activeMenu).toBe(USERS);
    expect(api).toEqual([`/api/v1/users/users/${path.includes(':id') ? ':id/' : ''}`]);
  });

  it('below another one need what that one needs, and mark its entry', () => {
    const { path, gate, activeMenu } = route('UserLoginACLCreate');
    expect(path).toBe(`${USERS}/user-acl/create`);
    expect(gate.permissions).toEqual(['users.view_user', 'acls.add_loginacl']);
    expect(activeMenu).toBe(USERS);
  });

  it('need what their page says instead, and mark the entry that they name', () => {
    expect(route('PlatformUpdate').gate.permissions).toEqual(['assets.view_platform']);
    expect(route('GatewayCreate').gate.permissions).toEqual(['assets.view_gateway']);
    expect(route('GatewayCreate').activeMenu).toBe('/console/assets/domains');
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
