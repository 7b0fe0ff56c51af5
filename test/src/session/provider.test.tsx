import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { PlainAddress } from '../../../src/api/apiAddress.ts';
import { api, organizationContext } from '../../../src/api/client.ts';
import type { Method } from '../../../src/api/request.ts';
import { leavingEnvironment } from '../../../src/session/browser.ts';
import { askBeforeLeaving } from '../../../src/session/leaveQuestions.ts';
import { permissionsOf, readProfile } from '../../../src/session/readAnswers.ts';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { useRoutes } from '../../../src/session/RoutesContext.ts';
import { RoutesProvider } from '../../../src/session/RoutesProvider.tsx';
import { useSessionCommands } from '../../../src/session/sessionCommands.ts';
import { useSession } from '../../../src/session/SessionContext.ts';
import { SessionProvider } from '../../../src/session/SessionProvider.tsx';
import type { Session } from '../../../src/session/types.ts';
import { useGate } from '../../../src/session/useGate.ts';
import { DEFAULT, routeNamed, sessionOf } from '../app/fixtures.ts';
import { profileBody, view } from './sample.ts';

const table = createRouteTable([
  routeNamed('UserList', '/console/users', { gate: { permissions: ['users.view_user'] } }),
  routeNamed('AssetList', '/console/assets', { gate: { licence: true } }),
]);

function session(): Session {
  const profile = readProfile(profileBody());
  const permissions = [...permissionsOf(profile)];
  return { ...sessionOf({ permissions, views: [view('console')] }), profile, me: profile };
}

const onSession = vi.fn();
const fetched = vi.fn();

function Page() {
  const commands = useSessionCommands();
  const routes = useRoutes();
  return (
    <>
      <p>{useSession().profile.name}</p>
      <p>{useGate({ organization: 'not-root' }).open ? 'gate open' : 'gate closed'}</p>
      <p>{routes.verdict('AssetList').open ? 'assets open' : 'assets closed'}</p>
      <p>{commands.signedOut === 'asking' ? 'asked' : 'not asked'}</p>
      <p>{commands.signedOut === 'staying' ? 'stays' : 'stays not'}</p>
      <button onClick={() => void commands.refreshProfile()}>refresh</button>
      <button onClick={commands.stay}>stay</button>
      <button onClick={commands.signInAgain}>sign in</button>
      <button onClick={() => commands.switchOrganization('other')}>switch</button>
    </>
  );
}

function show() {
  return render(
    <SessionProvider
      session={session()}
      onSession={onSession}
      onSwitchView={vi.fn()}
      table={table}
      base="/ui/"
    >
      <RoutesProvider table={table}>
        <Page />
      </RoutesProvider>
    </SessionProvider>,
  );
}

function answer(status: number, body: unknown) {
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  answer(200, profileBody({ name: 'Alice B', perms: [] }));
});

