import { isMap, isPair, isScalar, isSeq, parseDocument, visit, type Node } from 'yaml';

/** A key or value in a YAML file. */
export interface Spot {
  /** Keys and positions from the top, joined with `/`: `list/columns/3`. */
  readonly path: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'key' | 'scalar' | 'map' | 'list' | 'file';
}

type Ancestors = readonly unknown[];

/** Every key and value of a YAML text, in order, behind the whole file. */
export function spotsIn(text: string): readonly Spot[] {
  const found: Spot[] = [{ path: '', start: 0, end: text.length, text, kind: 'file' }];
  const add = (path: string, node: Node, kind: Spot['kind']): void => {
    const [start = 0, end = 0] = node.range ?? [];
    // A block ends behind its last line break.
    const written = text.slice(start, end).trimEnd();
    if (written !== '')
      found.push({ path, start, end: start + written.length, text: written, kind });
  };
  visit(parseDocument(text), {
    Pair(_, pair, ancestors) {
      if (isScalar(pair.key)) add(pathOf(ancestors, String(pair.key.value)), pair.key, 'key');
    },
    Scalar(key, node, ancestors) {
      if (key !== 'key') add(pathOf(ancestors, key), node, 'scalar');
    },
    Map(key, node, ancestors) {
      add(pathOf(ancestors, key), node, 'map');
    },
    Seq(key, node, ancestors) {
      add(pathOf(ancestors, key), node, 'list');
    },
  });
  return found;
}

/** @param last the place in a list, or the name of a key */
function pathOf(ancestors: Ancestors, last: number | string | null): string {
  const steps = ancestors.flatMap((node, at) => {
    if (isPair(node) && isScalar(node.key)) return [String(node.key.value)];
    const below = ancestors[at + 1];
    return isSeq(node) && below !== undefined && !isPair(below)
      ? [String(node.items.indexOf(below))]
      : [];
  });
  const own =
    (typeof last === 'number' && isSeq(ancestors.at(-1))) ||
    (typeof last === 'string' && isMap(ancestors.at(-1)));
  return [...steps, ...(own ? [last] : [])].join('/');
}
