import { isCombiningMark } from './combiningMarks.ts';
import { ControlParser, type ControlSequence, type ControlString } from './controlParser.ts';
import { CAN } from './controlState.ts';
import {
  controlWork,
  escapeWork,
  lineWork,
  resizeWork,
  stringWork,
  type Work,
} from './outputWork.ts';
import type { TerminalSize } from './terminalSize.ts';

/** On one character. Real ones have up to six; a browser needs minutes to draw a hundred thousand. */
const MOST_MARKS = 16;
/** The terminal moves every link with its row. */
const MOST_LINKS = 2000;
/** The identifier of a link, and the length of `8;;`, which ends one. */
const LINK = 8;
const LINK_END_LENGTH = 3;
/** What costs less is never left out. */
const HEAVY_WORK: Work = 1000;
/** Of everything heavy in a recording: about ten seconds. */
const MOST_HEAVY_WORK: Work = 1_000_000_000;
/** Of a piece: about thirty milliseconds, so that the page stays responsive between two. */
export const PIECE_WORK: Work = 3_000_000;
/** Characters of a piece. */
export const PIECE_LENGTH = 65_536;

const CANCEL = String.fromCodePoint(CAN);
/** Wide characters begin here. */
const FIRST_WIDE = 0x1100;
/** Lines that break by themselves (DECAWM). */
const WRAP_MODE = 7;

/** A piece of output that may be written at once. */
export interface OutputPiece {
  readonly text: string;
  readonly work: Work;
}

/**
 * Makes the output of a recorded session safe for a terminal: whoever typed in the session must not be able to
 * block the page of whoever watches it. It takes the outputs in their order, since a sequence may be split
 * between two, and leaves everything as it is that a terminal does in reasonable time:
 *
 * - a first parameter keeps its first four digits: xterm scrolls, inserts lines, moves to tabs and prints
 *   characters as often as it says (ECMA-48: SU, SD, IL, DL, CHT, CBT, REP);
 * - a character keeps 16 marks; a title, colour or link of more than 16,384 letters is cancelled (CAN);
 * - of what moves or clears whole screens, as much is done as takes ten seconds; the rest is cancelled.
 */
export class OutputSanitizer {
  /** How many sequences, marks and sizes were shortened or left out, so that the screen may differ. */
  changes = 0;

  #size: TerminalSize;
  readonly #parser = new ControlParser();
  /** The first half of a character, whose other half is in the next output. */
  #half = '';
  #work: Work = 0;
  #heavyWork: Work = 0;
  #links = 0;
  #marks = 0;
  #isWide = false;
  #wraps = true;

  constructor(size: TerminalSize) {
    this.#size = size;
  }

  /** Whether the window may take this size. */
  resize(size: TerminalSize): boolean {
    const permitted = this.#permits(resizeWork(this.#size, size));
    if (permitted) this.#size = size;
    return permitted;
  }

  /** The same output, in pieces. */
  output(text: string): OutputPiece[] {
    const all = this.#half + text;
    const end = isFirstHalf(all.charCodeAt(all.length - 1)) ? all.length - 1 : all.length;
    this.#half = all.slice(end);

    const pieces: OutputPiece[] = [];
    let changed = '';
    let unchanged = 0;
    let pieceStart = 0;
    this.#work = 0;
    for (let at = 0; at < end;) {
      const letters = this.#lettersFrom(all, at, Math.min(end, pieceStart + PIECE_LENGTH));
      if (letters > 0) {
        at += letters;
        this.#work += letters;
      } else {
        const code = all.codePointAt(at) ?? 0;
        const next = at + (code > 0xffff ? 2 : 1);
        const instead = this.#instead(code);
        if (instead !== undefined) {
          changed += all.slice(unchanged, at) + instead;
          unchanged = next;
        }
        at = next;
        this.#work += 1;
      }
      if (this.#work >= PIECE_WORK || at - pieceStart >= PIECE_LENGTH || at >= end) {
        const piece = changed + all.slice(unchanged, at);
        if (piece !== '') pieces.push({ text: piece, work: this.#work });
        changed = '';
        unchanged = at;
        pieceStart = at;
        this.#work = 0;
      }
    }
    return pieces;
  }

  /** How many letters of ASCII stand here: most of an output, so they are passed over quickly. */
  #lettersFrom(text: string, start: number, end: number): number {
    if (!this.#parser.isAtGround) return 0;
    let at = start;
    while (at < end && isLetter(text.charCodeAt(at))) at += 1;
    if (at > start) {
      this.#marks = 0;
      this.#isWide = false;
    }
    return at - start;
  }

  /** What is written instead of a character; undefined for itself. */
  #instead(code: number): string | undefined {
    const event = this.#parser.next(code);
    switch (event.kind) {
      case 'other':
        return undefined;
      case 'print':
        return this.#keepsMark(code) ? undefined : this.#change('');
      case 'line':
        this.#work += lineWork(this.#size, this.#links);
        return undefined;
      case 'surplus':
        return '';
      case 'too long':
        return this.#change(CANCEL);
      case 'string':
        return this.#permitsString(event) ? undefined : CANCEL + String.fromCodePoint(code);
      default:
        return this.#permitsSequence(event) ? undefined : CANCEL;
    }
  }

  #keepsMark(code: number): boolean {
    if (isCombiningMark(code)) {
      this.#marks += 1;
      return this.#marks <= (this.#pilesUp ? 0 : MOST_MARKS);
    }
    this.#marks = 0;
    this.#isWide = code >= FIRST_WIDE;
    return true;
  }

  /** A wide character at the end of a line that does not break: xterm leaves it out, but not its marks. */
  get #pilesUp(): boolean {
    return this.#isWide && !this.#wraps;
  }

  #permitsSequence(sequence: ControlSequence): boolean {
    const { kind, collected, final, parameters, shortened } = sequence;
    if (kind === 'escape') {
      if (!this.#permits(escapeWork(sequence, this.#size))) return false;
      if (collected === '' && final === 'c') this.#wraps = true;
      return true;
    }
    if (collected === '?' && parameters.includes(WRAP_MODE)) {
      if (final === 'h') this.#wraps = true;
      if (final === 'l') this.#wraps = false;
    }
    const repeats = collected === '' && final === 'b';
    if (repeats && this.#pilesUp) return this.#change(false);
    if (repeats && shortened) this.changes += 1;
    const work = controlWork(sequence, this.#size, this.#links);
    return this.#permits(repeats ? work * (this.#marks + 1) : work);
  }

  #permitsString({ identifier, length }: ControlString): boolean {
    if (identifier === LINK && length > LINK_END_LENGTH) {
      this.#links += 1;
      if (this.#links > MOST_LINKS) return this.#change(false);
    }
    return this.#permits(stringWork(identifier));
  }

  #permits(work: Work): boolean {
    if (work >= HEAVY_WORK) {
      if (this.#heavyWork + work > MOST_HEAVY_WORK) return this.#change(false);
      this.#heavyWork += work;
    }
    this.#work += work;
    return true;
  }

  #change<T>(result: T): T {
    this.changes += 1;
    return result;
  }
}

function isLetter(unit: number): boolean {
  return unit >= 0x20 && unit < 0x7f;
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
