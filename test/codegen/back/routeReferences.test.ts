import { describe, expect, it } from 'vitest';
import { model } from './project.ts';

const WITH_THINGS = {
  resources: [
    'resource: things.thing\nname: Thing\nlist: { columns: [name] }\nform: [{ basic: [name] }]\ndetail: { tabs: {} }',
  ],
};

describe('routes that differ from the rule', () => {
  const only = (view: string, more = {}) =>
    model({ ...WITH_THINGS, views: [view], ...more }).routes;

  it('narrows the pages of a resource to those that are named', () => {
    const found = only(
      'view: v\nroutes: { a: { routes: { things: { resource: things.thing, pages: [list, detail] } } } }',
    );
    expect(found.map(({ name }) => name)).toEqual(['v', 'ThingList', 'ThingDetail']);
  });

  it('takes a name alone for a resource', () => {
    const found = only('view: v\nroutes: { things: things.thing }');
    expect(found.map(({ name }) => name)).toEqual([
      'v',
      'ThingList',
      'ThingCreate',
      'ThingDetail',
      'ThingUpdate',
    ]);
  });

  it('gives a page exactly the name it is given', () => {
    const found = only(
      'view: v\nroutes: { flow: { resource: things.thing, list: { name: TicketFlow }, pages: [list] } }',
    );
    expect(found.map(({ name }) => name)).toEqual(['v', 'TicketFlow']);
  });

  it('gives a group with a name an address that leads to the first page below it', () => {
    const found = only(
      'view: v\nroutes: { apps: { name: Apps, needs: x.y_z, routes: { a: { page: custom, name: A, hidden: true }, b: { page: custom, name: B } } } }',
    );
    expect(found.find(({ name }) => name === 'Apps')).toMatchObject({
      path: '/v/apps',
      kind: 'redirect',
      redirect: '/v/apps/b',
      hidden: true,
      gate: { permissions: ['x.y_z'] },
    });
  });

  it('opens the records of a resource without pages on those of the one that it is like', () => {
    const { routes: found, resources } = model({
      resources: [
        ...WITH_THINGS.resources,
        'resource: things.rare\nlike: things.thing\nname: Rare\nlist: { columns: [name] }',
      ],
      views: [
        'view: v\nroutes: { things: { resource: things.thing, tabs: { all: {}, rare: { list: things.rare } } } }',
      ],
    });
    const also = found.flatMap((route) => (route.also ? [[route.name, ...route.also]] : []));
    expect(also).toEqual([
      ['ThingCreate', 'things.rare'],
      ['ThingDetail', 'things.rare'],
      ['ThingUpdate', 'things.rare'],
    ]);
    expect(resources.get('things.rare')?.definition.list).toMatchObject({
      columns: [{ field: 'name', link: {} }],
    });
    expect(resources.get('things.rare')?.definition.offers).toContain('create');
  });

  it('closes a page of tabs, and its entry in the menu, to whoever may open none of them', () => {
    const tabs = 'tabs: { open: {}, rare: { licence: required, needs: [things.view_rare] } }';
    const gates = (place: string) => {
      const found = model({ ...WITH_THINGS, views: [`view: v\nroutes: { things: { ${place} } }`] });
      const route = found.routes.find(({ path }) => path === '/v/things');
      const [entry] = found.views[0]?.menu ?? [];
      expect(entry?.gate).toEqual(route?.gate);
      return route?.gate;
    };
    const own = { permissions: ['things.view_thing'] };
    const rare = { permissions: ['things.view_rare'], licence: true };
    expect(gates(`resource: things.thing, ${tabs}`)).toEqual(own);
    expect(gates(`page: custom, name: Things, resource: things.thing, ${tabs}`)).toEqual({
      any: [own, rare],
    });
    expect(gates(`page: custom, name: Things, resource: things.thing`)).toEqual({});
  });

  it('titles a custom page by its own name and leaves it out without one', () => {
    const found = only(
      'view: v\nroutes: { home: { page: custom, name: Home }, nameless: { page: custom } }',
    );
    expect(found.map(({ name, kind, title }) => [name, kind, title])).toEqual([
      ['v', 'redirect', 'views.v'],
      ['Home', 'custom', 'routes.Home'],
    ]);
  });

  it('replaces a page by the override of its name', () => {
    const found = only('view: v\nroutes: { things: things.thing }', {
      overrides: [
        'src/overrides/things/ThingList.page.tsx',
        'src/overrides/things/ThingDetail.header.tsx',
      ],
    });
    expect(found.map(({ override }) => override).filter(Boolean)).toEqual([
      'src/overrides/things/ThingList.page.tsx',
    ]);
  });

  it('shows the page of another route where it is named, with its slots', () => {
    const yaml = `view: v
routes:
  home:   { page: custom, name: Home }
  start:  { page: Home, name: Start }
  things: { resource: things.thing, update: { page: ThingCreate } }`;
    const overrides = [
      'src/overrides/shell/Home.page.tsx',
      'src/overrides/things/ThingCreate.form.tsx',
    ];
    const found = only(yaml, { overrides });
    expect(found.flatMap(({ name, override }) => (override ? [[name, override]] : []))).toEqual([
      ['Home', overrides[0]],
      ['Start', overrides[0]],
    ]);
    expect(found.find(({ name }) => name === 'Start')?.title).toBe('routes.Start');
    expect(found.flatMap(({ name, pageOf }) => (pageOf ? [[name, pageOf]] : []))).toEqual([
      ['Start', 'Home'],
      ['ThingUpdate', 'ThingCreate'],
    ]);
  });

  it('calls the root of the settings area as the shell does', () => {
    const [root] = only(
      'area: settings\nneeds: settings.view_setting\nhome: basic\nroutes: { basic: { page: custom, name: Basic } }',
    );
    expect(root).toMatchObject({
      name: 'SystemSetting',
      path: '/settings',
      redirect: '/settings/basic',
      gate: { permissions: ['settings.view_setting'] },
    });
  });

  it('adds the gates of the view and of every parent', () => {
    const [, list, create] = only(
      'view: v\nneeds: tickets.view_ticket\nlicence: required\nroutes: { a: { setting: ON, routes: { things: { resource: things.thing, needs: x.y_z } } } }',
    );
    expect(list?.gate).toEqual({
      permissions: ['tickets.view_ticket', 'x.y_z', 'things.view_thing'],
      licence: true,
      settings: [{ name: 'ON', equals: true }],
    });
    expect(create?.gate.permissions).toEqual(['tickets.view_ticket', 'x.y_z', 'things.add_thing']);
  });

  it('skips a resource, a form and a tab that do not exist', () => {
    const found = only(
      'view: v\nroutes: { gone: { resource: no.such }, f: { resource: things.thing, form: none, name: Gone } }',
    );
    expect(found.map(({ name }) => name)).toEqual(['v']);
  });

  it('finds the API address of a resource without one from where it stands', () => {
    const found = only(
      'view: console\nroutes: { accounts: { routes: { gathered-user: things.thing } } }',
    );
    expect(found.find(({ name }) => name === 'ThingDetail')?.api).toEqual([
      '/api/v1/accounts/gathered-user/:id/',
    ]);
  });

  it('keeps the facts of the menu and the shell', () => {
    const [, list] = only(
      'view: v\nroutes: { t: { resource: things.thing, pages: [list], icon: label, alwaysShow: true, affix: true, cache: false, showNavSwitcher: true, showOrganization: false, hidden: { setting: { MODE: off } } } }',
    );
    expect(list).toMatchObject({
      icon: 'label',
      alwaysShow: true,
      affix: true,
      cache: false,
      showNavSwitcher: true,
      showOrganization: false,
      hidden: [{ name: 'MODE', equals: 'off' }],
    });
  });
});
