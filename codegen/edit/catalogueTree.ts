import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import { keyText } from '../read/located.ts';

/** As the compiler reads it. */
export const DIALECT = { version: '1.2', schema: 'core', merge: false, uniqueKeys: false } as const;

/** A key of a map on the way to a text. */
export interface Step {
  readonly map: YAMLMap;
  readonly pair: Pair;
  /** Place of the pair in its map. */
  readonly index: number;
  readonly key: string;
}

/** The outermost map of a YAML text; undefined when it has none, or mistakes. */
export function mapIn(text: string): YAMLMap | undefined {
  const document = parseDocument(text, DIALECT);
  return document.errors.length === 0 && isMap(document.contents) ? document.contents : undefined;
}

/**
 * The way to a text: the pairs whose keys, joined by dots, are its key. Keys may have dots themselves.
 *
 * @param map the outermost one of the catalogue
 * @returns empty when there is no such text
 */
export function wayTo(map: YAMLMap | undefined, key: string): readonly Step[] {
  for (const [index, pair] of map?.items.entries() ?? []) {
    const own = keyText(pair);
    if (!map || own === undefined) continue;
    const step = { map, pair, index, key: own };
    if (own === key) return [step];
    if (!isMap(pair.value) || !key.startsWith(`${own}.`)) continue;
    const rest = wayTo(pair.value, key.slice(own.length + 1));
    if (rest.length > 0) return [step, ...rest];
  }
  return [];
}

/** Whether nothing is written where a value could be. */
export function isEmpty(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null && value.source === '');
}

/** Offsets of a key, with its quotes. */
export function rangeOfKey({ key }: Pair): readonly [number, number] | undefined {
  return isScalar(key) && key.range ? [key.range[0], key.range[1]] : undefined;
}

/** Offset behind the last character of a pair's value; of its key and colon when the value is empty. */
export function endOfPair(pair: Pair): number | undefined {
  const end = isNode(pair.value) ? endOf(pair.value) : undefined;
  if (end !== undefined) return end;
  const key = rangeOfKey(pair);
  return key && key[1] + 1;
}

/** A block ends where its last part does; the library counts the comments and empty lines below it, too. */
function endOf(node: Node): number | undefined {
  if (!isCollection(node) || node.flow === true) {
    const [start, end] = node.range ?? [];
    if (start === undefined || end === undefined || start === end) return undefined;
    // Lines behind `|` and `>` end behind their last line break.
    const isLines =
      isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    return isLines ? end - 1 : end;
  }
  const last: unknown = node.items.at(-1);
  if (isMap(node)) return endOfPair(last as Pair);
  return isSeq(node) && isNode(last) ? endOf(last) : undefined;
}
