import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { I18nContext } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteRecord, ViewModel } from '../../../codegen/model/routes.ts';
import { createPageStore } from '../../../src/app/pageStore.ts';
import { routeObjects } from '../../../src/app/routeObjects.tsx';
import { SessionContext } from '../../../src/session/SessionContext.ts';
import type { Session } from '../../../src/session/types.ts';
import { keysAsWords } from '../shell/inShell.tsx';
import { routeNamed, sessionOf, tableOf, viewNamed } from './fixtures.ts';

const consoleView = viewNamed('console', {
  home: ['/console/users', '/console/assets'],
  menu: [
    {
      key: 'people',
      title: 'menu.people',
      path: '/console/people',
      gate: {},
      children: [
        {
          key: 'people.users',
          title: 'routes.UserList',
          path: '/console/users',
          gate: { permissions: ['users.view_user'] },
        },
        { key: 'people.assets', title: 'routes.AssetList', path: '/console/assets', gate: {} },
      ],
    },
  ],
});
const audit = viewNamed('audit');
const workbench = viewNamed('workbench');
const settingsArea = viewNamed('settings', { area: true, home: ['/settings/basic'] });
const views: readonly ViewModel[] = [consoleView, audit, workbench, settingsArea];

const usersGate = { permissions: ['users.view_user'] };
function consoleRoutes() {
  return {
    users: routeNamed('UserList', '/console/users', { gate: usersGate }),
    create: routeNamed('UserCreate', '/console/users/create', {
      action: 'create',
      gate: { organization: 'not-root' },
    }),
    user: routeNamed('UserDetail', '/console/users/:id', { gate: usersGate }),
    assets: routeNamed('AssetList', '/console/assets'),
    sessions: routeNamed('SessionList', '/audit/home'),
    session: routeNamed('SessionDetail', '/audit/sessions/sessions/:id'),
    console: routeNamed('console', '/console', { kind: 'redirect', redirect: '/console/users' }),
    home: routeNamed('MyHome', '/workbench/home'),
    basic: routeNamed('Basic', '/settings/basic'),
    gateways: routeNamed('GatewayList', '/console/gateways', {
      kind: 'redirect',
      redirect: 'create',
    }),
    gateway: routeNamed('GatewayCreate', '/console/gateways/create'),
  } satisfies Record<string, RouteRecord>;
}

let routes: ReturnType<typeof consoleRoutes>;
const ask = vi.fn();
const markStale = vi.fn();
beforeEach(() => {
  routes = consoleRoutes();
});
/** Opens an address as a user; returns the router once it has settled. */
async function open(address: string, session: Session, enterView = vi.fn(async () => ({}))) {
  const table = tableOf(Object.values(routes));
  const objects = routeObjects({
    table,
    views,
    pages: createPageStore({ load: () => Promise.resolve() }, table),
    who: () => session,
    changesOrganization: () => false,
    enterView,
    ask,
    markStale,
  });
  const router = createMemoryRouter(objects, { initialEntries: [address] });
  render(
    <I18nContext.Provider value={keysAsWords}>
      <SessionContext value={session}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionContext>
    </I18nContext.Provider>,
  );
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router;
}

const admin = () => sessionOf({ permissions: ['users.view_user'], views: [consoleView, audit] });

describe('opening a page', () => {
  it('loads and shows it', async () => {
    await open('/console/users', admin());
    expect(await screen.findByText('UserList')).toBeTruthy();
  });

  it('asks for its first data, of no other page', async () => {
    await open('/console/users?search=an', admin());
    expect(ask).toHaveBeenLastCalledWith(routes.users, '?search=an');
    ask.mockClear();
    await open('/console/users', sessionOf({ views: [consoleView] }));
    expect(ask).not.toHaveBeenCalled();
  });

  it('prefers a fixed segment to an id', async () => {
    await open('/console/users/create', admin());
    expect(await screen.findByText('UserCreate')).toBeTruthy();
    expect(routes.user.page).not.toHaveBeenCalled();
  });

  it('follows a redirect beside its own address and keeps the query', async () => {
    const router = await open('/console/gateways?domain=7', admin());
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/console/gateways/create?domain=7',
    );
  });

  it('settles view and organization first', async () => {
    const enterView = vi.fn(async () => ({}));
    await open('/audit/home', admin(), enterView);
    expect(enterView).toHaveBeenCalledWith(audit, '/audit/home');
  });
});

