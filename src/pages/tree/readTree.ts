import type { CheckNode } from './checkTree.ts';

type Entry = Readonly<Record<string, unknown>>;

/** An entry of a tree as the server answers it, with the type it says it has. */
export interface TreeEntry {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly checked: boolean;
  readonly closed: boolean;
  readonly open: boolean;
  readonly data: Entry;
}

/** Reads a bare array of tree entries; what is none is left out. */
export function readTree(body: unknown): readonly TreeEntry[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((entry: unknown) => {
    if (!isEntry(entry) || typeof entry.id !== 'string') return [];
    const meta = isEntry(entry.meta) ? entry.meta : {};
    return [
      {
        id: entry.id,
        parent: String(entry.pId ?? ''),
        name: String(entry.name ?? ''),
        title: String(entry.title ?? ''),
        type: String(meta.type ?? ''),
        checked: entry.checked === true,
        closed: entry.chkDisabled === true,
        open: entry.open === true,
        data: isEntry(meta.data) ? meta.data : {},
      },
    ];
  });
}

/** Where an entry stands; one thing may stand below several others. */
export function placeOf(entry: TreeEntry, isLeaf: boolean): CheckNode {
  return {
    key: isLeaf ? `${entry.parent} ${entry.id}` : entry.id,
    parent: entry.parent,
    name: entry.name,
    closed: entry.closed,
    open: entry.open,
    ...(isLeaf && { value: entry.id }),
  };
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null;
}
