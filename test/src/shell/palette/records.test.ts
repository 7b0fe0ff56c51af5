import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { Routes } from '../../../../src/session/RoutesContext.ts';
import { recordActions } from '../../../../src/shell/palette/records/recordActions.ts';
import {
  likelyFirst,
  recordAddress,
  recordSources,
  type Findable,
} from '../../../../src/shell/palette/records/recordSources.ts';
import { withoutRepeats } from '../../../../src/shell/palette/records/withoutRepeats.ts';
import { visitedRecords } from '../../../../src/shell/palette/records/visitedRecords.ts';
import { resourceNamed, routeNamed, sessionOf, tableOf, viewNamed } from '../../app/fixtures.ts';

const users: Findable = { resource: 'users.user', many: 'resources.users.user.many' };
const mine: Findable = { resource: 'perms.myassets', many: 'resources.perms.myassets.many' };
const tickets: Findable = {
  resource: 'tickets.ticket',
  many: 'resources.tickets.ticket.many',
  pages: [{ route: 'AssetsTicketDetail', when: { field: 'type', in: ['apply_asset'] } }],
};
const table = tableOf(
  [
    routeNamed('UserList', '/console/users', { kind: 'list', resource: 'users.user' }),
    routeNamed('UserDetail', '/console/users/:id', { kind: 'detail', resource: 'users.user' }),
    routeNamed('UserUpdate', '/console/users/:id/update', {
      kind: 'update',
      resource: 'users.user',
    }),
    routeNamed('MyAssets', '/workbench/assets', { kind: 'list', resource: 'perms.myassets' }),
    routeNamed('TicketDetail', '/tickets/:id', { kind: 'detail', resource: 'tickets.ticket' }),
    routeNamed('AssetsTicketDetail', '/tickets/asset/:id', { kind: 'custom' }),
  ],
  { 'users.user': { api: 'users/users', bulk: true, record: { title: 'name' } } },
);

/** The routes of a user who may open all of them but those named. */
function routesWithout(...closed: readonly string[]): Routes {
  return {
    ...table,
    verdict: (to) =>
      closed.includes(typeof to === 'string' ? to : to.name)
        ? { open: false, because: 'permission', missing: [] }
        : { open: true },
  } as Routes;
}

const page = (name: string): RouteRecord | undefined =>
  table.routes.find((route) => route.name === name);

describe('resources whose records are found', () => {
  it('are those whose page this person may open, the ones of the view in use first', () => {
    const all = [users, mine, tickets];
    const found = (routes: Routes, view: string) =>
      recordSources(all, routes, view).map((source) => [source.found.resource, source.page.name]);
    expect(found(routesWithout(), 'workbench')).toEqual([
      ['perms.myassets', 'MyAssets'],
      ['users.user', 'UserDetail'],
      ['tickets.ticket', 'TicketDetail'],
    ]);
    expect(found(routesWithout('UserDetail', 'UserList', 'TicketDetail'), 'console')).toEqual([
      ['perms.myassets', 'MyAssets'],
    ]);
  });

  it('open on their detail page, on the page of their kind, or in their list', () => {
    const routes = routesWithout();
    const at = (found: Findable, name: string, record: object) => {
      const route = page(name);
      if (!route) throw new Error(name);
      return recordAddress({ found, page: route }, routes, { ...record }, 'db 07');
    };
    expect(at(users, 'UserDetail', { id: 7 })).toBe('/console/users/7');
    expect(at(tickets, 'TicketDetail', { id: 7, type: 'apply_asset' })).toBe('/tickets/asset/7');
    expect(at(tickets, 'TicketDetail', { id: 7, type: 'general' })).toBe('/tickets/7');
    expect(at(mine, 'MyAssets', { id: 7 })).toBe('/workbench/assets?search=db+07');
  });
});

describe('searches', () => {
  it('begin with the kinds of records that were opened last', () => {
    const sources = recordSources([users, mine, tickets], routesWithout(), 'console');
    const order = likelyFirst(sources, ['tickets.ticket', 'assets.asset']);
    expect(order.map(({ found }) => found.resource)[0]).toBe('tickets.ticket');
    expect(order).toHaveLength(sources.length);
  });

  it('show a record once: in the first group that has it', () => {
    const entry = (resource: 'users.user' | 'perms.myassets', id: string) => ({
      id: `record:${resource}:${id}`,
      title: id,
      context: '',
      also: '',
      errand: { kind: 'record' as const, path: '/', resource, record: { id } },
    });
    const groups = withoutRepeats([
      { key: 'one', title: 'One', entries: [entry('users.user', 'a'), entry('users.user', 'b')] },
      { key: 'two', title: 'Two', entries: [entry('perms.myassets', 'a')] },
      { key: 'three', title: 'Three', entries: [entry('perms.myassets', 'c')] },
    ]);
    expect(groups.map(({ key, entries }) => [key, entries.length])).toEqual([
      ['one', 2],
      ['three', 1],
    ]);
  });
});

