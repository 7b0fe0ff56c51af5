import { fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ShellContext } from '../../../src/shell/shellContext.ts';
import { TopBar } from '../../../src/shell/TopBar.tsx';
import { MENU_COOKIE, useMenuState } from '../../../src/shell/useMenuState.ts';
import { sessionOf, viewNamed } from '../app/fixtures.ts';
import { commands, language, renderInShell } from './inShell.tsx';

const consoleView = viewNamed('console');
const workbench = viewNamed('workbench');
const tickets = viewNamed('tickets', { inSwitcher: false });

function Bar({ view = consoleView }) {
  return (
    <ShellContext value={{ view, route: undefined, menu: useMenuState() }}>
      <TopBar />
    </ShellContext>
  );
}
const show = (views = [consoleView, workbench]) => renderInShell(<Bar />, sessionOf({ views }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  Cookies.remove(MENU_COOKIE);
});

// What the bar fetches later comes before its tests, not after the last of them.
beforeAll(() => import('../../../src/shell/bar/BarItems.tsx'));

describe('the menu toggle', () => {
  it('remembers a collapsed menu as 0 and an open one as 1', () => {
    show();
    press('shell.menu.close');
    expect(Cookies.get('sidebarStatus')).toBe('0');
    press('shell.menu.open');
    expect(Cookies.get('sidebarStatus')).toBe('1');
  });

  it('starts as it was left', () => {
    Cookies.set('sidebarStatus', '0');
    show();
    const toggle = screen.getByRole('button', { name: 'shell.menu.open' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the view menu', () => {
  it('leads to the other views of the switcher', async () => {
    show([consoleView, workbench, tickets]);
    press('views.console');
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map((item) => item.getAttribute('href'))).toEqual(['/console', '/workbench']);
  });

  it('is only a name for someone with one view', () => {
    show([consoleView]);
    expect(screen.queryByRole('button', { name: 'views.console' })).toBeNull();
    expect(screen.getByText('views.console')).toBeTruthy();
  });
});

describe('the language menu', () => {
  it('calls each language by its own name and marks the one in force', async () => {
    show();
    press('shell.language');
    const offered = await screen.findAllByRole('menuitemradio');
    const marked = offered.map((item) => [item.textContent, item.getAttribute('aria-checked')]);
    expect(marked).toEqual([
      ['English', 'true'],
      ['中文', 'false'],
    ]);
  });

  it('switches to the chosen one', async () => {
    show();
    press('shell.language');
    fireEvent.click(await screen.findByText('中文'));
    expect(language.change).toHaveBeenCalledWith('zh');
  });
});

describe('the account menu', () => {
  it('says who is signed in', async () => {
    show();
    press('Alice Liddell');
    expect(await screen.findByText('alice')).toBeTruthy();
  });

  it('logs out', async () => {
    show();
    press('Alice Liddell');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'shell.logout' }));
    expect(commands.logout).toHaveBeenCalledOnce();
  });

  it('begins with the keyboard at its first choice, not at the name above it', async () => {
    show();
    press('Alice Liddell');
    const logout = await screen.findByRole('menuitem', { name: 'shell.logout' });
    await waitFor(() => expect(document.activeElement).toBe(logout));
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Alice Liddell' });
    button.focus();
    press('Alice Liddell');
    fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
