import { isMap, parseDocument, type Pair, type YAMLMap } from 'yaml';
import { keyText } from '../read/located.ts';
import { applyEdits, lineEnd, lineStart, type TextEdit } from '../read/textEdit.ts';
import { DIALECT, endOfPair, isEmpty, rangeOfKey } from './catalogueTree.ts';
import { fitting, inline, keyOf, type YamlTree } from './yamlText.ts';

const INDENT = 2;

/** What is added to a YAML text. */
export interface NewEntry {
  /** The keys that lead to it; a key of the text may join several of them by dots. */
  readonly path: readonly string[];
  readonly value: YamlTree;
  /** The value as it is written inside `{ … }`, where that differs. */
  readonly valueInBraces?: string;
  /** How its keys are written. */
  readonly writeKey?: (key: string) => string;
  /** Lines of comment above it, without `#`; left out inside `{ … }`. */
  readonly above?: readonly string[];
  /** A comment behind it, without `#`; inside `{ … }` it stands above the line, with the keys. */
  readonly behind?: string;
  /** Joined keys of another text in their order: the entry gets the same place as there. Otherwise it is the last. */
  readonly order?: readonly string[];
}

/** The edits and the text that they make; or why there are none: it is there, or something else is in its place. */
type Insertion =
  | { readonly edits: readonly TextEdit[]; readonly text: string }
  | { readonly because: 'present' | 'unreadable' | 'no-map' };

/** A text, what is added to it, and those keys of it that lead on from a map of the text. */
interface Site {
  readonly text: string;
  readonly entry: NewEntry;
  readonly path: readonly string[];
}

/**
 * Adds an entry to a YAML text, in the deepest map on its path that is there, in the style of that map. All else stays
 * as it is, character by character, with comments and alignment.
 */
export function insertEntry(text: string, entry: NewEntry): Insertion {
  const { errors, contents } = parseDocument(text, DIALECT);
  if (errors.length > 0) return { because: 'unreadable' };
  const site = { text, entry, path: entry.path };
  if (isEmpty(contents)) return inserted(text, [wholeLines(site, text.length, 0)]);
  return isMap(contents) ? insertBelow(site, contents) : { because: 'no-map' };
}

function insertBelow(site: Site, map: YAMLMap): Insertion {
  const { text } = site;
  const next = follow(map, site.path);
  if (!next) {
    const edits = map.flow ? withinBraces(site, map) : betweenLines(site, map);
    return edits ? inserted(text, edits) : { because: 'no-map' };
  }
  const { pair, below } = next;
  if (below === '') return { because: 'present' };
  const inside = { ...site, path: keysOf(site.path, below) };
  if (isMap(pair.value)) return insertBelow(inside, pair.value);
  const [start] = rangeOfKey(pair) ?? [];
  const end = endOfPair(pair);
  if (!isEmpty(pair.value) || map.flow || start === undefined || end === undefined) {
    return { because: 'no-map' };
  }
  const indent = start - lineStart(text, start) + INDENT;
  return inserted(text, [wholeLines(inside, end, indent)]);
}

/** The entry of a map that begins the keys, and what is left of them, joined. */
function follow(
  map: YAMLMap,
  rest: readonly string[],
): { readonly pair: Pair; readonly below: string } | undefined {
  const joined = rest.join('.');
  const parts = joined.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const key = parts.slice(0, length).join('.');
    const pair = map.items.find((item) => keyText(item) === key);
    if (pair) return { pair, below: joined.slice(key.length + 1) };
  }
  return undefined;
}

/** The last of the keys, that make up what is left of them; its parts, when they do not. */
function keysOf(keys: readonly string[], below: string): readonly string[] {
  const tails = keys.map((_, from) => keys.slice(from));
  return tails.find((tail) => tail.join('.') === below) ?? below.split('.');
}

