import { describe, expect, it } from 'vitest';
import { paletteEntries, type EntrySources } from '../../../../src/shell/palette/entries.ts';
import { DEFAULT, LAB, routeNamed, sessionOf, viewNamed } from '../../app/fixtures.ts';

const consoleView = viewNamed('console', {
  menu: [
    {
      key: 'people',
      title: 'People',
      path: '/console/people',
      gate: {},
      children: [
        { key: 'users', title: 'Users', route: 'UserList', path: '/console/users', gate: {} },
      ],
    },
  ],
});
const audit = viewNamed('audit');
const settingsArea = viewNamed('settings', {
  area: true,
  gate: { permissions: ['settings.view_setting'] },
});
const routes = [
  routeNamed('UserList', '/console/users', {
    kind: 'list',
    gate: { permissions: ['users.view_user'] },
  }),
  routeNamed('UserCreate', '/console/users/create', {
    kind: 'create',
    hidden: true,
    gate: { permissions: ['users.add_user'] },
    activeMenu: '/console/users',
  }),
  routeNamed('UserDetail', '/console/users/:id', { kind: 'detail' }),
  routeNamed('UserUpdate', '/console/users/:id/update', { kind: 'update' }),
  routeNamed('Old', '/console/old', { kind: 'redirect' }),
  routeNamed('Web', '/console/web', { kind: 'external' }),
  routeNamed('Tickets', '/console/tickets', {
    hidden: [{ name: 'TICKETS_ENABLED', equals: false }],
  }),
  routeNamed('Logs', '/audit/logs', { kind: 'tabs' }),
  routeNamed('Mail', '/settings/mail', { kind: 'tabs' }),
];

function entries(
  permissions: readonly string[],
  given: Partial<EntrySources> = {},
  session: Partial<EntrySources['session']> = {},
) {
  return paletteEntries({
    routes,
    views: [consoleView, audit, settingsArea],
    session: { ...sessionOf({ permissions, views: [consoleView] }), ...session },
    here: undefined,
    commands: [],
    say: (text) => (typeof text === 'string' ? text : 'literal'),
    kinds: { view: 'View', organization: 'Organization', command: 'Action' },
    ...given,
  });
}
const ids = (list: ReturnType<typeof entries>) => list.map(({ id }) => id);

describe('pages of the palette (spec 1, sections 2.1 and 6)', () => {
  it('are those the person may open without knowing a record', () => {
    expect(ids(entries(['users.view_user', 'users.add_user']))).toEqual([
      'page:UserList',
      'page:UserCreate',
      'view:console',
    ]);
  });

  it('are left out without their permission', () => {
    expect(ids(entries(['users.view_user']))).not.toContain('page:UserCreate');
    expect(ids(entries([]))).toEqual(['view:console']);
  });

  it('are left out with a view that the person may not enter', () => {
    expect(ids(entries([]))).not.toContain('page:Logs');
    const both = { views: [consoleView, audit] };
    expect(ids(entries([], {}, both))).toContain('page:Logs');
  });

  it('are left out with an area whose gate is closed', () => {
    expect(ids(entries([]))).not.toContain('page:Mail');
    expect(ids(entries(['settings.view_setting']))).toEqual(
      expect.arrayContaining(['page:Mail', 'view:settings']),
    );
  });

  it('follow the settings that hide them', () => {
    const { gateContext } = sessionOf({ views: [consoleView] });
    const settings = { ...gateContext.settings, TICKETS_ENABLED: true };
    expect(ids(entries([]))).not.toContain('page:Tickets');
    expect(ids(entries([], {}, { gateContext: { ...gateContext, settings } }))).toContain(
      'page:Tickets',
    );
  });

  it('say the view and the menu groups they stand in', () => {
    const [list, create] = entries(['users.view_user', 'users.add_user']);
    expect(list?.context).toBe('views.console › People');
    expect(create?.context).toBe('views.console › People › Users');
  });
});

describe('organizations of the palette (spec 1, section 2.4)', () => {
  const two = { organizations: [DEFAULT, LAB], licenceValid: true };

  it('are the others, where there is a choice', () => {
    expect(ids(entries([], {}, two))).toContain('organization:lab');
    expect(ids(entries([], {}, two))).not.toContain(`organization:${DEFAULT.id}`);
    expect(ids(entries([], {}, { ...two, organizations: [DEFAULT] }))).toEqual(['view:console']);
  });

  it('are offered only with a licence and where the route shows them', () => {
    expect(ids(entries([], {}, { ...two, licenceValid: false }))).toEqual(['view:console']);
    const here = routeNamed('Home', '/console/home', { showOrganization: false });
    expect(ids(entries([], { here }, two))).toEqual(['view:console']);
  });
});

describe('commands of the palette', () => {
  it('come last, as actions', () => {
    const all = entries([], { commands: [{ id: 'logout', title: 'Log out' }] });
    expect(all.at(-1)).toMatchObject({ id: 'command:logout', context: 'Action' });
  });
});
