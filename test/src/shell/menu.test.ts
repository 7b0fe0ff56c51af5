import { describe, expect, it } from 'vitest';
import type { MenuNode } from '../../../codegen/model/routes.ts';
import { activeTrail } from '../../../src/shell/activeEntry.ts';
import { firstLink, visibleMenu, type MenuEntry } from '../../../src/shell/menu.ts';
import { gatesOf, menuLeaf, viewNamed } from '../app/fixtures.ts';

const context = gatesOf(['users.view_user', 'assets.view_asset'], {
  settings: { TICKETS_ENABLED: true, SECURITY_COMMAND_EXECUTION: false },
});

const leaf = (key: string, facts: Partial<MenuNode> = {}) =>
  menuLeaf(key, { route: key, ...facts });
const parent = (key: string, children: MenuNode[], facts: Partial<MenuNode> = {}) =>
  menuLeaf(key, { children, ...facts });
const menuOf = (...menu: MenuNode[]) => visibleMenu(viewNamed('console', { menu }), context);
const keys = (entries: readonly MenuEntry[]): readonly unknown[] =>
  entries.map((entry) =>
    entry.kind === 'group' ? { [entry.key]: keys(entry.children) } : entry.key,
  );

describe('what the menu leaves out', () => {
  it('skips an entry whose permission is missing', () => {
    const menu = menuOf(
      leaf('users', { gate: { permissions: ['users.view_user'] } }),
      leaf('roles', { gate: { permissions: ['rbac.view_role'] } }),
    );
    expect(keys(menu)).toEqual(['users']);
  });

  it('skips an entry that needs a licence when there is none', () => {
    expect(keys(menuOf(leaf('acls', { gate: { licence: true } })))).toEqual([]);
  });

  it('skips an entry whose setting is off', () => {
    const gate = { settings: [{ name: 'SECURITY_COMMAND_EXECUTION', equals: true }] };
    expect(keys(menuOf(leaf('command', { gate })))).toEqual([]);
  });

  it('skips an entry that hides while a setting has a value, and shows it otherwise', () => {
    const hiddenBy = (equals: boolean) => ({
      hidden: [{ name: 'SECURITY_COMMAND_EXECUTION', equals }],
    });
    const menu = menuOf(leaf('one', hiddenBy(false)), leaf('other', hiddenBy(true)));
    expect(keys(menu)).toEqual(['other']);
  });

  it('skips a parent that is refused, with everything below it', () => {
    const refused = { gate: { permissions: ['rbac.view_role'] } };
    expect(keys(menuOf(parent('roles', [leaf('a'), leaf('b')], refused)))).toEqual([]);
  });

  it('skips a parent whose children are all hidden, even when it says alwaysShow', () => {
    const closed = leaf('closed', { gate: { licence: true } });
    expect(keys(menuOf(parent('one', [closed])))).toEqual([]);
    expect(keys(menuOf(parent('one', [closed], { alwaysShow: true })))).toEqual([]);
  });
});

describe('parents and their children', () => {
  it('shows several visible children as a submenu', () => {
    expect(keys(menuOf(parent('users', [leaf('list'), leaf('groups')])))).toEqual([
      { users: ['list', 'groups'] },
    ]);
  });

  it('shows the only visible child in place of its parent', () => {
    const menu = menuOf(parent('users', [leaf('list'), leaf('x', { gate: { licence: true } })]));
    expect(keys(menu)).toEqual(['list']);
  });

  it('keeps a submenu with one child when it says alwaysShow', () => {
    expect(keys(menuOf(parent('apps', [leaf('list')], { alwaysShow: true })))).toEqual([
      { apps: ['list'] },
    ]);
  });

  it('gives the only child the icon of its parent, unless it has one', () => {
    const [plain] = menuOf(parent('users', [leaf('list')], { icon: 'people' }));
    const [own] = menuOf(parent('users', [leaf('list', { icon: 'key' })], { icon: 'people' }));
    expect([plain?.icon, own?.icon]).toEqual(['people', 'key']);
  });

  it('applies the rules on every level', () => {
    const deep = parent('a', [parent('b', [parent('c', [leaf('d')])])]);
    expect(keys(menuOf(deep))).toEqual(['d']);
  });
});

describe('what an entry opens', () => {
  it('is a page of the console, or an address outside it', () => {
    const menu = menuOf(leaf('users'), leaf('terminal', { external: '/luna/' }));
    expect(menu).toMatchObject([
      { kind: 'link', path: '/console/users' },
      { kind: 'external', address: '/luna/' },
    ]);
  });

  it('is the first page below, for a group', () => {
    const menu = menuOf(
      leaf('terminal', { external: '/luna/' }),
      parent('users', [leaf('list'), leaf('groups')]),
    );
    expect(firstLink(menu)?.key).toBe('list');
    expect(firstLink([])).toBeUndefined();
  });
});

describe('the mark of the open page', () => {
  const menu = menuOf(
    parent('users', [
      leaf('list', { path: '/console/users/users' }),
      leaf('groups', { path: '/console/users/groups' }),
    ]),
    leaf('usersettings', { path: '/console/users/use' }),
  );

  it('stands at the entry that the page names, and at its group', () => {
    expect(activeTrail(menu, '/console/users/groups')).toEqual(['users', 'groups']);
  });

  it('falls back to the entry above a page that has none', () => {
    expect(activeTrail(menu, '/console/users/users/create')).toEqual(['users', 'list']);
  });

  it('stands nowhere when no entry leads to the page', () => {
    expect(activeTrail(menu, '/profile')).toEqual([]);
  });
});
