import { childrenOf, type CheckNode } from './checkTree.ts';

interface FoundNodes {
  /** What was found, with everything below it and the path to it. */
  readonly nodes: readonly CheckNode[];
  /** Keys of the branches to expand, so that every result is in view. */
  readonly open: ReadonlySet<string>;
  /** The different leaves among them. */
  readonly leaves: number;
}

/**
 * The part of a checkbox tree in which a word occurs, in a name or in the further words of a node.
 * A branch that is found keeps all of its leaves.
 *
 * @param search not empty
 */
export function searchNodes(nodes: readonly CheckNode[], search: string): FoundNodes {
  const word = search.toLocaleLowerCase();
  const matches = ({ name, also = '' }: CheckNode) =>
    name.toLocaleLowerCase().includes(word) || also.toLocaleLowerCase().includes(word);
  const children = childrenOf(nodes);
  const kept = new Set<string>();
  const open = new Set<string>();
  /** @returns whether this node or one below it matches */
  const visit = (node: CheckNode, keep: boolean): boolean => {
    const found = matches(node);
    let below = false;
    for (const child of children.get(node.key) ?? []) {
      if (visit(child, keep || found)) below = true;
    }
    if (below) open.add(node.key);
    if (keep || found || below) kept.add(node.key);
    return found || below;
  };
  const keys = new Set(nodes.map(({ key }) => key));
  for (const node of nodes) if (!keys.has(node.parent)) visit(node, false);
  const found = nodes.filter(({ key }) => kept.has(key));
  const leaves = new Set(found.flatMap(({ value }) => value ?? []));
  return { nodes: found, open, leaves: leaves.size };
}
