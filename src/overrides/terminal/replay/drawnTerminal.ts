import '@xterm/xterm/css/xterm.css';
import { Unicode11Addon } from '@xterm/addon-unicode11';
import { Terminal } from '@xterm/xterm';
import { terminalOptions, UNICODE_VERSION } from './playback.ts';
import type { Recording } from './recording.ts';

/** Of text against its background (WCAG 1.4.3); programs choose their colours without knowing ours. */
const CONTRAST = 4.5;
/** Goes to the usual screen, where it is already; without it xterm draws the cursor only after a click. */
const USUAL_SCREEN = '\u001B[?47l';
/** A terminal is dark in both themes. */
export const BACKGROUND = '#10161c';

/** Of letters, in pixels: smaller ones cannot be read, larger ones are no clearer. */
const SMALLEST_PX = 7;
const LARGEST_PX = 18;
const FONT_PX = 13;

/** Sets the size of the letters so that the terminal fits into this room, in pixels. */
export function fitTerminal(terminal: Terminal, width: number, height: number): void {
  const screen = terminal.element?.querySelector('.xterm-screen');
  const now = terminal.options.fontSize ?? FONT_PX;
  if (!screen || screen.clientWidth === 0 || screen.clientHeight === 0) return;
  const share = Math.min(width / screen.clientWidth, height / screen.clientHeight);
  const fitting = Math.min(Math.max(Math.floor(now * share * 2) / 2, SMALLEST_PX), LARGEST_PX);
  if (fitting !== now) terminal.options.fontSize = fitting;
}

/**
 * Draws a terminal on the page, for watching only: it takes no input, answers no question of a
 * program, and opens no link that a recording contains.
 *
 * @param place an element of the page
 */
export function drawTerminal(place: HTMLElement, recording: Recording): Terminal {
  const terminal = new Terminal({
    ...terminalOptions(recording),
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: FONT_PX,
    lineHeight: 1.2,
    minimumContrastRatio: CONTRAST,
    linkHandler: { activate: () => undefined },
    theme: { background: BACKGROUND, foreground: '#e6ecf1' },
  });
  terminal.loadAddon(new Unicode11Addon());
  terminal.unicode.activeVersion = UNICODE_VERSION;
  terminal.open(place);
  terminal.write(USUAL_SCREEN);
  // Keys are the page's: Tab leaves the terminal, Ctrl+C copies what is selected.
  terminal.attachCustomKeyEventHandler(() => false);
  if (terminal.textarea) terminal.textarea.tabIndex = -1;
  return terminal;
}
