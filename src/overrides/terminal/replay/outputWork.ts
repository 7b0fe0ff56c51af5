import type { ControlSequence } from './controlParser.ts';
import type { TerminalSize } from './terminalSize.ts';

/** Rows above the screen: they come back into view when the window gets higher. */
export const SCROLLBACK_ROWS = 1000;

/**
 * How much work a terminal has with something, in steps of about ten nanoseconds (xterm 6, measured): it copies
 * rows and cells, and some of its functions repeat as often as a parameter says.
 */
export type Work = number;

/** Switch to the other screen and back, or to 132 columns: they clear the screen. */
const SCREEN_MODES: ReadonlySet<number> = new Set([3, 47, 1047, 1049]);
/** Colours of the palette, of text, background and cursor: the style sheet of the terminal is written anew. */
const COLOUR_STRINGS: ReadonlySet<number> = new Set([4, 10, 11, 12, 104, 110, 111, 112]);
const COLOUR_WORK: Work = 300_000;

/** @param links how many links the terminal keeps: each follows every row that moves */
export function controlWork(
  { collected, final, parameters }: ControlSequence,
  { columns, rows }: TerminalSize,
  links: number,
): Work {
  const [first = 0] = parameters;
  const times = Math.max(first, 1);
  const screen = rows * columns;
  switch (`${collected}${final}`) {
    case 'S':
    case 'T':
    case 'L':
    case 'M':
      return times * 2 * (rows + links);
    case 'I':
    case 'Z':
      return times * 8;
    case 'b':
      return times * 5;
    case '@':
    case 'P':
    case 'X':
    case 'K':
    case '?K':
      return columns;
    case 'J':
    case '?J':
      return screen / 4 + links;
    case ' @':
    case ' A':
    case "'}":
    case "'~":
      return screen;
    case '?h':
    case '?l':
      return parameters.some((mode) => SCREEN_MODES.has(mode)) ? screen : 1;
    default:
      return 1;
  }
}

/** Of a sequence of ESC and a letter: a reset, or a screen full of letters. */
export function escapeWork(
  { collected, final }: ControlSequence,
  { columns, rows }: TerminalSize,
): Work {
  if (collected === '' && final === 'c') return (rows + SCROLLBACK_ROWS) * columns;
  if (collected === '#' && final === '8') return rows * columns;
  return collected === '' && final === 'M' ? rows : 1;
}

/** @param identifier of an operating system command (OSC) */
export function stringWork(identifier: number): Work {
  return COLOUR_STRINGS.has(identifier) ? COLOUR_WORK : 1;
}

/** A line that scrolls out of the screen. */
export function lineWork({ columns }: TerminalSize, links: number): Work {
  return columns + links;
}

export function resizeWork(from: TerminalSize, to: TerminalSize): Work {
  return (Math.max(from.rows, to.rows) + SCROLLBACK_ROWS) * Math.max(from.columns, to.columns);
}
