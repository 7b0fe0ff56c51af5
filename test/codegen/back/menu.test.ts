import { describe, expect, it } from 'vitest';
import { USERS_AND_ASSETS } from './console.ts';
import { model } from './project.ts';

const [view] = model(USERS_AND_ASSETS).views;

describe('the menu of a view', () => {
  it('has its groups and pages in the order of the manifest, without what is hidden or redirects', () => {
    expect(
      view?.menu.map(({ key, children }) => [key, children?.map(({ route }) => route)]),
    ).toEqual([
      ['users', ['UserList', 'UserGroupList']],
      ['assets', ['AssetList', 'DomainList', 'PlatformList', 'LabelList']],
    ]);
  });

  it('calls groups by their place and pages by their resource', () => {
    const [users] = view?.menu ?? [];
    expect(users?.title).toBe('menu.console.users');
    expect(users?.children?.[0]?.title).toBe('resources.users.user.many');
  });

  it('carries the gates of everything above an entry', () => {
    const [users] = view?.menu ?? [];
    expect(users?.children?.[1]).toMatchObject({
      path: '/console/users/groups',
      gate: { permissions: ['users.view_usergroup'] },
    });
  });

  it('begins where the menu begins, or where the view says', () => {
    expect(view?.home[0]).toBe('/console/users/users');
    expect(view?.home).toHaveLength(6);
    const home = model({
      views: [
        'view: v\nhome: b\nroutes: { a: { page: custom, name: A }, b: { page: custom, name: B } }',
      ],
    }).views[0]?.home;
    expect(home).toEqual(['/v/b', '/v/a']);
  });

  it('keeps an entry that a setting hides, with its test, and does not begin there', () => {
    const [found] = model({
      views: [
        'view: v\nroutes: { a: { page: custom, name: A, hidden: { setting: OFF } }, b: { page: custom, name: B } }',
      ],
    }).views;
    expect(found?.menu.map(({ route, hidden }) => [route, hidden])).toEqual([
      ['A', [{ name: 'OFF', equals: true }]],
      ['B', undefined],
    ]);
    expect(found?.home).toEqual(['/v/b']);
  });

  it('leaves out everything below a hidden group, and a group with nothing in it', () => {
    const [found] = model({
      views: [
        'view: v\nroutes: { a: { hidden: true, routes: { x: { page: custom, name: X } } }, b: { routes: { y: { page: custom, name: Y, hidden: true } } }, c: { page: custom, name: C } }',
      ],
    }).views;
    expect(found?.menu.map(({ key }) => key)).toEqual(['c']);
  });

  it('opens external addresses', () => {
    const [found] = model({
      views: ['view: v\nroutes: { terminal: { external: /luna/, needs: rbac.view_webterminal } }'],
    }).views;
    expect(found?.menu[0]).toMatchObject({
      external: '/luna/',
      title: 'menu.v.terminal',
      gate: { permissions: ['rbac.view_webterminal'] },
    });
    expect(found?.home).toEqual([]);
  });
});

describe('views and areas', () => {
  it('stand in the order of the switcher, areas last, whatever the order of their files', () => {
    const routes = 'routes: { a: { page: custom, name: %s } }';
    const views = ['area: profile', 'view: tickets', 'view: console', 'view: audit'].map(
      (head, at) => `${head}\n${routes.replace('%s', `Page${at}`)}`,
    );
    const named = (app?: string) =>
      model({ views, ...(app && { app }) }).views.map(({ name }) => name);
    const app = 'app: A\nlanguages: { en: { cookie: en, name: English } }\n';
    expect(named()).toEqual(['audit', 'console', 'tickets', 'profile']);
    expect(named(`${app}views: { switcher: [console, audit] }`)).toEqual([
      'console',
      'audit',
      'tickets',
      'profile',
    ]);
  });

  it('need an organization of their list unless they are open, and areas need none', () => {
    const routes = 'routes: { a: { page: custom, name: A } }';
    const facts = (head: string) => {
      const [found] = model({ views: [`${head}\n${routes}`] }).views;
      return [found?.organizations, found?.requiresOrganization, found?.inSwitcher, found?.area];
    };
    expect(facts('view: audit\norganizations: audit')).toEqual(['audit_orgs', true, true, false]);
    expect(facts('view: workbench\norganizations: workbench\nopen: true')).toEqual([
      'workbench_orgs',
      false,
      true,
      false,
    ]);
    expect(facts('area: settings')).toEqual([undefined, false, false, true]);
  });
});
