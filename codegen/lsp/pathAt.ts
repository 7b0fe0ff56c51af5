import { isMap, isNode, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import { keyText, type KeyPath } from '../read/located.ts';

/** What stands at an offset of a YAML text. */
export interface PlaceInYaml {
  /** Of the key, or of the value. */
  readonly path: KeyPath;
  readonly on: 'key' | 'value';
  /** Keys beside it in the same map. */
  readonly beside: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The key or value at an offset; also of a text with mistakes, as far as it can be read. */
export function placeAt(text: string, offset: number): PlaceInYaml | undefined {
  const document: Document.Parsed = parseDocument(text, { logLevel: 'silent', uniqueKeys: false });
  return document.contents ? within(document.contents, offset, []) : undefined;
}

function within(node: Node, offset: number, path: KeyPath): PlaceInYaml | undefined {
  if (isMap(node)) {
    const beside = node.items.flatMap((pair) => keyText(pair) ?? []);
    for (const pair of node.items) {
      const key = keyText(pair);
      if (key === undefined || !isNode(pair.key)) continue;
      const here = [...path, key];
      if (covers(pair.key, offset)) return found(pair.key, here, 'key', beside);
      const inside = isNode(pair.value) ? within(pair.value, offset, here) : undefined;
      if (inside) return inside;
    }
    return undefined;
  }
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) {
      const inside = isNode(item) ? within(item, offset, [...path, index]) : undefined;
      if (inside) return inside;
    }
    return undefined;
  }
  return covers(node, offset) ? found(node, path, 'value', []) : undefined;
}

function covers({ range }: Node, offset: number): boolean {
  return range ? range[0] <= offset && offset <= range[1] && range[1] > range[0] : false;
}

function found(
  node: Node,
  path: KeyPath,
  on: PlaceInYaml['on'],
  beside: readonly string[],
): PlaceInYaml {
  const [start = 0, end = 0] = node.range ?? [];
  return { path, on, beside, start, end, text: isScalar(node) ? String(node.value) : '' };
}
