/** A node as the tree's address answers it. Its key names it in the tree, its id in the database. */
export interface TreeNode {
  readonly key: string;
  readonly parent: string;
  readonly id: string;
  readonly name: string;
  /** It may have children that are not loaded yet. */
  readonly isParent: boolean;
}

export interface TreeRow extends TreeNode {
  /** 1 for the uppermost. */
  readonly level: number;
}

/** Reads one entry of the answer; undefined for an entry that is no node. */
export function readNode(entry: Readonly<Record<string, unknown>>): TreeNode | undefined {
  const { meta } = entry;
  const data = isObject(meta) && isObject(meta.data) ? meta.data : undefined;
  if (!data || typeof data.id !== 'string') return undefined;
  return {
    key: String(entry.id),
    parent: String(entry.pId ?? ''),
    id: data.id,
    name: String(entry.name),
    isParent: entry.isParent === true,
  };
}

/** The nodes in view, in order, each below its parent when that is open. */
export function visibleRows(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
): readonly TreeRow[] {
  const keys = new Set(nodes.map((node) => node.key));
  const below = (parent: string | undefined, level: number): readonly TreeRow[] =>
    nodes
      .filter((node) => (parent === undefined ? !keys.has(node.parent) : node.parent === parent))
      .flatMap((node) => [
        { ...node, level },
        ...(open.has(node.key) ? below(node.key, level + 1) : []),
      ]);
  return below(undefined, 1);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