describe('records that were opened', () => {
  const visited = (organization: string, routes = routesWithout()) =>
    visitedRecords(
      {
        console: {
          organization: 'lab',
          tabs: [
            { path: '/console/users', search: '', pinned: false },
            { path: '/console/users/7', search: '?tab=groups', pinned: false, name: 'Alice' },
            { path: '/console/users/8', search: '', pinned: false },
            { path: '/console/users/9/update', search: '', pinned: false, name: 'Bob' },
            { path: '/tickets/asset/3', search: '', pinned: false, name: 'Need web-01' },
          ],
        },
      },
      routes,
      organization,
      [users, tickets],
      ({ resource }) => resource,
    );

  it('are those of the tab bar with a name, the last first, where they may be opened', () => {
    expect(visited('lab').map(({ id, title }) => [id, title])).toEqual([
      ['record:tickets.ticket:3', 'Need web-01'],
      ['record:users.user:7', 'Alice'],
    ]);
    expect(visited('lab')[1]?.errand).toMatchObject({ path: '/console/users/7?tab=groups' });
    expect(visited('lab', routesWithout('UserDetail'))).toHaveLength(1);
  });

  it('are not those of another organization', () => {
    expect(visited('other')).toEqual([]);
  });
});

describe('actions of a found record', () => {
  const action = (key: string, facts: Partial<Action> = {}): Action => ({
    key,
    label: `resources.users.user.actions.${key}`,
    on: ['record'],
    gate: { permissions: [] },
    does: { kind: 'call', method: 'POST', address: `users/$record.id/${key}` },
    ...facts,
  });
  const definition: ResourceDefinition = {
    ...resourceNamed('User'),
    id: 'users.user',
    permission: 'users.user',
    detail: {
      tabs: [
        { key: 'summary', label: 'tabs.summary' },
        { key: 'keys', label: 'tabs.summary', quick: ['reset-key'] },
      ],
    },
    offers: [
      { key: 'update-on-detail' },
      action('remove', { danger: true }),
      action('unblock', { when: { field: 'login_blocked', in: [true] } }),
      action('secret', { gate: { permissions: ['users.view_secret'] } }),
      action('reset-key'),
      action('row-only', { on: ['row'] }),
      action('connect', { on: ['row'], does: { kind: 'open', address: '/luna/?id=$record.id' } }),
    ],
  };
  const go = vi.fn();
  const open = vi.fn();
  const actions = (permissions: readonly string[], record = {}) =>
    recordActions({
      definition,
      record: { id: 7, ...record },
      path: '/console/users/7?tab=groups',
      from: page('UserList'),
      routes: routesWithout(),
      gateContext: sessionOf({ permissions, views: [viewNamed('console')] }).gateContext,
      me: { id: 1 },
      text: (key) => (typeof key === 'string' ? key : ''),
      go,
    });
  const keys = (all: ReturnType<typeof actions>) => all.map(({ id }) => id.replace('action:', ''));

  it('are those that are offered to this person for this record now, dangerous ones last', () => {
    expect(keys(actions([]))).toEqual(['open', 'reset-key', 'connect', 'remove']);
    expect(
      keys(actions(['users.change_user', 'users.view_secret'], { login_blocked: true })),
    ).toEqual(['open', 'update', 'unblock', 'secret', 'reset-key', 'connect', 'remove']);
  });

  it('open an address, or the tab of the record that asks about the action', () => {
    const run = (key: string) =>
      actions([])
        .find(({ id }) => id === `action:${key}`)
        ?.run();
    vi.stubGlobal('open', open);
    run('connect');
    expect(open).toHaveBeenCalledWith('/luna/?id=7', '_blank', 'noopener');
    run('reset-key');
    expect(go).toHaveBeenCalledWith('/console/users/7?activeTab=keys', {
      wantedAction: 'reset-key',
    });
    run('remove');
    expect(go).toHaveBeenCalledWith('/console/users/7?activeTab=summary', {
      wantedAction: 'remove',
    });
  });
});
