import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { isMap as isRecord } from '../model/isMap.ts';
import type { Place, Range } from '../report/diagnostic.ts';
import type { Lines } from './lines.ts';
import { memoize } from './memoize.ts';

export type KeyPath = readonly (string | number)[];

/** The content of a manifest or catalogue, with the place of each part. */
export interface Located<T> {
  /** The first file, where it is split into several. */
  readonly file: string;
  readonly value: T;
  /** Place of the value at a path; of its nearest existing ancestor when there is no such value. */
  at(path: KeyPath): Place;
  /** Place of the key itself (`name` in `name: { … }`). */
  atKey(path: KeyPath): Place;
  /** The files that it is split into. */
  readonly parts?: readonly Located<unknown>[];
  /** Of a resource: keys that its file leaves out, and what they follow from. */
  readonly derived?: Readonly<Record<string, string>>;
  /** Of a resource: what the server's table says of its fields. */
  readonly served?: Served;
  /** The other file in which the value at a path is written, when it is taken over from there. */
  takenFrom?(path: KeyPath): Located<unknown> | undefined;
}

/** What the server's table says of the fields of a resource. */
interface Served {
  readonly table: Located<unknown>;
  /** Where its fields stand there. */
  readonly path: KeyPath;
  /** Of each of its fields, also of those that no page names. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The first version of the server that filters by a field, where an earlier one does not. */
  readonly filterSince: Readonly<Record<string, string>>;
  /** Those that the resource has. */
  readonly named: readonly string[];
}

export interface LocatedText {
  readonly text: string;
  readonly file: string;
  readonly range: Range;
}

/** The syntax tree of a file; only positions need it. */
interface SyntaxTree {
  readonly root: Node | null;
  readonly lines: Lines;
}

/**
 * Combines a file's value with its syntax tree, which is searched only when a position is asked for.
 *
 * @param treeOf called at most once
 * @param keyAt the position of a key of a map in the value, where it is known without the tree
 */
export function locate<T>(
  file: string,
  value: T,
  treeOf: () => SyntaxTree,
  keyAt: (map: object, key: string) => Range | undefined = () => undefined,
): Located<T> {
  let known: SyntaxTree | undefined;
  const tree = (): SyntaxTree => (known ??= treeOf());
  const rangeOf = (node: unknown): Range | undefined =>
    isNode(node) && node.range ? tree().lines.range(node.range[0], node.range[1]) : undefined;
  // Asked for by findings alone: most places turn out to be right.
  const placed = (rangeAt: () => Range): Place => ({
    file,
    get range() {
      return rangeAt();
    },
  });
  return {
    file,
    value,
    at: (path) => placed(() => rangeOf(walk(tree().root, path).node) ?? tree().lines.range(0, 0)),
    atKey: (path) =>
      placed(() => {
        const above = valueIn(value, path.slice(0, -1));
        const range = isRecord(above) ? keyAt(above, String(path.at(-1))) : undefined;
        if (range) return range;
        const { pair, node } = walk(tree().root, path);
        return rangeOf(pair?.key) ?? rangeOf(node) ?? tree().lines.range(0, 0);
      }),
  };
}

/** Whether it stands in a file, or a part of it does. */
export function standsIn({ file, parts }: Located<unknown>, path: string): boolean {
  return parts?.some((part) => part.file === path) ?? file === path;
}

/** What stands at a path of a value; undefined when nothing does. */
export function valueIn(value: unknown, path: KeyPath): unknown {
  let here: unknown = value;
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = Reflect.get(here, step);
  }
  return here;
}

/** Follows a path as far as it exists; `pair` is the last key on the way. */
function walk(root: Node | null, path: KeyPath): { node: unknown; pair?: Pair } {
  let node: unknown = root;
  let pair: Pair | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const next = pairsOf(node).get(String(step));
      if (!next) break;
      pair = next;
      node = next.value;
    } else if (isSeq(node)) {
      const next: unknown = node.items[Number(step)];
      if (next === undefined) break;
      pair = undefined;
      node = next;
    } else {
      break;
    }
  }
  return { node, pair };
}

/** The pairs of a map by key; computed on demand. */
const pairsOf = memoize(
  ({ items }: YAMLMap): ReadonlyMap<string, Pair> =>
    new Map(items.map((pair) => [keyText(pair) ?? '', pair])),
);

/** A key as text: `0:` and `true:` are the keys `0` and `true`. */
export function keyText(pair: Pair): string | undefined {
  if (!isScalar(pair.key)) return undefined;
  const { value, source } = pair.key;
  if (value === null || value === undefined) return undefined;
  return typeof value === 'string' ? value : (source ?? String(value));
}
