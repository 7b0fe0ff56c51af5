import { endOfPair, mapIn, rangeOfKey, wayTo, type Step } from './catalogueTree.ts';
import { lineEnd, lineStart, type TextEdit } from '../read/textEdit.ts';

/**
 * The edit that removes a text from a catalogue, with the maps that become empty by it. A comment at the end of its
 * line goes with it; comments in lines of their own stay.
 *
 * @returns `empty` when nothing else is in the catalogue; undefined when the text is not there, or stands in a way
 * that cannot be edited
 */
export function removeText(catalogue: string, key: string): TextEdit | 'empty' | undefined {
  const way = wayTo(mapIn(catalogue), key);
  const step = way.findLast(({ map: { items } }) => items.length > 1);
  if (!step) return way.length > 0 ? 'empty' : undefined;
  return step.map.flow ? withinBraces(step) : wholeLines(catalogue, step);
}

function wholeLines(text: string, { pair }: Step): TextEdit | undefined {
  const [start] = rangeOfKey(pair) ?? [];
  const end = endOfPair(pair);
  if (start === undefined || end === undefined) return undefined;
  const from = lineStart(text, start);
  if (text.slice(from, start).trim() !== '') return undefined;
  return { start: from, end: Math.min(lineEnd(text, end) + 1, text.length), text: '' };
}

function withinBraces({ map, pair, index }: Step): TextEdit | undefined {
  const [start] = rangeOfKey(pair) ?? [];
  const next = map.items[index + 1];
  const [nextStart] = next ? (rangeOfKey(next) ?? []) : [];
  if (start !== undefined && nextStart !== undefined) return { start, end: nextStart, text: '' };
  const before = map.items[index - 1];
  const from = before && endOfPair(before);
  const end = endOfPair(pair);
  return from === undefined || end === undefined ? undefined : { start: from, end, text: '' };
}
