// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionOf } from '../../../codegen/derive/session.ts';
import type { SessionSource } from '../../../codegen/schema/generated/manifest.ts';
import { factAddress } from '../../../src/api/apiAddress.ts';

const LIST = factAddress('books');

/** A page of a console with this session, whose server answers each call with this status. */
async function open(session: SessionSource) {
  vi.resetModules();
  const app = { app: 'Library', languages: { en: { cookie: 'en', name: 'English' } } };
  vi.doMock('#project/generated/session.ts', () => ({
    sessionFacts: sessionOf({ ...app, session }),
    organizationLists: [],
  }));
  let status = 403;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
  const { SessionProvider } = await import('../../../src/session/SessionProvider.tsx');
  const { useSessionCommands } = await import('../../../src/session/sessionCommands.ts');
  const { default: SignedOutDialog } = await import('../../../src/shell/SignedOutDialog.tsx');
  const { leavingEnvironment } = await import('../../../src/session/browser.ts');
  const { api } = await import('../../../src/api/client.ts');
  const { createRouteTable } = await import('../../../src/session/routeTable.ts');
  const fixtures = await import('../app/fixtures.ts');
  const load = vi.spyOn(leavingEnvironment, 'load').mockReturnValue(undefined);
  const Question = (): ReactNode =>
    useSessionCommands().signedOut === 'asking' && <SignedOutDialog />;
  const show = () =>
    render(
      <SessionProvider
        session={fixtures.sessionOf({ views: [fixtures.viewNamed('console')] })}
        onSession={vi.fn()}
        onSwitchView={vi.fn()}
        table={createRouteTable([])}
        base="/ui/"
      >
        <Question />
      </SessionProvider>,
    );
  const read = async (answered: number) => {
    status = answered;
    await act(async () => {
      await api.request(LIST).catch(() => undefined);
      await vi.runAllTimersAsync();
    });
  };
  return { load, show, read };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/ui/books');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('without a profile leads to the login page when the first list is not given to nobody', async () => {
  const { load, show, read } = await open({ preset: 'django' });
  show();
  await read(403);
  expect(load).toHaveBeenCalledExactlyOnceWith('/accounts/login/?next=%2Fui%2Fbooks');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks in words that hold for somebody signed in, when the login page has sent back', async () => {
  const { load, show, read } = await open({ preset: 'django' });
  for (const _round of [1, 2, 3]) {
    const { unmount } = show();
    await read(403);
    unmount();
  }
  show();
  await read(403);
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('alertdialog').textContent).toContain('shell.signedOut.notAllowed');
});

it('asks when something was read before, and lets nobody leave by itself', async () => {
  const { load, show, read } = await open({ preset: 'django' });
  show();
  await read(200);
  await read(403);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'shell.signedOut.again' })).toBeTruthy();
});

it('says where to log in, and reloads, when the console has no login page', async () => {
  const { load, show, read } = await open({ preset: 'none' });
  show();
  await read(401);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog').textContent).toContain('shell.signedOut.elsewhere');
  expect(screen.getByRole('button', { name: 'app.reload' })).toBeTruthy();
});
