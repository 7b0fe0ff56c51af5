import { visibleText } from '../../i18n/visibleText.ts';

/** A node, or an asset in it, as the tree's address answers it (protocol, section 14.3). */
export interface TreeEntry {
  readonly kind: 'node' | 'asset';
  /** Names it in the tree: the key of a node; an asset may lie in several nodes. */
  readonly key: string;
  /** Key of the node it lies in. */
  readonly parent: string;
  /** Names it on the server. */
  readonly id: string;
  /** What is shown: of a node with the number of its assets. */
  readonly name: string;
  readonly title: string;
  /** Of a node: its name alone. */
  readonly value: string;
  /** There may be something below it. */
  readonly isParent: boolean;
  /** The server wants it open at first. */
  readonly open: boolean;
  /** Made by the server, such as the favourites: it can be chosen and nothing else. */
  readonly pseudo: boolean;
}

export interface TreeRow extends TreeEntry {
  /** 1 for the uppermost. */
  readonly level: number;
}

/** Reads one entry of the answer; undefined for an entry that is neither node nor asset. */
export function readEntry(entry: Readonly<Record<string, unknown>>): TreeEntry | undefined {
  const { meta } = entry;
  const data = isObject(meta) && isObject(meta.data) ? meta.data : undefined;
  if (!data || typeof data.id !== 'string') return undefined;
  const asset = isObject(meta) && meta.type === 'asset';
  const key = String(entry.id);
  const parent = String(entry.pId ?? '');
  return {
    kind: asset ? 'asset' : 'node',
    key: asset ? `${parent}/${key}` : key,
    parent,
    id: data.id,
    name: visibleText(String(entry.name)),
    title: visibleText(String(entry.title ?? entry.name)),
    value: String(data.value ?? entry.name),
    isParent: entry.isParent === true,
    open: entry.open === true,
    pseudo: !asset && !KEY.test(key),
  };
}

/** Stands for the parent of what has none in view. */
const TOP = '';
/** Keys of real nodes are numbers joined by colons. */
const KEY = /^\d+(:\d+)*$/;

/** Keys of the nodes above the one with this key: `1:0:3` lies below `1` and `1:0`. */
export function keysAbove(key: string): readonly string[] {
  const parts = key.split(':');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(':'));
}

/** Is the node at the top of its organization? It can be neither renamed, nor moved, nor deleted. */
export function isTop(entry: Pick<TreeEntry, 'key'>): boolean {
  return !entry.key.includes(':');
}

/** Does the second node lie in the first, or is it the first itself? */
export function holds(outer: Pick<TreeEntry, 'key'>, inner: Pick<TreeEntry, 'key'>): boolean {
  return inner.key === outer.key || inner.key.startsWith(`${outer.key}:`);
}

/** What is in view, in order, everything below its parent while that is open. */
export function visibleRows(
  entries: readonly TreeEntry[],
  isOpen: (entry: TreeEntry) => boolean,
): readonly TreeRow[] {
  const keys = new Set(entries.map((entry) => entry.key));
  const children = new Map<string, TreeEntry[]>();
  for (const entry of entries) {
    const parent = keys.has(entry.parent) ? entry.parent : TOP;
    const beside = children.get(parent);
    if (beside) beside.push(entry);
    else children.set(parent, [entry]);
  }
  const below = (parent: string, level: number): readonly TreeRow[] =>
    (children.get(parent) ?? []).flatMap((entry) => [
      { ...entry, level },
      ...(entry.isParent && isOpen(entry) ? below(entry.key, level + 1) : []),
    ]);
  return below(TOP, 1);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