describe('refusing a page', () => {
  it('says which permission is missing and never loads the page', async () => {
    const router = await open('/console/users', sessionOf({ views: [consoleView] }));
    expect(await screen.findByText('app.refused.permission users.view_user')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/console/users');
    expect(routes.users.page).not.toHaveBeenCalled();
  });

  it('offers the way home', async () => {
    await open('/console/users', sessionOf({ views: [consoleView] }));
    const link = await screen.findByRole('link', { name: 'app.home' });
    expect(link.getAttribute('href')).toBe('/');
  });

  it('says that creating is not possible in the global organization', async () => {
    const session = sessionOf({ views: [consoleView], root: true });
    await open('/console/users/create', session);
    expect(await screen.findByText('app.refused.organization.create')).toBeTruthy();
    expect(routes.create.page).not.toHaveBeenCalled();
  });

  it('sends someone away from a view they may not enter, to their own home', async () => {
    const router = await open('/console/assets', sessionOf({ views: [workbench] }));
    expect(router.state.location.pathname).toBe('/workbench/home');
    expect(routes.assets.page).not.toHaveBeenCalled();
  });

  it('lets the gate alone decide in an area', async () => {
    await open('/settings/basic', sessionOf({ views: [workbench] }));
    expect(await screen.findByText('Basic')).toBeTruthy();
  });
});

describe('addresses without a page of their own', () => {
  const plain = () => sessionOf({ views: [consoleView] });
  it.each([
    ['lead from / to the first permitted home of the view', '/', admin, '/console/users'],
    ['skip a home that is refused', '/', plain, '/console/assets'],
    ['lead from a view to its first permitted page', '/console', plain, '/console/assets'],
    ['lead from a menu group to its first page', '/console/people', plain, '/console/assets'],
    ['lead from an area to its first page', '/settings', admin, '/settings/basic'],
    ['lead from an old address', '/terminal/sessions/7', admin, '/audit/sessions/sessions/7'],
    ['lead nobody to another host', '/redirect//evil.example/console', admin, '/404'],
  ])('%s', async (_, address, who, expected) => {
    const router = await open(address, who());
    await waitFor(() => expect(router.state.location.pathname).toBe(expected));
  });

  it('lead to /404, which says what was asked for', async () => {
    const router = await open('/console/nothing', admin());
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    expect(await screen.findByText('app.notFound.address /ui/console/nothing')).toBeTruthy();
  });

  it('draw a page anew through /redirect', async () => {
    const router = await open('/redirect/console/users?search=a', admin());
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/console/users?search=a',
    );
    expect(markStale).toHaveBeenCalled();
  });
});

describe('a page that fails to load', () => {
  it('says that a new version may be there, and loads when tried again', async () => {
    routes.users.page.mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: /x.js'),
    );
    await open('/console/users', admin());
    expect(await screen.findByText('app.missing.title')).toBeTruthy();
    screen.getByRole('button', { name: 'app.retry' }).click();
    expect(await screen.findByText('UserList')).toBeTruthy();
  });
});

describe('a page that breaks while it is drawn', () => {
  it('is replaced by the reason, and can be tried again', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('no such column');
      return 'drawn';
    };
    routes.assets.page.mockResolvedValue({ default: Page });
    await open('/console/assets', admin());
    expect(await screen.findByText('app.failed.reason no such column')).toBeTruthy();
    broken = false;
    screen.getByRole('button', { name: 'app.retry' }).click();
    expect(await screen.findByText('drawn')).toBeTruthy();
    quiet.mockRestore();
  });
});
