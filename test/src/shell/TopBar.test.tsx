import { cleanup, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { TopBar } from '../../../src/shell/TopBar.tsx';
import { MENU_COOKIE, useMenuState } from '../../../src/shell/useMenuState.ts';
import { sessionOf, viewNamed } from '../app/fixtures.ts';
import { commands, language, renderInShell } from './inShell.tsx';

const consoleView = viewNamed('console');
const workbench = viewNamed('workbench');
const tickets = viewNamed('tickets', { inSwitcher: false });

function Bar({ view = consoleView }) {
  return <TopBar view={view} menu={useMenuState()} />;
}
const show = (views = [consoleView, workbench]) => renderInShell(<Bar />, sessionOf({ views }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  cleanup();
  Cookies.remove(MENU_COOKIE);
});

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
  it('leads to the other views of the switcher', () => {
    show([consoleView, workbench, tickets]);
    press('views.console');
    const offered = screen.getAllByRole('menuitem');
    expect(offered.map((item) => item.getAttribute('href'))).toEqual(['/console', '/workbench']);
  });

  it('is only a name for someone with one view', () => {
    show([consoleView]);
    expect(screen.queryByRole('button', { name: 'views.console' })).toBeNull();
    expect(screen.getByText('views.console')).toBeTruthy();
  });
});

describe('the language menu', () => {
  it('calls each language by its own name and marks the one in force', () => {
    show();
    press('shell.language');
    const marked = screen
      .getAllByRole('menuitemradio')
      .map((item) => [item.textContent, item.getAttribute('aria-checked')]);
    expect(marked).toEqual([
      ['English', 'true'],
      ['中文', 'false'],
    ]);
  });

  it('switches to the chosen one', () => {
    show();
    press('shell.language');
    fireEvent.click(screen.getByText('中文'));
    expect(language.change).toHaveBeenCalledWith('zh');
  });
});

describe('the account menu', () => {
  it('says who is signed in', () => {
    show();
    press('Alice Liddell');
    expect(screen.getByText('alice')).toBeTruthy();
  });

  it('logs out', () => {
    show();
    press('Alice Liddell');
    fireEvent.click(screen.getByRole('menuitem', { name: 'shell.logout' }));
    expect(commands.logout).toHaveBeenCalledOnce();
  });
});
