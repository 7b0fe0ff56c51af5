/** A node of a checkbox tree. The same value may occur several times. */
export interface CheckNode {
  /** Unique in the tree. */
  readonly key: string;
  /** Key of the parent; empty at the top. */
  readonly parent: string;
  readonly name: string;
  /** The value of a leaf. */
  readonly value?: string;
  /** It cannot be changed. */
  readonly closed: boolean;
  /** Expanded at the start. */
  readonly open: boolean;
}

export interface CheckRow extends CheckNode {
  /** From 1. */
  readonly level: number;
  readonly isParent: boolean;
  readonly isOpen: boolean;
  readonly state: 'all' | 'some' | 'none';
  /** The values that a press changes: its own, or those of all enabled leaves below. */
  readonly values: readonly string[];
}

/** The visible rows, children after their expanded parent, each with its checked state. */
export function checkRows(
  nodes: readonly CheckNode[],
  open: ReadonlySet<string>,
  checked: ReadonlySet<string>,
): readonly CheckRow[] {
  const children = new Map<string, CheckNode[]>();
  for (const node of nodes) {
    const siblings = children.get(node.parent);
    if (siblings) siblings.push(node);
    else children.set(node.parent, [node]);
  }
  const keys = new Set(nodes.map(({ key }) => key));
  const build = (node: CheckNode, level: number): readonly CheckRow[] => {
    const below = (children.get(node.key) ?? []).map((child) => build(child, level + 1));
    const tops = below.flatMap(([first]) => first ?? []);
    const values =
      node.value === undefined
        ? [...new Set(tops.flatMap((row) => row.values))]
        : node.closed
          ? []
          : [node.value];
    const isOpen = open.has(node.key);
    const row: CheckRow = {
      ...node,
      level,
      isParent: node.value === undefined,
      isOpen,
      state: node.value === undefined ? joined(tops) : checked.has(node.value) ? 'all' : 'none',
      values,
    };
    return [row, ...(isOpen ? below.flat() : [])];
  };
  return nodes.filter((node) => !keys.has(node.parent)).flatMap((node) => build(node, 1));
}

function joined(rows: readonly CheckRow[]): CheckRow['state'] {
  const states = new Set(rows.filter(hasLeaves).map((row) => row.state));
  if (states.size === 0) return 'none';
  const [only] = states;
  return states.size === 1 && only ? only : 'some';
}

/** Groups without leaves do not count for the state of their ancestors. */
function hasLeaves(row: CheckRow): boolean {
  return row.value !== undefined || row.values.length > 0 || row.state !== 'none';
}
