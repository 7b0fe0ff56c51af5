import type { ITerminalInitOnlyOptions, ITerminalOptions, Terminal } from '@xterm/xterm';
import { createFollower } from './createFollower.ts';
import { countUntil } from './moments.ts';
import { PIECE_LENGTH, PIECE_WORK } from './outputSanitizer.ts';
import { SCROLLBACK_ROWS } from './outputWork.ts';
import type { Recording, RecordingEvent } from './recording.ts';

/** What a playback needs of a terminal; the one without a page (`@xterm/headless`) has it too. */
type PlayedTerminal = Pick<Terminal, 'write' | 'reset' | 'resize'> & {
  readonly buffer: Pick<Terminal['buffer'], 'active'>;
  readonly rows: number;
};

/** How a terminal of this recording is made. `unicode.activeVersion` must be `UNICODE_VERSION`. */
export function terminalOptions({ size }: Recording): ITerminalOptions & ITerminalInitOnlyOptions {
  return {
    cols: size.columns,
    rows: size.rows,
    scrollback: SCROLLBACK_ROWS,
    disableStdin: true,
    // It would write every mistake in the output to the browser's console.
    logLevel: 'off',
    // Unicode widths are a proposed part of its API.
    allowProposedApi: true,
  };
}

/** The widths of characters that today's terminals use: an emoji takes two columns. */
export const UNICODE_VERSION = '11';

/**
 * Brings a terminal to any time of a recording. Going forward only writes what is new; going back
 * starts over.
 *
 * @returns a function of the seconds from the start; it resolves when the terminal is there. Calls
 * meanwhile change where it goes.
 */
export function createPlayback(
  terminal: PlayedTerminal,
  { size, events }: Recording,
): (seconds: number) => Promise<void> {
  /** Positions are numbers of written events. */
  const follow = createFollower(async (written, wanted) => {
    if (written > wanted) {
      terminal.reset();
      terminal.resize(size.columns, size.rows);
      return 0;
    }
    const event = events[written];
    if (event?.kind === 'resize') {
      terminal.resize(event.size.columns, event.size.rows);
      return written + 1;
    }
    const { text, end } = nextPart(events, written, wanted);
    await new Promise<void>((done) => terminal.write(text, done));
    return end;
  });
  return (seconds) =>
    follow(countUntil(events.length, (index) => events[index]?.seconds ?? Infinity, seconds));
}

/** The output that is written next: up to a resize, the wanted event, or as much as a piece has. */
function nextPart(events: readonly RecordingEvent[], start: number, wanted: number) {
  const texts: string[] = [];
  let length = 0;
  let work = 0;
  let end = start;
  for (; end < wanted && length < PIECE_LENGTH && work < PIECE_WORK; end += 1) {
    const event = events[end];
    if (event?.kind !== 'output') break;
    texts.push(event.text);
    length += event.text.length;
    work += event.work;
  }
  return { text: texts.join(''), end };
}

/** What the screen says, without trailing blanks: for users who do not see it. */
export function screenText({ buffer, rows }: PlayedTerminal): string {
  const { active } = buffer;
  return Array.from({ length: rows }, (_, row) =>
    active.getLine(active.baseY + row)?.translateToString(true),
  ).join('\n');
}
