import { describe, expect, it } from 'vitest';
import { comparedPermissions } from '../../../../src/overrides/rbac/comparedPermissions.ts';
import {
  numbersOf,
  permissionNodes,
  permitted,
} from '../../../../src/overrides/rbac/permissionTree.ts';
import { readTree } from '../../../../src/pages/tree/readTree.ts';

const branch = (id: string, pId: string) => ({
  id,
  pId,
  name: `${id}(1/2)`,
  meta: { type: 'app' },
});
const leaf = (id: string, title: string, pId: string, checked: boolean) => ({
  id,
  title,
  pId,
  name: `${title}(${checked ? 1 : 0}/1)`,
  checked,
  meta: { type: 'perm' },
});
const entries = readTree([
  branch('users', ''),
  branch('assets', ''),
  leaf('1', 'users.view_user', 'users', true),
  leaf('2', 'users.add_user', 'users', false),
  leaf('3', 'assets.view_asset', 'assets', true),
]);
const held = new Set(['users.view_user', 'assets.view_asset']);

describe('the permissions of a role', () => {
  it('are those that are checked, with their numbers', () => {
    expect(permitted(entries)).toEqual(held);
    expect(numbersOf(entries, new Set(['users.add_user', 'new.run_robot']))).toEqual([2]);
  });

  it('differ from another role by those of one of the two alone', () => {
    const difference = comparedPermissions(held, new Set(['users.view_user', 'users.add_user']));
    expect(difference).toEqual({
      here: new Set(['assets.view_asset']),
      there: new Set(['users.add_user']),
    });
  });

  it('can be narrowed to what differs, with the branches above it', () => {
    const difference = comparedPermissions(held, new Set(['assets.view_asset', 'users.add_user']));
    const nodes = permissionNodes(entries, { closed: false, difference, onlyDifferent: true });
    expect(nodes.map(({ name, open }) => [name, open])).toEqual([
      ['users', true],
      ['users.view_user', true],
      ['users.add_user', true],
    ]);
  });
});
