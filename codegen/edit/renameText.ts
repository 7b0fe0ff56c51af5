import { stringify } from 'yaml';
import { mapIn, rangeOfKey, wayTo } from './catalogueTree.ts';
import { keyText } from '../read/located.ts';
import type { TextEdit } from '../read/textEdit.ts';

/**
 * The edit that gives a text another key, when the two differ in one of the keys around it: every text below that key
 * is renamed with it.
 *
 * @returns undefined when the text is not there, or would have to move to another map
 */
export function renameText(catalogue: string, key: string, wanted: string): TextEdit | undefined {
  const way = wayTo(mapIn(catalogue), key);
  let before = '';
  for (const [index, step] of way.entries()) {
    const after = way
      .slice(index + 1)
      .map((one) => `.${one.key}`)
      .join('');
    const named = wanted.slice(before.length, wanted.length - after.length);
    if (named !== step.key && named !== '' && `${before}${named}${after}` === wanted) {
      const range = rangeOfKey(step.pair);
      const isTaken = step.map.items.some((pair) => keyText(pair) === named);
      if (!range || isTaken) return undefined;
      return { start: range[0], end: range[1], text: stringify(named).trimEnd() };
    }
    before += `${step.key}.`;
  }
  return undefined;
}
