import { readFileSync } from 'node:fs';

/** What tmux showed for the bytes of a recording up to a moment. */
export interface TmuxScreen {
  /** The number of the last event before it, from 0. */
  readonly event: number;
  readonly columns: number;
  readonly rows: number;
  readonly cursor: readonly [x: number, y: number];
  /** Whether the alternate screen was shown. */
  readonly alternate: boolean;
  /** As `tmux capture-pane -e -p -N` printed them. */
  readonly lines: readonly string[];
}

/** Recordings of `record.py`, with the screens of tmux. */
export const RECORDINGS = ['vim', 'top', 'less', 'cjk', 'progress'] as const;

export function readCast(name: string): string {
  return readFileSync(new URL(`${name}.cast`, import.meta.url), 'utf8');
}

/** The screens of a recording, and the columns that tmux gives each character beyond ASCII. */
export function readScreens(name: string): {
  readonly widths: Readonly<Record<string, number>>;
  readonly screens: readonly TmuxScreen[];
} {
  return JSON.parse(readFileSync(new URL(`${name}.screens.json`, import.meta.url), 'utf8'));
}

/** Attributes by their numbers in SGR (ECMA-48, section 8.3.117): what sets them, what takes them back. */
const ATTRIBUTES: Readonly<Record<string, readonly [set: number, unset: number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  italic: [3, 23],
  underline: [4, 24],
  blink: [5, 25],
  inverse: [7, 27],
  invisible: [8, 28],
  strikethrough: [9, 29],
  overline: [53, 55],
};
const BLANK = '" "';

interface Pen {
  readonly attributes: ReadonlySet<string>;
  readonly foreground: string;
  readonly background: string;
}
const PLAIN: Pen = { attributes: new Set(), foreground: '', background: '' };

/** A cell in words: `"漢" wide bold on 4`. */
export function cellText(
  characters: string,
  width: number,
  { attributes, foreground, background }: Pen,
): string {
  return [
    JSON.stringify(characters || ' '),
    width === 2 && 'wide',
    ...Object.keys(ATTRIBUTES).filter((name) => attributes.has(name)),
    foreground && `in ${foreground}`,
    background && `on ${background}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The cells of a line that tmux printed; the second cell of a wide character is left out. */
export function cellsOf(
  line: string,
  columns: number,
  widths: Readonly<Record<string, number>>,
  start: Pen,
): { cells: string[]; pen: Pen } {
  let pen = start;
  let used = 0;
  const found: { characters: string; width: number; pen: Pen }[] = [];
  // oxlint-disable-next-line no-control-regex -- terminals speak in control characters
  for (const [piece, codes] of line.matchAll(/\u001B\[([\d;:]*)m|[^]/gu)) {
    const width = widths[piece] ?? 1;
    const last = found.at(-1);
    if (codes !== undefined) pen = afterSgr(pen, codes);
    else if (width === 0 && last) last.characters += piece;
    else {
      found.push({ characters: piece, width, pen });
      used += width;
    }
  }
  const rest = Array.from({ length: columns - used }, () => BLANK);
  const cells = found.map((one) => cellText(one.characters, one.width, one.pen));
  return { cells: [...cells, ...rest], pen };
}

export const plainPen = PLAIN;

function afterSgr(pen: Pen, codes: string): Pen {
  const attributes = new Set(pen.attributes);
  let { foreground, background } = pen;
  const parts = codes.split(';');
  while (parts.length > 0) {
    const [code = '', ...details] = (parts.shift() ?? '').split(':');
    const number = Number(code);
    const colour = () => extendedColour(details.length > 0 ? details : parts);
    for (const [name, [set, unset]] of Object.entries(ATTRIBUTES)) {
      if (number === set && details[0] !== '0') attributes.add(name);
      if (number === unset) attributes.delete(name);
    }
    if (number === 0) {
      attributes.clear();
      foreground = '';
      background = '';
    } else if (number >= 30 && number <= 37) foreground = String(number - 30);
    else if (number >= 90 && number <= 97) foreground = String(number - 90 + 8);
    else if (number >= 40 && number <= 47) background = String(number - 40);
    else if (number >= 100 && number <= 107) background = String(number - 100 + 8);
    else if (number === 38) foreground = colour();
    else if (number === 48) background = colour();
    else if (number === 58) colour();
    else if (number === 39) foreground = '';
    else if (number === 49) background = '';
  }
  return { attributes, foreground, background };
}

/** `5;196` is a colour of the palette, `2;255;0;0` a colour by its parts. Takes its numbers out of the list. */
function extendedColour(numbers: string[]): string {
  const kind = numbers.shift();
  if (kind === '5') return numbers.shift() ?? '';
  // With colons there is an empty colour space before the parts.
  if (numbers[0] === '') numbers.shift();
  const [red = 0, green = 0, blue = 0] = numbers.splice(0, 3).map(Number);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}