describe('the session for the pages below it', () => {
  it('tells what its gates allow, of an element and of a page', () => {
    show();
    expect(screen.getByText('Alice')).toBeTruthy();
    expect(screen.getByText('gate open')).toBeTruthy();
    expect(screen.getByText('assets closed')).toBeTruthy();
  });

  it('fails loudly outside of its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Page />)).toThrow(/outside <SessionProvider>/);
    vi.restoreAllMocks();
  });

  it('checks the profile 30 s after it has begun', async () => {
    show();
    await act(() => vi.advanceTimersByTimeAsync(29_999));
    expect(fetched).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/users/profile/');
  });

  it('takes over organizations that a check brings, and nothing when they are the same', async () => {
    const organizations = [DEFAULT, { ...DEFAULT, id: 'new', name: 'New', is_default: false }];
    answer(200, profileBody({ console_orgs: [DEFAULT] }));
    const { unmount } = show();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(onSession).not.toHaveBeenCalled();
    unmount();
    answer(200, profileBody({ console_orgs: organizations }));
    show();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    const next: Session | undefined = onSession.mock.calls[0]?.[0];
    expect(next?.organizations).toEqual(organizations);
  });

  it('stops its timers when it goes', () => {
    show().unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives a new session when the profile is fetched anew', async () => {
    show();
    fireEvent.click(screen.getByText('refresh'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    const next: Session | undefined = onSession.mock.calls[0]?.[0];
    expect(next?.profile.name).toBe('Alice B');
    expect(next?.me.name).toBe('Alice B');
    expect(next?.gateContext.permissions.size).toBe(0);
  });
});

describe('another organization', () => {
  it('is chosen only after whoever holds unsaved changes agrees', () => {
    const load = vi.spyOn(leavingEnvironment, 'load').mockReturnValue(undefined);
    const before = organizationContext.current;
    const agree: (() => void)[] = [];
    const stop = askBeforeLeaving((go) => {
      agree.push(go);
      return true;
    });
    show();
    fireEvent.click(screen.getByText('switch'));
    expect(organizationContext.current).toBe(before);
    expect(load).not.toHaveBeenCalled();
    agree[0]?.();
    expect(organizationContext.current).toBe('other');
    expect(load).toHaveBeenCalledOnce();
    stop();
    organizationContext.current = before;
    load.mockRestore();
  });
});

describe('a 401', () => {
  const refuse = () => answer(401, { detail: 'x', code: 'not_authenticated' });
  const call = (address: PlainAddress = 'users/users', method: Method = 'GET') =>
    act(() => api.request(address, { method }).catch(() => undefined));
  let load: MockInstance<(address: string) => void>;
  beforeEach(() => {
    load = vi.spyOn(leavingEnvironment, 'load').mockReturnValue(undefined);
    window.history.replaceState(null, '', '/ui/console/users');
  });
  afterEach(() => load.mockRestore());

  async function showAndStay() {
    refuse();
    show();
    await call();
    expect(screen.getByText('asked')).toBeTruthy();
    fireEvent.click(screen.getByText('stay'));
    expect(screen.getByText('stays')).toBeTruthy();
  }

  it('is asked about once; after that the calls of the page itself are not', async () => {
    await showAndStay();
    await call();
    expect(screen.getByText('not asked')).toBeTruthy();
    expect(screen.getByText('stays')).toBeTruthy();
  });

  it('lets nobody leave by itself while the question stands, or after the answer to stay', async () => {
    refuse();
    show();
    await call();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/api/v1/users/profile/');
    expect(screen.getByText('asked')).toBeTruthy();
    fireEvent.click(screen.getByText('stay'));
    await call('users/profile');
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(load).not.toHaveBeenCalled();
  });

  it('is asked about again when the person saves something, and when they open another page', async () => {
    await showAndStay();
    await call('users/users', 'POST');
    expect(screen.getByText('asked')).toBeTruthy();
    fireEvent.click(screen.getByText('stay'));
    window.history.replaceState(null, '', '/ui/console/users?page=2');
    await call();
    expect(screen.getByText('asked')).toBeTruthy();
  });

  it('is not asked about again for what was saved before the answer to stay', async () => {
    refuse();
    show();
    let refuseLate = (_answer: Response) => undefined as void;
    fetched.mockReturnValueOnce(new Promise<Response>((resolve) => (refuseLate = resolve)));
    const saved = api.request('users/users', { method: 'POST' }).catch(() => undefined);
    await call();
    await act(() => vi.advanceTimersByTimeAsync(1));
    fireEvent.click(screen.getByText('stay'));
    refuseLate(new Response('{"code":"not_authenticated"}', { status: 401 }));
    await act(() => saved);
    expect(screen.getByText('stays')).toBeTruthy();
  });

  it('is forgotten as soon as the server answers again: somebody signed in elsewhere', async () => {
    await showAndStay();
    answer(200, {});
    await call('settings/public/open');
    expect(screen.getByText('stays')).toBeTruthy();
    await call();
    expect(screen.getByText('stays not')).toBeTruthy();
  });

  it('leads to the login page when the person asks for it later', async () => {
    await showAndStay();
    fireEvent.click(screen.getByText('sign in'));
    expect(load).toHaveBeenCalledExactlyOnceWith('/core/auth/login/?next=%2Fui%2Fconsole%2Fusers');
  });

  it.each([401, 403])('of the session check (%i) leads to the login page', async (status) => {
    answer(status, { detail: 'x', code: 'not_authenticated' });
    show();
    await act(() => vi.advanceTimersByTimeAsync(30_100));
    expect(screen.getByText('not asked')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('of the session check is asked about when the login page has sent back three times', async () => {
    refuse();
    for (const round of [1, 2, 3, 4]) {
      const { unmount } = show();
      await act(() => vi.advanceTimersByTimeAsync(30_100));
      expect(load).toHaveBeenCalledTimes(Math.min(round, 3));
      if (round < 4) unmount();
    }
    expect(screen.getByText('asked')).toBeTruthy();
  });
});

describe('calls of the browser’s own client', () => {
  it('are made for the current organization', async () => {
    organizationContext.several = true;
    organizationContext.current = 'lab';
    await api.request('users/users');
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get('X-JMS-ORG')).toBe('lab');
    expect(headers.get('X-TZ')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    organizationContext.current = undefined;
  });
});
