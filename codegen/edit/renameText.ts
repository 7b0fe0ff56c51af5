import { stringify } from 'yaml';
import { mapIn, rangeOfKey, wayTo } from './catalogueTree.ts';
import type { TextEdit } from '../read/textEdit.ts';

/**
 * The edit that gives a text another key, when the two differ in one of the keys around it: every text below that key
 * is renamed with it.
 *
 * @returns undefined when the text is not there, or would have to move to another map
 */
export function renameText(catalogue: string, key: string, wanted: string): TextEdit | undefined {
  const map = mapIn(catalogue);
  const way = map ? wayTo(map, key) : [];
  let before = '';
  for (const [index, step] of way.entries()) {
    const after = way
      .slice(index + 1)
      .map((one) => `.${one.key}`)
      .join('');
    const named = wanted.slice(before.length, wanted.length - after.length);
    if (
      named !== step.key &&
      named !== '' &&
      wanted.startsWith(before) &&
      wanted.endsWith(after) &&
      `${before}${named}${after}` === wanted
    ) {
      const range = rangeOfKey(step.pair);
      if (!range || step.map.items.some((pair) => pair !== step.pair && isCalled(pair, named))) {
        return undefined;
      }
      return { start: range[0], end: range[1], text: stringify(named).trimEnd() };
    }
    before += `${step.key}.`;
  }
  return undefined;
}

function isCalled(pair: { readonly key: unknown }, name: string): boolean {
  return String(pair.key) === name;
}
