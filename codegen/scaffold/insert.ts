import { isMap, isScalar, parseDocument, type Node, type Pair, type YAMLMap } from 'yaml';
import { keyText } from '../read/located.ts';
import { fitting, inline, keyOf, type YamlTree } from './yamlText.ts';

const DIALECT = { version: '1.2', schema: 'core', strict: true } as const;
const INDENT = 2;

/** Why an entry was not added: it is there, or something else stands in its place. */
type Inserted =
  | { readonly text: string }
  | { readonly because: 'present' | 'unreadable' | 'no-map' };

/**
 * Adds an entry to a YAML text, at the end of the deepest map on its path that exists. All that stands there stays,
 * character by character, with comments and alignment.
 *
 * @param path the keys that lead to the entry; a key of the text may join several of them by dots
 * @param comment lines to put above it, without `#`; left out inside `{ … }`
 */
export function insertEntry(
  text: string,
  path: readonly string[],
  value: YamlTree,
  comment: readonly string[] = [],
): Inserted {
  const document = parseDocument(text, DIALECT);
  if (document.errors.length > 0) return { because: 'unreadable' };
  const root = document.contents;
  if (root === null || (isScalar(root) && root.value === null)) {
    return { text: `${endingInBreak(text)}${linesOf(path, value, comment, 0)}` };
  }
  if (!isMap(root)) return { because: 'no-map' };
  return insertBelow(text, root, path, value, comment);
}

function insertBelow(
  text: string,
  map: YAMLMap,
  path: readonly string[],
  value: YamlTree,
  comment: readonly string[],
): Inserted {
  const { pair, rest } = follow(map, path);
  if (!pair) {
    return {
      text: map.flow
        ? intoFlow(text, map, path, value)
        : intoBlock(text, map, path, value, comment),
    };
  }
  if (rest.length === 0) return { because: 'present' };
  if (isMap(pair.value)) return insertBelow(text, pair.value, rest, value, comment);
  if (!isEmpty(pair.value)) return { because: 'no-map' };
  if (map.flow) return { because: 'no-map' };
  const indent = columnOf(text, startOf(pair)) + INDENT;
  return { text: atLineAfter(text, endOfPair(pair), linesOf(rest, value, comment, indent)) };
}

/** The entry of a map on the path, and the keys behind it. */
function follow(map: YAMLMap, path: readonly string[]) {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length).join('.');
    const pair = map.items.find((item) => keyText(item) === key);
    if (pair) return { pair, rest: path.slice(length) };
  }
  return { pair: undefined, rest: path };
}

function intoBlock(
  text: string,
  map: YAMLMap,
  path: readonly string[],
  value: YamlTree,
  comment: readonly string[],
): string {
  const [first] = map.items;
  const indent = first ? columnOf(text, startOf(first)) : 0;
  return atLineAfter(text, endOf(map), linesOf(path, value, comment, indent));
}

function intoFlow(text: string, map: YAMLMap, path: readonly string[], value: YamlTree): string {
  const [key = '', ...rest] = path;
  const entry = `${keyOf(key)}: ${inline(nested(rest, value))}`;
  const last = map.items.at(-1);
  if (!last) {
    const [start, end] = rangeOf(map);
    return `${text.slice(0, start)}{ ${entry} }${text.slice(end)}`;
  }
  const colon = isEmpty(last.value) ? /^\s*:/.exec(text.slice(endOfPair(last))) : null;
  const at = endOfPair(last) + (colon?.[0].length ?? 0);
  const comma = /^\s*,/.exec(text.slice(at))?.[0].length;
  return comma === undefined
    ? `${text.slice(0, at)}, ${entry}${text.slice(at)}`
    : `${text.slice(0, at + comma)} ${entry}${text.slice(at + comma)}`;
}

function nested(path: readonly string[], value: YamlTree): YamlTree {
  return path.reduceRight<YamlTree>((inner, key) => ({ [key]: inner }), value);
}

/** The entry with its outer keys on lines of their own. */
function linesOf(
  path: readonly string[],
  value: YamlTree,
  comment: readonly string[],
  indent: number,
): string {
  const outer = path.slice(0, -1);
  const key = path.at(-1) ?? '';
  const margin = ' '.repeat(indent + outer.length * INDENT);
  const head = `${margin}${keyOf(key)}:`;
  return [
    ...outer.map((name, depth) => `${' '.repeat(indent + depth * INDENT)}${keyOf(name)}:\n`),
    ...comment.map((line) => `${margin}# ${line}\n`),
    `${head}${fitting(value, head.length + 1, margin.length)}`,
  ].join('');
}

/** Adds whole lines behind the line that an offset is in. */
function atLineAfter(text: string, offset: number, lines: string): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const added = lines.replaceAll('\n', lineBreak);
  if (text[offset - 1] === '\n') return `${text.slice(0, offset)}${added}${text.slice(offset)}`;
  const end = text.indexOf('\n', offset);
  if (end === -1) return `${text}${lineBreak}${added}`;
  return `${text.slice(0, end + 1)}${added}${text.slice(end + 1)}`;
}

/** Where what is written of a node ends, without the comments behind it. */
function endOf(node: Node): number {
  const last = isMap(node) && !node.flow ? node.items.at(-1) : undefined;
  return last ? endOfPair(last) : rangeOf(node)[1];
}

function endOfPair(pair: Pair): number {
  if (isNode(pair.value) && !isEmpty(pair.value)) return endOf(pair.value);
  return isNode(pair.key) ? rangeOf(pair.key)[1] : 0;
}

function startOf(pair: Pair): number {
  return isNode(pair.key) ? rangeOf(pair.key)[0] : 0;
}

function rangeOf(node: Node): readonly [number, number] {
  return [node.range?.[0] ?? 0, node.range?.[1] ?? 0];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value;
}

function isEmpty(value: unknown): boolean {
  return value === null || (isScalar(value) && value.value === null && value.source === '');
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function endingInBreak(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
