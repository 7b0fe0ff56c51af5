import { apiFacts } from '#project/generated/api.ts';
import { groupBy } from '../../../codegen/model/groupBy.ts';
import { visibleText } from '../../i18n/visibleText.ts';
import { objectOf } from '../../api/unknownValues.ts';

/** A node, or a record in one, in the answer of a tree (protocol, section 14.3). */
export interface TreeEntry {
  readonly kind: 'node' | 'leaf';
  /** Unique in the tree: the key of a node; a leaf may be in several nodes. */
  readonly key: string;
  /** Key of the parent node. */
  readonly parent: string;
  /** Id on the server. */
  readonly id: string;
  /** The label; of a node with the number of its records. */
  readonly name: string;
  readonly title: string;
  /** The name of a node without the number. */
  readonly value: string;
  /** It may have children. */
  readonly isParent: boolean;
  /** The server wants it expanded at first. */
  readonly open: boolean;
  /** Created by the server, such as the favourites: it can only be selected. */
  readonly pseudo: boolean;
}

export interface TreeRow extends TreeEntry {
  /** From 1. */
  readonly level: number;
}

/** Reads an entry of the answer; undefined for anything but nodes and leaves. */
export function readEntry(entry: Readonly<Record<string, unknown>>): TreeEntry | undefined {
  const meta = objectOf(entry.meta);
  const data = objectOf(meta.data);
  if (typeof data.id !== 'string') return undefined;
  const isLeaf = meta.type === apiFacts.tree.leaf;
  const key = String(entry.id);
  const parent = String(entry.pId ?? '');
  return {
    kind: isLeaf ? 'leaf' : 'node',
    key: isLeaf ? `${parent}/${key}` : key,
    parent,
    id: data.id,
    name: visibleText(String(entry.name)),
    title: visibleText(String(entry.title ?? entry.name)),
    value: String(data.value ?? entry.name),
    isParent: entry.isParent === true,
    open: entry.open === true,
    pseudo: !isLeaf && !KEY.test(key),
  };
}

/** The parent of entries whose own parent is not loaded. */
const TOP = '';
/** Keys of real nodes are numbers joined by colons. */
const KEY = /^\d+(:\d+)*$/;

/** Keys of the ancestors: `1:0:3` has `1` and `1:0`. */
export function keysAbove(key: string): readonly string[] {
  const parts = key.split(':');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(':'));
}

/** Is the node the top of its organization? It cannot be renamed, moved or deleted. */
export function isTop(entry: Pick<TreeEntry, 'key'>): boolean {
  return !entry.key.includes(':');
}

/** Is the second node the first one or below it? */
export function holds(outer: Pick<TreeEntry, 'key'>, inner: Pick<TreeEntry, 'key'>): boolean {
  return inner.key === outer.key || inner.key.startsWith(`${outer.key}:`);
}

/** The visible entries in order, children after their expanded parent. */
export function visibleRows(
  entries: readonly TreeEntry[],
  isOpen: (entry: TreeEntry) => boolean,
): readonly TreeRow[] {
  const keys = new Set(entries.map((entry) => entry.key));
  const children = groupBy(entries, ({ parent }) => (keys.has(parent) ? parent : TOP));
  const below = (parent: string, level: number): readonly TreeRow[] =>
    (children.get(parent) ?? []).flatMap((entry) => [
      { ...entry, level },
      ...(entry.isParent && isOpen(entry) ? below(entry.key, level + 1) : []),
    ]);
  return below(TOP, 1);
}
