import type { Range } from './diagnostic.ts';
import type { Paint } from './colours.ts';
import { UNPRINTABLE } from './printable.ts';
import { widthOf } from './table.ts';

/** Maximum width of a code frame; longer lines are cut around the position. */
const WIDEST_LINE = 120;
/** Columns kept before the position when a line is cut. */
const KEPT_IN_FRONT = 40;
const ELLIPSIS = '…';

/** The line of a finding, with carets below its range; empty when there is no such line. */
export function codeFrame(text: string, range: Range, paint: Paint): string {
  const { line, column } = range.start;
  const source = lineOf(text, line)?.replace(/\r$/, '');
  if (source === undefined) return '';
  const sameLine = range.end.line === line;
  const end = sameLine ? Math.max(range.end.column, column + 1) : source.length + 1;
  const cut = column > WIDEST_LINE - KEPT_IN_FRONT ? column - KEPT_IN_FRONT : 0;
  const shown = withEllipses(source, cut);
  const shift = cut > 0 ? ELLIPSIS.length - cut : 0;
  const before = shown.slice(0, column - 1 + shift);
  const marked = shown.slice(column - 1 + shift, end - 1 + shift);
  const number = String(line);
  const gutter = ' '.repeat(number.length);
  const carets = '^'.repeat(Math.max(1, widthOf(marked)));
  return [
    paint(`${gutter} |`, 'dim'),
    `${paint(`${number} |`, 'dim')} ${visible(shown)}`.trimEnd(),
    `${paint(`${gutter} |`, 'dim')} ${' '.repeat(widthOf(before))}${paint(carets, 'red')}`,
  ].join('\n');
}

/** Without splitting the rest of the file, which may be large. */
function lineOf(text: string, line: number): string | undefined {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return undefined;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end);
}

/** With one sign in place of each unprintable character: the carets below count them. */
function visible(text: string): string {
  return text.replaceAll('\t', ' ').replaceAll(UNPRINTABLE, '\uFFFD');
}

function withEllipses(source: string, cut: number): string {
  const front = cut > 0 ? ELLIPSIS + source.slice(cut) : source;
  return front.length > WIDEST_LINE ? front.slice(0, WIDEST_LINE) + ELLIPSIS : front;
}
