import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SideMenu } from '../../../src/shell/SideMenu.tsx';
import { DROPDOWN_LEAVE_MS, DROPDOWN_SHOW_MS } from '../../../src/shell/useHoverOpen.ts';
import type { MenuState } from '../../../src/shell/useMenuState.ts';
import { menuLeaf, routeNamed, sessionOf, viewNamed } from '../app/fixtures.ts';
import { menu as closed, renderInShell } from './inShell.tsx';
import { takeClock } from '../clock.ts';

const view = viewNamed('console', {
  menu: [
    { ...menuLeaf('people'), children: [menuLeaf('users'), menuLeaf('groups')] },
    { ...menuLeaf('things'), children: [menuLeaf('assets'), menuLeaf('labels')] },
    menuLeaf('terminal', { external: '/luna/?_={timestamp}' }),
  ],
});
const usersPage = routeNamed('UserList', '/console/users');

function draw(menu: MenuState) {
  renderInShell(<SideMenu />, sessionOf({ views: [view] }), '/', [], { route: usersPage, menu });
}
function show(state: MenuState = closed) {
  draw(state);
  return within(screen.getByRole('navigation', { name: 'shell.menu.label' }));
}
// While a menu is open the rest is hidden from those who listen.
const group = (name: string) => screen.getByRole('button', { name, hidden: true });
const expanded = (name: string) => group(name).getAttribute('aria-expanded');

describe('the open menu', () => {
  it('opens the group of the page on show and marks its entry', () => {
    show();
    expect(expanded('people')).toBe('true');
    expect(screen.getByRole('link', { name: 'users' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'groups' }).hasAttribute('aria-current')).toBe(false);
  });

  it('has one group open at a time', () => {
    show();
    fireEvent.click(group('things'));
    expect([expanded('people'), expanded('things')]).toEqual(['false', 'true']);
    expect(screen.queryByRole('link', { name: 'users' })).toBeNull();
  });

  it('closes a group that is opened already', () => {
    show();
    fireEvent.click(group('people'));
    expect(expanded('people')).toBe('false');
  });

  it('names the list that a group button opens', () => {
    show();
    const id = group('people').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)?.textContent).toContain('users');
  });

  it('opens external entries in a new tab that cannot reach back, and says so', () => {
    show();
    const link = screen.getByRole('link', { name: 'shell.newTab terminal' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('href')).toMatch(/^\/luna\/\?_=\d+$/);
  });

  it('leads home from its logo', () => {
    const menu = show();
    expect(menu.getByRole('link', { name: /app.home$/ }).getAttribute('href')).toBe('/');
  });
});

describe('the collapsed menu', () => {
  /** Its code comes when it is needed. */
  const showCollapsed = async () => {
    show({ ...closed, collapsed: true });
    await screen.findByRole('button', { name: 'people' });
  };

  it('names its icons and opens a group beside them', async () => {
    await showCollapsed();
    fireEvent.click(group('people'));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['users', 'groups']);
  });

  describe('under a pointer', () => {
    const rest = (pointerType: string) => fireEvent.pointerEnter(group('people'), { pointerType });
    const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

    beforeEach(async () => {
      await showCollapsed();
      vi.useFakeTimers();
    });

    it('opens a group 50 ms after a mouse has come to rest on it, not before', async () => {
      rest('mouse');
      await wait(49);
      expect(expanded('people')).toBe('false');
      await wait(1);
      expect(expanded('people')).toBe('true');
    });

    it('closes it again when the mouse leaves, not while it is on its way into the group', async () => {
      rest('mouse');
      await wait(DROPDOWN_SHOW_MS);
      fireEvent.pointerLeave(group('people'));
      await wait(DROPDOWN_LEAVE_MS - 1);
      expect(expanded('people')).toBe('true');
      await wait(1);
      expect(expanded('people')).toBe('false');
    });

    it('closes it with Escape, wherever the focus is', async () => {
      rest('mouse');
      await wait(DROPDOWN_SHOW_MS);
      fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(expanded('people')).toBe('false');
    });

    it('leaves a group open that was pressed, wherever the mouse goes', async () => {
      fireEvent.click(group('people'));
      fireEvent.pointerLeave(group('people'));
      await wait(DROPDOWN_LEAVE_MS);
      expect(expanded('people')).toBe('true');
    });

    it('opens nothing for a mouse that passes by, nor for a finger', async () => {
      rest('mouse');
      fireEvent.pointerLeave(group('people'));
      rest('touch');
      await wait(DROPDOWN_SHOW_MS);
      expect(expanded('people')).toBe('false');
    });
  });

  it('marks the group that holds the page on show', async () => {
    await showCollapsed();
    expect(group('people').getAttribute('aria-current')).toBe('true');
  });

  it('offers to expand again', () => {
    const toggle = vi.fn();
    show({ ...closed, collapsed: true, toggle });
    fireEvent.click(group('shell.menu.expand'));
    expect(toggle).toHaveBeenCalledOnce();
  });
});

describe('the menu in a narrow window', () => {
  const mobile: MenuState = { ...closed, mobile: true };

  it('is not there until it is opened', () => {
    draw(mobile);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('leaves its groups as they are when the mouse leaves them', async () => {
    const pass = takeClock();
    draw({ ...mobile, drawerOpen: true });
    const shown = await screen.findByRole('button', { name: 'people' });
    expect(shown.getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerLeave(shown);
    fireEvent.mouseLeave(screen.getByRole('navigation'));
    await pass(DROPDOWN_LEAVE_MS + 1);
    expect(expanded('people')).toBe('true');
  });

  it('lies over the page and closes with Escape', async () => {
    const closeDrawer = vi.fn();
    draw({ ...mobile, drawerOpen: true, closeDrawer });
    await screen.findByRole('navigation', { name: 'shell.menu.label' });
    fireEvent.keyDown(screen.getByRole('navigation'), { key: 'Escape' });
    expect(closeDrawer).toHaveBeenCalledOnce();
  });
});
