import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RoutesContext } from '../../../../src/session/RoutesContext.ts';
import { withVerdicts } from '../../../../src/session/withVerdicts.ts';
import type { EarlierVisit, EarlierVisits } from '../../../../src/shell/tabs/earlierVisits.ts';
import { TAB_SETS_KEY } from '../../../../src/shell/tabs/tabStorage.ts';
import TabBar from '../../../../src/shell/tabs/TabBar.tsx';
import { DEFAULT, routeNamed, sessionOf, tableOf, viewNamed } from '../../app/fixtures.ts';
import { renderInShell } from '../inShell.tsx';

const view = viewNamed('console', { home: ['/console/board'] });
const table = tableOf([
  routeNamed('Board', '/console/board', { affix: true }),
  routeNamed('UserList', '/console/users'),
  routeNamed('AssetList', '/console/assets'),
  routeNamed('Report', '/console/report', { cache: false }),
  routeNamed('Nameless', '/console/nameless', { title: '' }),
  routeNamed('Secret', '/console/secret', { gate: { permissions: ['a.view_secret'] } }),
  routeNamed('Redirect', '/console', { kind: 'redirect', redirect: '/console/board' }),
]);

function show(
  address: string,
  { visited = [] as readonly string[], left = [] as readonly string[] } = {},
) {
  const session = sessionOf({ views: [view] });
  const tabs = visited.map((path) => ({ path, search: '', pinned: false }));
  const tabSets = { console: { organization: DEFAULT.id, tabs } };
  sessionStorage.setItem(TAB_SETS_KEY, JSON.stringify({ version: 2, person: 'alice', tabSets }));
  renderInShell(
    <RoutesContext value={withVerdicts(table, session.gateContext)}>
      <TabBar earlier={{ ...earlier, seen: () => left.map(visitOf) }} />
    </RoutesContext>,
    session,
    address,
  );
}
/** Nothing was on show before the tab bar. */
const earlier: EarlierVisits = { seen: () => [], end: () => undefined };
const visitOf = (pathname: string): EarlierVisit => ({
  view: view.name,
  organization: DEFAULT.id,
  pathname,
  search: '',
});
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
const link = (name: string) => screen.getByRole('link', { name });

describe('the tab bar of visited pages (spec 1, section 2.5)', () => {
  it('shows the pinned page first, without a close button', () => {
    show('/console/users');
    expect(links()).toEqual(['routes.Board', 'routes.UserList']);
    const buttons = screen.getAllByRole('button').map((button) => button.ariaLabel);
    expect(buttons).toEqual(['tabBar.closeOne routes.UserList']);
  });

  it('marks the page on show', () => {
    show('/console/users');
    expect(link('routes.UserList').getAttribute('aria-current')).toBe('page');
    expect(link('routes.Board').getAttribute('aria-current')).toBeNull();
  });

  it('calls a page without a title no-name', () => {
    show('/console/nameless');
    expect(links()).toEqual(['routes.Board', 'tabBar.noName']);
  });

  it('leads back to a page as it was left, but not to one that says no cache', () => {
    show('/console/users?page=2');
    expect(link('routes.UserList').getAttribute('href')).toBe('/console/users?page=2');
    cleanup();
    show('/console/report?page=2');
    expect(link('routes.Report').getAttribute('href')).toBe('/console/report');
  });

  it('has no tab for what is refused, leads on or does not exist', () => {
    for (const address of ['/console/secret', '/console', '/console/nothing']) {
      show(address, { visited: ['/console/users', '/console/secret'] });
      expect(links()).not.toContain('routes.Secret');
      cleanup();
    }
  });

  it('has a tab also for a page that was left before the tab bar was there', () => {
    show('/console/users', { left: ['/console/secret', '/console/assets'] });
    expect(links()).toEqual(['routes.Board', 'routes.AssetList', 'routes.UserList']);
  });

  it('keeps the pinned page when all others close, and stays on it', async () => {
    show('/console/board', { visited: ['/console/users', '/console/assets'] });
    fireEvent.contextMenu(link('routes.Board'));
    const menu = await screen.findByRole('menu');
    const item = (name: string) => within(menu).getByRole('menuitem', { name });
    expect(item('forms.close').getAttribute('aria-disabled')).toBe('true');
    expect(item('forms.close').title).toBe('tabBar.staysOpen');
    fireEvent.click(item('tabBar.closeAll'));
    expect(screen.getByText('routes.Board')).toBeTruthy();
    expect(screen.queryByText('routes.UserList')).toBeNull();
  });

  it('keeps one tab at a time on the way of the Tab key', () => {
    show('/console/users', { visited: ['/console/assets'] });
    const stops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([link('routes.UserList')]);
    fireEvent.keyDown(link('routes.UserList'), { key: 'Home' });
    expect(document.activeElement).toBe(link('routes.Board'));
    expect(stops()).toEqual([link('routes.Board')]);
  });
});
