import { describe, expect, it } from 'vitest';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { withVerdicts } from '../../../src/session/withVerdicts.ts';
import { routeNamed, gatesOf } from '../app/fixtures.ts';

const pages = (name: string, path: string, resource: string) => [
  routeNamed(`${name}List`, path, { kind: 'list', resource }),
  routeNamed(`${name}Create`, `${path}/create`, { kind: 'create', resource }),
  routeNamed(`${name}Update`, `${path}/:id/update`, { kind: 'update', resource }),
  routeNamed(`${name}Detail`, `${path}/:id`, {
    kind: 'detail',
    resource,
    gate: { permissions: ['users.view_user'] },
  }),
];

const table = createRouteTable([
  ...pages('UserLoginACL', '/console/users/users/user-acl', 'acls.loginacl'),
  ...pages('User', '/console/users/users', 'users.user'),
  routeNamed('MoreUser', '/console/users/users/:id/more', {
    kind: 'update',
    resource: 'users.user',
    form: 'more',
  }),
  ...pages('Session', '/audit/sessions', 'terminal.session'),
  ...pages('MySession', '/workbench/sessions', 'terminal.session'),
]);

const context = gatesOf(['terminal.delete_session']);

describe('finding a route', () => {
  it.each([
    ['/console/users/users', 'UserList', {}],
    ['/console/users/users/', 'UserList', {}],
    ['/console/users/users/create', 'UserCreate', {}],
    ['/console/users/users/user-acl', 'UserLoginACLList', {}],
    ['/console/users/users/u1', 'UserDetail', { id: 'u1' }],
    ['/console/users/users/u1/update', 'UserUpdate', { id: 'u1' }],
    ['/console/users/users/a%2Fb', 'UserDetail', { id: 'a/b' }],
    ['/console/users/users/%E0%A4%A', 'UserDetail', { id: '%E0%A4%A' }],
  ])('%s is %s', (path, name, params) => {
    const found = table.match(path);
    expect(found?.route.name).toBe(name);
    expect(found?.params).toEqual(params);
  });

  it.each(['/', '/console', '/console/users/users/u1/gone', '/consoleXusers/users'])(
    '%s is none',
    (path) => {
      expect(table.match(path)).toBeUndefined();
    },
  );
});

describe('the address of a route', () => {
  it('has its parameters filled and a query', () => {
    expect(table.address('UserUpdate', { id: 'a/b' }, { tab: 'x y', gone: undefined })).toBe(
      '/console/users/users/a%2Fb/update?tab=x+y',
    );
    expect(table.address('UserList')).toBe('/console/users/users');
    expect(table.address('AssetList')).toBeUndefined();
  });
});

describe('the other pages of a resource', () => {
  it('differ by the ending of their name', () => {
    expect(table.sibling('UserList', 'create')?.name).toBe('UserCreate');
    expect(table.sibling('UserDetail', 'update')?.name).toBe('UserUpdate');
    expect(table.sibling('UserUpdate', 'list')?.name).toBe('UserList');
    expect(table.sibling('MoreUser', 'list')).toBeUndefined();
  });

  it('are those beside the current page, else those of its view', () => {
    expect(table.resourceRoute('terminal.session', 'detail', 'MySessionList')?.name).toBe(
      'MySessionDetail',
    );
    expect(table.resourceRoute('users.user', 'detail', 'UserLoginACLList')?.name).toBe(
      'UserDetail',
    );
    expect(table.resourceRoute('terminal.session', 'list')?.name).toBe('SessionList');
    expect(table.resourceRoute('gone.gone', 'list')).toBeUndefined();
  });

  it('are not the pages of a further form', () => {
    expect(table.resourceRoute('users.user', 'update')?.name).toBe('UserUpdate');
  });
});

describe('who may open a route', () => {
  const routes = withVerdicts(table, context);

  it('is decided by its gate', () => {
    expect(routes.verdict('UserList')).toEqual({ open: true });
    expect(routes.verdict('UserDetail')).toEqual({
      open: false,
      reason: 'permission',
      missing: 'users.view_user',
    });
    expect(routes.verdict('AssetList').open).toBe(false);
  });

  it('is nobody to whom its view is closed', () => {
    const closed = withVerdicts(table, context, ['console']);
    expect(closed.verdict('UserList').open).toBe(false);
    expect(closed.verdict('SessionList')).toEqual(routes.verdict('SessionList'));
  });
});
