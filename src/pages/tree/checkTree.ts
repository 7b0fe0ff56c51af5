import { groupBy } from '../../../codegen/model/groupBy.ts';

/** A node of a checkbox tree. The same value may occur several times. */
export interface CheckNode {
  /** Unique in the tree. */
  readonly key: string;
  /** Key of the parent; empty at the top. */
  readonly parent: string;
  readonly name: string;
  /** Further words that a search finds, such as an address. */
  readonly also?: string | undefined;
  /** Shown behind the name: why it is disabled, or what is special about it. */
  readonly note?: string | undefined;
  /** The value of a leaf. */
  readonly value?: string;
  /** It cannot be changed. */
  readonly closed: boolean;
  /** It can never be checked, so it does not count for its ancestors. */
  readonly excluded?: boolean;
  /** Expanded at the start. */
  readonly open: boolean;
}

interface CheckRow extends CheckNode {
  /** From 1. */
  readonly level: number;
  readonly isParent: boolean;
  readonly isOpen: boolean;
  readonly state: 'all' | 'some' | 'none';
  /** The values that a press changes: its own, or those of all enabled leaves below. */
  readonly values: readonly string[];
  /** Of a parent: its different leaves, and how many of them are checked. */
  readonly total: number;
  readonly count: number;
}

interface BuiltRow {
  readonly row: CheckRow;
  /** The values of all leaves below that can be checked. */
  readonly leaves: ReadonlySet<string>;
  readonly shown: readonly CheckRow[];
}

/** The visible rows, children after their expanded parent, each with its checked state. */
export function checkRows(
  nodes: readonly CheckNode[],
  open: ReadonlySet<string>,
  checked: ReadonlySet<string>,
): readonly CheckRow[] {
  const children = childrenOf(nodes);
  const build = (node: CheckNode, level: number): BuiltRow => {
    const below = (children.get(node.key) ?? []).map((child) => build(child, level + 1));
    const isParent = node.value === undefined;
    const leaves: ReadonlySet<string> = isParent
      ? new Set(below.flatMap((one) => [...one.leaves]))
      : new Set(node.excluded || node.value === undefined ? [] : [node.value]);
    const values = isParent
      ? [...new Set(below.flatMap(({ row }) => row.values))]
      : node.closed || node.value === undefined
        ? []
        : [node.value];
    const count = [...leaves].filter((value) => checked.has(value)).length;
    const isOpen = open.has(node.key);
    const state = count === 0 ? 'none' : count === leaves.size ? 'all' : 'some';
    const row: CheckRow = {
      ...node,
      level,
      isParent,
      isOpen,
      state,
      values,
      total: leaves.size,
      count,
    };
    return { row, leaves, shown: [row, ...(isOpen ? below.flatMap((one) => one.shown) : [])] };
  };
  const keys = new Set(nodes.map(({ key }) => key));
  return nodes.filter((node) => !keys.has(node.parent)).flatMap((node) => build(node, 1).shown);
}

/** The nodes by the key of their parent, in their order. */
export function childrenOf(nodes: readonly CheckNode[]): ReadonlyMap<string, readonly CheckNode[]> {
  return groupBy(nodes, ({ parent }) => parent);
}

/** The leaves to be kept, and the branches above them. */
export function withLeaves(
  nodes: readonly CheckNode[],
  keep: (value: string) => boolean,
): readonly CheckNode[] {
  const parents = new Map(nodes.map(({ key, parent }) => [key, parent]));
  const kept = new Set<string>();
  for (const { key, value } of nodes) {
    if (value === undefined || !keep(value)) continue;
    let at: string | undefined = key;
    while (at !== undefined && !kept.has(at)) {
      kept.add(at);
      at = parents.get(at);
    }
  }
  return nodes.filter(({ key }) => kept.has(key));
}
