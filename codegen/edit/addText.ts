import { isMap, stringify, type YAMLMap } from 'yaml';
import { keyText } from '../read/located.ts';
import { endOfPair, isInBraces, mapIn, rangeOfKey, wayTo } from './catalogueTree.ts';
import { lineEnd, lineStart, type TextEdit } from '../read/textEdit.ts';

const INDENT = 2;
/** The comment about texts that are still to be translated. */
const MARK = '# gatehouse: translate';

/** A text that is added to a catalogue. */
export interface NewText {
  /** Its key, as the keys of the maps around it. */
  readonly path: readonly string[];
  readonly text: string;
  /** Adds the comment that it is still to be translated. */
  readonly marked: boolean;
  /** Keys of texts of another catalogue in their order: the new text gets the same place as there. */
  readonly order: readonly string[];
}

/**
 * The edits that add a text to a catalogue, in the deepest map that is there, in the style of that map.
 *
 * @param catalogue empty for a new file
 * @returns undefined when something else stands where the text belongs
 */
export function addText(catalogue: string, added: NewText): readonly TextEdit[] | undefined {
  if (catalogue.trim() === '') {
    return [{ start: 0, end: catalogue.length, text: block(added.path, added, 0) }];
  }
  const root = mapIn(catalogue);
  if (!root) return undefined;
  const { map, rest } = deepest(root, added.path.join('.'));
  const path = rest && alignedPath(added.path, rest);
  if (!path) return undefined;
  const after = placeIn(map, added, path);
  return isInBraces(map)
    ? addInBraces(catalogue, map, after, path, added)
    : addLines(catalogue, map, after, path, added);
}

/** The deepest map whose keys begin the key, and what is left of the key; nothing is left where it cannot stand. */
function deepest(
  map: YAMLMap,
  key: string,
): { readonly map: YAMLMap; readonly rest: string | undefined } {
  for (const pair of map.items) {
    const own = keyText(pair);
    if (own === key) return { map, rest: undefined };
    if (own === undefined || !key.startsWith(`${own}.`)) continue;
    if (!isMap(pair.value)) return { map, rest: undefined };
    return deepest(pair.value, key.slice(own.length + 1));
  }
  return { map, rest: key };
}

/** The last keys of a path that make up the rest of the joined key. */
function alignedPath(path: readonly string[], rest: string): readonly string[] {
  for (let from = 0; from < path.length; from += 1) {
    const own = path.slice(from);
    if (own.join('.') === rest) return own;
  }
  return rest.split('.');
}

/** The pair that the new one follows: of those before it in the other catalogue, the last that is here; -1 for none. */
function placeIn(map: YAMLMap, { order, path: whole }: NewText, path: readonly string[]): number {
  const above = whole.slice(0, whole.length - path.length);
  const prefix = above.length === 0 ? '' : `${above.join('.')}.`;
  const place = order.indexOf(whole.join('.'));
  const before = order.slice(0, Math.max(0, place)).toReversed();
  const keys = map.items.map((pair) => keyText(pair));
  const last = map.items.length - 1;
  if (place < 0) return last;
  for (const key of before) {
    if (!key.startsWith(prefix)) continue;
    const index = keys.findIndex(
      (own) =>
        own !== undefined &&
        (key === prefix + own || key.startsWith(`${prefix}${own}.`)) &&
        own !== path[0],
    );
    if (index >= 0) return index;
  }
  return -1;
}

function addLines(
  text: string,
  map: YAMLMap,
  after: number,
  path: readonly string[],
  added: NewText,
): readonly TextEdit[] | undefined {
  const pair = map.items[Math.max(0, after)];
  const [start] = pair ? (rangeOfKey(pair) ?? []) : [];
  const end = pair && endOfPair(pair);
  if (start === undefined || end === undefined) return undefined;
  const indent = start - lineStart(text, start);
  if (text.slice(start - indent, start).trim() !== '') return undefined;
  const lines = block(path, added, indent);
  if (after < 0) return [{ start: start - indent, end: start - indent, text: lines }];
  const at = lineEnd(text, end);
  return [
    at === text.length && !text.endsWith('\n')
      ? { start: at, end: at, text: `\n${lines.slice(0, -1)}` }
      : { start: at + 1, end: at + 1, text: lines },
  ];
}

function addInBraces(
  text: string,
  map: YAMLMap,
  after: number,
  path: readonly string[],
  added: NewText,
): readonly TextEdit[] | undefined {
  const pair = map.items[Math.max(0, after)];
  const at = after < 0 ? pair && rangeOfKey(pair)?.[0] : pair && endOfPair(pair);
  if (at === undefined) return undefined;
  const inner = path
    .slice(1)
    .reduceRight((value, key) => `{ ${written(key)}: ${value} }`, writtenInBraces(added.text));
  const entry = `${written(path[0] ?? '')}: ${inner}`;
  const edit = { start: at, end: at, text: after < 0 ? `${entry}, ` : `, ${entry}` };
  if (!added.marked) return [edit];
  const line = lineStart(text, at);
  const indent = /^ */.exec(text.slice(line))?.[0] ?? '';
  const mark = `${indent}${MARK} ${path.join('.')}\n`;
  return [{ start: line, end: line, text: mark }, edit];
}

/** Lines for a text below its keys; the last one has the comment. */
function block(path: readonly string[], { text, marked }: NewText, indent: number): string {
  return path
    .map((key, depth) => {
      const start = `${' '.repeat(indent + depth * INDENT)}${written(key)}:`;
      if (depth < path.length - 1) return `${start}\n`;
      return `${start} ${written(text)}${marked ? `  ${MARK}` : ''}\n`;
    })
    .join('');
}

const STYLE = { lineWidth: 0, singleQuote: true, version: '1.2' } as const;

/** A text as YAML, in quotes where it needs them, in one line. */
function written(text: string): string {
  return stringify(text, { ...STYLE, blockQuote: false }).trimEnd();
}

/** The same between braces, where commas and brackets need quotes, too. */
function writtenInBraces(text: string): string {
  const list = stringify([text], { ...STYLE, collectionStyle: 'flow' }).trim();
  return list.replace(/^\[ ?/, '').replace(/ ?\]$/, '');
}

/** The keys of the maps around a text; undefined when it is not there. */
export function pathOf(catalogue: string, key: string): readonly string[] | undefined {
  const map = mapIn(catalogue);
  const way = map ? wayTo(map, key) : [];
  return way.length > 0 ? way.map((step) => step.key) : undefined;
}
