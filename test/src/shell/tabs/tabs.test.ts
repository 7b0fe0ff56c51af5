import { describe, expect, it } from 'vitest';
import { scrollToShow, TAB_SCROLL_PADDING_PX } from '../../../../src/shell/tabs/scrolling.ts';
import { arrive, closeIn, nameIn, type Navigation } from '../../../../src/shell/tabs/tabSets.ts';
import { tellApart } from '../../../../src/shell/tabs/tellApart.ts';
import { closingTab } from '../../../../src/pages/closedTab.ts';
import { tabKey } from '../../../../src/shell/tabs/tabKey.ts';
import {
  addressAfterClosing,
  addressOf,
  arrange,
  closable,
  close,
  nameTab,
  neighbourOf,
  pathOf,
  refreshAddress,
  visit,
  type Tab,
  type Tabs,
} from '../../../../src/shell/tabs/tabs.ts';

const tab = (path: string, facts: Partial<Tab> = {}): Tab => ({
  path,
  search: '',
  pinned: false,
  ...facts,
});
const pathsOf = (tabs: Tabs) => tabs.map(({ path }) => path);
const anything = () => true;
const dashboard = tab('/dashboard', { pinned: true });
const three = [dashboard, tab('/users'), tab('/assets')];

describe('visiting a page (spec 1, section 2.5)', () => {
  it('adds a tab behind the others', () => {
    expect(pathsOf(visit(three, '/labels', ''))).toEqual([...pathsOf(three), '/labels']);
  });

  it('adds a path once, and keeps its place', () => {
    expect(pathsOf(visit(three, '/users', '?page=2'))).toEqual(pathsOf(three));
  });

  it('remembers the query with which the page was last shown', () => {
    const [, users] = visit(three, '/users', '?page=2');
    expect(users && addressOf(users)).toBe('/users?page=2');
  });

  it.each([
    ['/users/', '/users'],
    ['/users', '/users'],
    ['/', '/'],
  ])('takes %s for the path %s', (pathname, path) => {
    expect(pathOf(pathname)).toBe(path);
  });

  it('keeps the name of a record through later visits', () => {
    const named = nameTab(three, '/users', 'Alice');
    expect(visit(named, '/users', '?a=1')[1]?.name).toBe('Alice');
  });
});

describe('pinned tabs (spec 1, section 2.5)', () => {
  it('come first, in the order of their routes, whether visited or not', () => {
    const tabs = arrange([tab('/users'), tab('/b')], ['/a', '/b'], anything);
    expect(tabs.map(({ path, pinned }) => [path, pinned])).toEqual([
      ['/a', true],
      ['/b', true],
      ['/users', false],
    ]);
  });

  it('are ordinary again when their route is no longer affixed', () => {
    expect(arrange(three, [], anything).some(({ pinned }) => pinned)).toBe(false);
  });

  it('keep the query with which they were left', () => {
    const [first] = arrange([tab('/a', { search: '?x=1' })], ['/a'], anything);
    expect(first?.search).toBe('?x=1');
  });

  it('cannot be closed', () => {
    expect(close(three, ['/dashboard'])).toEqual(three);
  });

  it('survive closing all', () => {
    expect(pathsOf(close(three, closable(three)))).toEqual(['/dashboard']);
  });

  it('survive closing others', () => {
    expect(pathsOf(close(three, closable(three, '/assets')))).toEqual(['/dashboard', '/assets']);
  });

  it('have none when the person may not open the page', () => {
    expect(arrange(three, ['/dashboard'], (path) => path === '/users')).toEqual([three[1]]);
  });
});

describe('closing (spec 1, section 2.5)', () => {
  it('closes one', () => {
    expect(pathsOf(close(three, ['/users']))).toEqual(['/dashboard', '/assets']);
  });

  it('goes from the active tab to the last remaining one, as it was left', () => {
    const remaining = [tab('/users'), tab('/assets', { search: '?page=3' })];
    expect(addressAfterClosing(remaining, tab('/labels'), '/home')).toBe('/assets?page=3');
  });

  it('goes to where / leads when no tab remains', () => {
    expect(addressAfterClosing([], tab('/labels'), '/home')).toBe('/home');
    expect(addressAfterClosing([], tab('/labels'), undefined)).toBe('/');
  });

  it('goes through a redirect when the closed page is the very one / leads to', () => {
    const closed = tab('/home', { search: '?days=7' });
    expect(addressAfterClosing([], closed, '/home')).toBe('/redirect/home?days=7');
  });

  it('goes on at the next tab, and from the last one at the one before', () => {
    expect(neighbourOf(three, '/users', close(three, ['/users']))).toBe('/assets');
    expect(neighbourOf(three, '/assets', close(three, ['/assets']))).toBe('/users');
  });

  it('goes on at a tab that remains when many close', () => {
    expect(neighbourOf(three, '/assets', close(three, closable(three)))).toBe('/dashboard');
    expect(neighbourOf([tab('/a')], '/a', [])).toBeUndefined();
  });
});

describe('refreshing (spec 1, section 2.1)', () => {
  it('goes through /redirect plus the full path', () => {
    expect(refreshAddress(tab('/users', { search: '?page=2' }))).toBe('/redirect/users?page=2');
  });
});

