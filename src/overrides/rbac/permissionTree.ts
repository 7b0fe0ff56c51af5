import { withLeaves, type CheckNode } from '@gatehouse-console/engine/pages/tree/checkTree.ts';
import { placeOf, type TreeEntry } from '@gatehouse-console/engine/pages/tree/readTree.ts';
import type { PermissionDifference } from './comparedPermissions.ts';

/** The permissions of a tree. Their titles are their names, such as `users.view_user`. */
function leavesOf(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  return entries.filter(({ type }) => type === 'perm');
}

/** Names of the permissions that are checked. */
export function permitted(entries: readonly TreeEntry[]): ReadonlySet<string> {
  return new Set(
    leavesOf(entries)
      .filter(({ checked }) => checked)
      .map(({ title }) => title),
  );
}

/** The numbers of these permissions; those that the server does not list have none. */
export function numbersOf(
  entries: readonly TreeEntry[],
  held: ReadonlySet<string>,
): readonly number[] {
  return leavesOf(entries)
    .filter(({ title }) => held.has(title))
    .map(({ id }) => Number(id));
}

interface PermissionNodes {
  /** Nothing can be changed. */
  readonly closed: boolean;
  /** What differs from another role, with the note behind such a permission. */
  readonly difference?: PermissionDifference | undefined;
  /** Shows the differences alone, all of them in view. */
  readonly onlyDifferent?: boolean;
  note?(name: string): string | undefined;
}

/** The tree of permissions, with their names as values. */
export function permissionNodes(
  entries: readonly TreeEntry[],
  { closed, difference, onlyDifferent = false, note }: PermissionNodes,
): readonly CheckNode[] {
  const nodes = entries.map((entry): CheckNode => {
    const isLeaf = entry.type === 'perm';
    return {
      ...placeOf(entry, isLeaf),
      name: withoutCount(entry.name),
      closed,
      ...(isLeaf && { value: entry.title, also: entry.title, note: note?.(entry.title) }),
      ...(onlyDifferent && { open: true }),
    };
  });
  if (!onlyDifferent || !difference) return nodes;
  const { here, there } = difference;
  return withLeaves(nodes, (name) => here.has(name) || there.has(name));
}

/** The server appends counts to names: `User(1/4)`. */
function withoutCount(name: string): string {
  return name.replace(/\s*\(\d+\/\d+\)$/, '');
}
