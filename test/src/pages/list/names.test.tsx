import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NamesCell } from '../../../../src/pages/list/cells/NamesCell.tsx';
import { fakeProvider, routes, show } from '../stage.tsx';
import { takeClock } from '../../clock.ts';

describe('a cell that fetches names (spec 1, section 7)', () => {
  const answer = vi.fn<() => Response>();
  const called = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('fetch', async (url: string) => {
      called(url);
      return answer();
    });
    called.mockClear();
    answer.mockReset();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
  const enter = () =>
    show({
      at: '/',
      route: { ...routes.list, path: '/' },
      page: (
        <NamesCell address="perms/users/u1/assets/a1/system-users" label="System users">
          2
        </NamesCell>
      ),
      provider: fakeProvider(),
    });
  const button = () => screen.findByRole('button', { name: /System users/ });

  it('asks its address only when it is asked, once, and shows the names', async () => {
    answer.mockImplementation(() => json([{ name: 'root' }, { name: 'deploy' }]));
    enter();
    const shown = await button();
    expect(shown.textContent).toBe('2');
    expect(called).not.toHaveBeenCalled();
    shown.focus();
    expect(await screen.findByText('root, deploy')).toBe(document.activeElement);
    expect(called.mock.calls).toEqual([['/api/v1/perms/users/u1/assets/a1/system-users/']]);
  });

  it('asks when somebody points at it, not when a pointer passes by', async () => {
    const pass = takeClock();
    answer.mockImplementation(() => json([]));
    enter();
    const shown = await button();
    fireEvent.pointerEnter(shown);
    fireEvent.pointerLeave(shown);
    await pass(300);
    expect(called).not.toHaveBeenCalled();
    fireEvent.pointerEnter(shown);
    expect(await screen.findByText('None')).toBeTruthy();
  });

  it('says that it failed, and asks again when it is pressed', async () => {
    answer.mockImplementation(() => json({ detail: 'no' }, 500));
    enter();
    fireEvent.click(await button());
    expect(await screen.findByText('The names could not be loaded')).toBeTruthy();
    answer.mockImplementation(() => json([{ name: 'root' }]));
    fireEvent.click(await button());
    await waitFor(() => expect(screen.getByText('root')).toBeTruthy());
  });
});
