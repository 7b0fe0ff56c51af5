import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useBlocker, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useIsPageShown } from '../../../src/pages/useIsPageShown.ts';
import { quietRouter, useIsUnderWay } from '../../../src/session/quietRouter.ts';

/** Two pages; the second loads until `ready` is called. */
function stage() {
  const drawn = { count: 0 };
  const heard: boolean[] = [];
  let blocks = false;
  let isShown = (): boolean => false;
  let ready = (): void => undefined;
  function First(): ReactNode {
    useNavigate();
    isShown = useIsPageShown();
    const blocker = useBlocker(() => blocks);
    drawn.count += 1;
    return blocker.state === 'blocked' ? (
      <button type="button" onClick={blocker.proceed}>
        leave
      </button>
    ) : (
      'first'
    );
  }
  function Watch(): ReactNode {
    heard.push(useIsUnderWay());
    return null;
  }
  const first = <First />;
  const frame = (
    <>
      <Watch />
      <Outlet />
    </>
  );
  const loader = () => new Promise<null>((resolve) => (ready = () => resolve(null)));
  const router = quietRouter(
    createMemoryRouter([
      {
        element: frame,
        children: [
          { path: '/', element: first },
          { path: '/second', element: 'second', loader },
        ],
      },
    ]),
  );
  render(<RouterProvider router={router} />);
  return {
    drawn,
    heard,
    isShown: () => isShown(),
    block: () => (blocks = true),
    go: (to: string) => act(() => void router.navigate(to)),
    ready: () => act(async () => ready()),
  };
}

describe('a router that is quiet while the next page loads', () => {
  it('draws the old page not anew, tells of the beginning, and shows the new page', async () => {
    const { drawn, heard, go, ready, isShown } = stage();
    expect(isShown()).toBe(true);
    const before = drawn.count;
    await go('/second');
    expect(drawn.count).toBe(before);
    expect(heard.at(-1)).toBe(true);
    expect(isShown()).toBe(false);
    await ready();
    expect(await screen.findByText('second')).toBeTruthy();
    expect(heard.at(-1)).toBe(false);
  });

  it('asks before a page is left', async () => {
    const { block, go, ready } = stage();
    block();
    await go('/second');
    const leave = await screen.findByRole('button', { name: 'leave' });
    act(() => leave.click());
    await ready();
    expect(await screen.findByText('second')).toBeTruthy();
  });
});
