import type { DocumentSymbol } from 'vscode-languageserver';
import { isMap, isNode, parseDocument, type YAMLMap } from 'yaml';
import { keyText } from '../read/located.ts';
import type { SourceFile } from '../read/sources.ts';
import { withLines } from '../names/textAt.ts';
import { toEditor } from './positions.ts';

/** Levels of keys that an outline shows. */
const DEEPEST = 4;
/** As in `SymbolKind`. */
const KEY = 20;

/** The keys of a YAML file, for the outline of an editor. */
export function outlineOf(file: SourceFile): readonly DocumentSymbol[] {
  const { contents } = parseDocument(file.text, { logLevel: 'silent', uniqueKeys: false });
  return isMap(contents) ? keysOf(contents, file, DEEPEST) : [];
}

function keysOf(map: YAMLMap, file: SourceFile, levels: number): DocumentSymbol[] {
  const { range } = withLines(file);
  return map.items.flatMap((pair) => {
    const name = keyText(pair);
    if (name === undefined || name === '' || !isNode(pair.key) || !pair.key.range) return [];
    const [start, keyEnd] = pair.key.range;
    const end = isNode(pair.value) ? (pair.value.range?.[1] ?? keyEnd) : keyEnd;
    return [
      {
        name,
        kind: KEY,
        range: toEditor(range(start, end)),
        selectionRange: toEditor(range(start, keyEnd)),
        children: levels > 1 && isMap(pair.value) ? keysOf(pair.value, file, levels - 1) : [],
      },
    ];
  });
}