describe('the tabSets of all views', () => {
  const arrival = (facts: Partial<Navigation> = {}): Navigation => ({
    view: 'console',
    organization: '1',
    page: { pathname: '/console/users', search: '?page=2', kept: true },
    pinned: [],
    mayHaveTab: anything,
    ...facts,
  });

  it('have one tab bar for each view', () => {
    const page = { pathname: '/audit/logs', search: '', kept: true };
    const tabSets = arrive(arrive({}, arrival()), arrival({ view: 'audit', page }));
    expect(pathsOf(tabSets['console']?.tabs ?? [])).toEqual(['/console/users']);
    expect(pathsOf(tabSets['audit']?.tabs ?? [])).toEqual(['/audit/logs']);
  });

  it('begin anew in another organization (spec 1, section 4)', () => {
    const page = { pathname: '/console/assets', search: '', kept: true };
    const tabSets = arrive(arrive({}, arrival()), arrival({ organization: '2', page }));
    expect(pathsOf(tabSets['console']?.tabs ?? [])).toEqual(['/console/assets']);
  });

  it('do not keep what a page that says no cache was left with (spec 1, section 2.5)', () => {
    const page = { pathname: '/console/users', search: '?page=2', kept: false };
    expect(arrive({}, arrival({ page }))['console']?.tabs[0]?.search).toBe('');
  });

  it('drop the tab that was closed to come here, also in another view', () => {
    const tabSets = arrive({}, arrival());
    const { page: _page, ...elsewhere } = arrival({ view: 'audit', closed: '/console/users' });
    expect(arrive(tabSets, elsewhere)['console']?.tabs).toEqual([]);
  });

  it('add nothing for an address without a page', () => {
    const { page: _page, ...nowhere } = arrival();
    expect(arrive({}, nowhere)).toEqual({});
  });

  it('drop tabs that no longer lead anywhere at the next visit', () => {
    const page = { pathname: '/console/assets', search: '', kept: true };
    const mayHaveTab = (path: string) => path !== '/console/users';
    const tabSets = arrive(arrive({}, arrival()), arrival({ page, mayHaveTab }));
    expect(pathsOf(tabSets['console']?.tabs ?? [])).toEqual(['/console/assets']);
  });

  it('close and name tabs in one view alone', () => {
    const tabSets = arrive({}, arrival());
    expect(closeIn(tabSets, 'audit', ['/console/users'])).toBe(tabSets);
    expect(closeIn(tabSets, 'console', ['/console/users'])['console']?.tabs).toEqual([]);
    const named = nameIn(tabSets, 'console', '/console/users', 'Alice');
    expect(named['console']?.tabs[0]?.name).toBe('Alice');
  });
});

describe('the keys of the tab bar', () => {
  const press = (key: string, at: Tab | undefined, held: object = {}) => {
    if (!at) throw new Error('There is no such tab.');
    const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
    return tabKey({ key, ...none, ...held }, three, at);
  };

  it.each([
    ['ArrowRight', 0, '/users'],
    ['ArrowRight', 2, '/dashboard'],
    ['ArrowLeft', 1, '/dashboard'],
    ['ArrowLeft', 0, '/assets'],
    ['Home', 2, '/dashboard'],
    ['End', 0, '/assets'],
  ])('%s moves the focus from tab %i to %s', (key, from, path) => {
    expect(press(key, three[from])).toEqual({ kind: 'focus', path });
  });

  it('Delete closes a tab, but not a pinned one', () => {
    expect(press('Delete', three[1])).toEqual({ kind: 'close' });
    expect(press('Delete', dashboard)).toBeUndefined();
  });

  it('Shift F10 and the menu key open the menu', () => {
    expect(press('F10', three[1], { shiftKey: true })).toEqual({ kind: 'menu' });
    expect(press('ContextMenu', three[1])).toEqual({ kind: 'menu' });
  });

  it('leaves all other keys to the browser', () => {
    expect(press('F10', three[1])).toBeUndefined();
    expect(press('Enter', three[1])).toBeUndefined();
    expect(press('ArrowLeft', three[1], { altKey: true })).toBeUndefined();
    expect(press('End', three[1], { shiftKey: true })).toBeUndefined();
  });
});

describe('scrolling to the tab on show', () => {
  const shown = { start: 100, width: 300 };

  it.each([
    ['leaves 4 px beside it (spec 1, section 9)', 50, 80, 46],
    ['leaves as much at its other side', 380, 80, 164],
    ['does not scroll when it is seen', 200, 80, 100],
    ['goes to the very beginning for the first tab', 4, 80, 0],
    ['goes to the very beginning for a tab without room before it', 0, 80, 0],
    ['shows the beginning of a tab that is wider than the tab bar', 500, 400, 496],
  ])('%s', (_, start, width, expected) => {
    expect(TAB_SCROLL_PADDING_PX).toBe(4);
    expect(scrollToShow({ start, width }, shown)).toBe(expected);
  });
});

describe('titles of tabs', () => {
  it('are told apart by a number where they are the same', () => {
    expect(tellApart(['Users', 'Create user', 'Create user', 'Create user'])).toEqual([
      'Users',
      'Create user',
      'Create user (2)',
      'Create user (3)',
    ]);
  });

  it('of a form that is left after saving go, by its path without a slash at the end', () => {
    expect(closingTab('/users/create/')).toEqual({ closedTab: '/users/create' });
    const open = arrive(
      { console: { organization: 'o', tabs: three } },
      {
        view: 'console',
        organization: 'o',
        page: { pathname: '/users', search: '', kept: true },
        closed: '/assets',
        pinned: [],
        mayHaveTab: anything,
      },
    );
    expect(pathsOf(open['console']?.tabs ?? [])).not.toContain('/assets');
  });
});
