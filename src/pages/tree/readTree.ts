import type { CheckNode } from './checkTree.ts';
import { objectOf, objectsOf, type UnknownFields } from '../../api/unknownValues.ts';

/** A tree entry as the server sends it, with its type. */
export interface TreeEntry {
  readonly id: string;
  readonly parent: string;
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly checked: boolean;
  readonly closed: boolean;
  readonly open: boolean;
  readonly data: UnknownFields;
}

/** Reads an array of tree entries; invalid ones are left out. */
export function readTree(body: unknown): readonly TreeEntry[] {
  return objectsOf(body).flatMap((entry) => {
    if (typeof entry.id !== 'string') return [];
    const meta = objectOf(entry.meta);
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
        data: objectOf(meta.data),
      },
    ];
  });
}

/** The key of an entry; one leaf may lie below several nodes. */
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
