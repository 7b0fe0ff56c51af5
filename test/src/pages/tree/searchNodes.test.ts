import { describe, expect, it } from 'vitest';
import { checkRows, type CheckNode } from '../../../../src/pages/tree/checkTree.ts';
import { searchNodes } from '../../../../src/pages/tree/searchNodes.ts';

const branch = (key: string, parent = ''): CheckNode => ({
  key,
  parent,
  name: key,
  closed: false,
  open: false,
});
const leaf = (key: string, parent: string, more: Partial<CheckNode> = {}): CheckNode => ({
  ...branch(key, parent),
  value: key,
  ...more,
});
const nodes = [
  branch('Users'),
  branch('Groups', 'Users'),
  leaf('View group', 'Groups', { also: 'users.view_usergroup' }),
  leaf('Create group', 'Groups'),
  leaf('View user', 'Users'),
  branch('Assets'),
  leaf('View asset', 'Assets'),
];

describe('a searched tree of checkboxes', () => {
  const names = (search: string) => searchNodes(nodes, search).nodes.map(({ name }) => name);

  it('keeps what has the word, and the path to it', () => {
    expect(names('create')).toEqual(['Users', 'Groups', 'Create group']);
    expect(names('nowhere')).toEqual([]);
  });

  it('is searched by further words of a node, too', () => {
    expect(names('usergroup')).toEqual(['Users', 'Groups', 'View group']);
  });

  it('keeps all below a branch that has the word', () => {
    expect(names('groups')).toEqual(['Users', 'Groups', 'View group', 'Create group']);
  });

  it('expands the branches above a result', () => {
    const found = searchNodes(nodes, 'VIEW');
    expect([...found.open].toSorted()).toEqual(['Assets', 'Groups', 'Users']);
    expect(found.leaves).toBe(3);
  });
});

describe('a tree of checkboxes', () => {
  const rows = (...checked: string[]) =>
    checkRows(nodes, new Set(['Users', 'Groups', 'Assets']), new Set(checked));
  const row = (key: string, ...checked: string[]) =>
    rows(...checked).find((one) => one.key === key);

  it('counts the checked leaves of every branch', () => {
    const users = row('Users', 'View group', 'View user');
    expect([users?.count, users?.total, users?.state]).toEqual([2, 3, 'some']);
    expect(row('Assets', 'View asset')?.state).toBe('all');
    expect(row('Assets')?.state).toBe('none');
  });

  it('counts a value once that occurs in two branches', () => {
    const twice = [
      branch('All'),
      leaf('one', 'All', { value: 'v' }),
      leaf('two', 'All', { value: 'v' }),
    ];
    const [all] = checkRows(twice, new Set(), new Set(['v']));
    expect([all?.count, all?.total]).toEqual([1, 1]);
  });
});