/** The pair that the new one follows: of those before it in the other text, the last that is here; -1 for none. */
function placeIn(map: YAMLMap, { entry: { order, path: whole }, path }: Site): number {
  const place = order?.indexOf(whole.join('.')) ?? -1;
  if (!order || place < 0) return map.items.length - 1;
  const above = whole
    .slice(0, whole.length - path.length)
    .map((key) => `${key}.`)
    .join('');
  const keys = map.items.map((pair) => keyText(pair));
  for (const key of order.slice(0, place).toReversed()) {
    if (!key.startsWith(above)) continue;
    const index = keys.findIndex(
      (own) => own !== undefined && own !== path[0] && `${key}.`.startsWith(`${above}${own}.`),
    );
    if (index >= 0) return index;
  }
  return -1;
}

function betweenLines(site: Site, map: YAMLMap): readonly TextEdit[] | undefined {
  const { text } = site;
  const after = placeIn(map, site);
  const pair = map.items[Math.max(0, after)];
  const [start] = pair ? (rangeOfKey(pair) ?? []) : [];
  const end = pair && endOfPair(pair);
  if (start === undefined || end === undefined) return undefined;
  const line = lineStart(text, start);
  if (text.slice(line, start).trim() !== '') return undefined;
  const indent = start - line;
  if (after >= 0) return [wholeLines(site, end, indent)];
  return [{ start: line, end: line, text: linesOf(site, indent) }];
}

function withinBraces(site: Site, map: YAMLMap): readonly TextEdit[] | undefined {
  const { text, path } = site;
  const { value, valueInBraces, writeKey = keyOf, behind } = site.entry;
  const written = path.reduceRight(
    (inner, key, depth) =>
      depth === 0 ? `${writeKey(key)}: ${inner}` : `{ ${writeKey(key)}: ${inner} }`,
    valueInBraces ?? inline(value),
  );
  const edit = pairInBraces(text, map, placeIn(map, site), written);
  if (!edit || behind === undefined) return edit && [edit];
  const line = lineStart(text, edit.start);
  const indent = /^ */.exec(text.slice(line))?.[0] ?? '';
  return [{ start: line, end: line, text: `${indent}# ${behind} ${path.join('.')}\n` }, edit];
}

function pairInBraces(
  text: string,
  map: YAMLMap,
  after: number,
  written: string,
): TextEdit | undefined {
  const pair = map.items[Math.max(0, after)];
  if (!pair) {
    const [start = 0, end = 0] = map.range ?? [];
    return { start, end, text: `{ ${written} }` };
  }
  const at = after < 0 ? rangeOfKey(pair)?.[0] : endOfPair(pair);
  if (at === undefined) return undefined;
  if (after < 0) return { start: at, end: at, text: `${written}, ` };
  const isLast = after === map.items.length - 1;
  const comma = isLast ? /^\s*,/.exec(text.slice(at))?.[0].length : undefined;
  if (comma === undefined) return { start: at, end: at, text: `, ${written}` };
  return { start: at + comma, end: at + comma, text: ` ${written}` };
}

/** Adds the entry as whole lines behind the line that an offset is in. */
function wholeLines(site: Site, offset: number, indent: number): TextEdit {
  const { text } = site;
  const lines = linesOf(site, indent);
  const end = lineEnd(text, offset);
  if (end < text.length) return { start: end + 1, end: end + 1, text: lines };
  const isBroken = text === '' || text.endsWith('\n');
  return { start: end, end, text: isBroken ? lines : `${lineBreakOf(text)}${lines}` };
}

/** The entry with its outer keys on lines of their own. */
function linesOf({ text, entry, path }: Site, indent: number): string {
  const { value, writeKey = keyOf, above = [], behind } = entry;
  const margins = path.map((_, depth) => ' '.repeat(indent + depth * INDENT));
  const heads = path.map((key, depth) => `${margins[depth]}${writeKey(key)}:`);
  const [margin = '', head = ''] = [margins.at(-1), heads.at(-1)];
  const last = `${head}${fitting(value, head.length + 1, margin.length)}`;
  return [
    ...heads.slice(0, -1).map((outer) => `${outer}\n`),
    ...above.map((line) => `${margin}# ${line}\n`),
    behind === undefined ? last : last.replace(/\n$/, `  # ${behind}\n`),
  ]
    .join('')
    .replaceAll('\n', lineBreakOf(text));
}

function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

function inserted(text: string, edits: readonly TextEdit[]): Insertion {
  return { edits, text: applyEdits(text, edits) ?? text };
}
