import { nextControlState, type ControlState } from './controlState.ts';

/** Of a first parameter: larger than any terminal, so that only repetitions of characters differ. */
const LARGEST_PARAMETER = 9999;
/** xterm keeps as many. */
const MOST_PARAMETERS = 32;
/** Characters of a string, such as a title, a colour or a link. */
const LONGEST_STRING = 16_384;

const SEMICOLON = 0x3b;
const FIRST_BEYOND_CONTROLS = 0xa0;
/** xterm leaves it out wherever it is. */
const BYTE_ORDER_MARK = 0xfeff;
/** Line feed, vertical tab, form feed; IND and NEL. */
const LINES: ReadonlySet<number> = new Set([0x0a, 0x0b, 0x0c, 0x84, 0x85]);

/** A whole sequence of ESC or CSI. */
export interface ControlSequence {
  readonly kind: 'escape' | 'control';
  /** Its prefix and its intermediate characters. */
  readonly collected: string;
  readonly final: string;
  readonly parameters: readonly number[];
  /** Digits were left out. */
  readonly shortened: boolean;
}

/** A whole string of OSC. */
export interface ControlString {
  readonly kind: 'string';
  readonly identifier: number;
  readonly length: number;
}

/**
 * What a character does: a letter is printed, a line is fed, a sequence or string ends. `surplus` is to be left out,
 * and with `too long` a string is to be cancelled.
 */
type ControlEvent =
  | { readonly kind: 'print' | 'line' | 'surplus' | 'too long' | 'other' }
  | ControlSequence
  | ControlString;

const PRINT: ControlEvent = { kind: 'print' };
const LINE: ControlEvent = { kind: 'line' };
const SURPLUS: ControlEvent = { kind: 'surplus' };
const TOO_LONG: ControlEvent = { kind: 'too long' };
const OTHER: ControlEvent = { kind: 'other' };

/** Follows the control sequences of an output, character by character. */
export class ControlParser {
  #state: ControlState = 'ground';
  #collected = '';
  #parameters: number[] = [];
  #inSubparameter = false;
  #shortened = false;
  #identifier = 0;
  #inIdentifier = true;
  #length = 0;

  /** Between sequences. */
  get isAtGround(): boolean {
    return this.#state === 'ground';
  }

  next(code: number): ControlEvent {
    if (code === BYTE_ORDER_MARK) return OTHER;
    const before = this.#state;
    const state = nextControlState(before, code);
    this.#state = state;
    if (before === 'osc' || before === 'dcsPassthrough') return this.#inString(before, code);
    if (code >= FIRST_BEYOND_CONTROLS) return before === 'ground' ? PRINT : OTHER;
    if (state !== before) this.#begin(state);
    if (LINES.has(code)) return LINE;
    if (code < 0x20 || code >= 0x7f) return OTHER;
    if (before === 'ground') return PRINT;
    if (state === 'ground') return this.#end(before, code);
    return this.#inHeader(state, code);
  }

  #begin(state: ControlState): void {
    if (state === 'csiEntry' || state === 'escape') {
      this.#collected = '';
      this.#parameters = [];
      this.#inSubparameter = false;
      this.#shortened = false;
    }
    if (state === 'osc' || state === 'dcsPassthrough') {
      this.#identifier = 0;
      this.#inIdentifier = state === 'osc';
      this.#length = 0;
    }
  }

  #inHeader(state: ControlState, code: number): ControlEvent {
    if (state === 'escapeIntermediate' || state === 'csiIntermediate') {
      this.#collected += String.fromCodePoint(code);
    }
    if (state !== 'csiParam') return OTHER;
    if (code > SEMICOLON) {
      this.#collected += String.fromCodePoint(code);
      return OTHER;
    }
    const digit = code - 0x30;
    if (code === SEMICOLON) this.#nextParameter();
    else if (digit > 9) this.#inSubparameter = true;
    else if (!this.#inSubparameter) return this.#digit(digit);
    return OTHER;
  }

  #nextParameter(): void {
    if (this.#parameters.length === 0) this.#parameters.push(0);
    // What follows is ignored like a part of the last one.
    this.#inSubparameter = this.#parameters.length >= MOST_PARAMETERS;
    if (!this.#inSubparameter) this.#parameters.push(0);
  }

  #digit(digit: number): ControlEvent {
    const place = Math.max(this.#parameters.length - 1, 0);
    const value = (this.#parameters[place] ?? 0) * 10 + digit;
    if (place === 0 && this.#collected === '' && value > LARGEST_PARAMETER) {
      this.#shortened = true;
      return SURPLUS;
    }
    this.#parameters[place] = value;
    return OTHER;
  }

  #end(before: ControlState, code: number): ControlEvent {
    const isEscape = before === 'escape' || before === 'escapeIntermediate';
    if (!isEscape && (before === 'csiIgnore' || !before.startsWith('csi'))) return OTHER;
    return {
      kind: isEscape ? 'escape' : 'control',
      collected: this.#collected,
      final: String.fromCodePoint(code),
      parameters: this.#parameters,
      shortened: this.#shortened,
    };
  }

  #inString(before: ControlState, code: number): ControlEvent {
    const isC1 = code >= 0x80 && code < FIRST_BEYOND_CONTROLS;
    const ends = this.#state !== before || isC1;
    if (ends) {
      const length = this.#length;
      this.#begin(this.#state);
      if (length > LONGEST_STRING || before !== 'osc' || (isC1 && code !== 0x9c)) return OTHER;
      return { kind: 'string', identifier: this.#identifier, length };
    }
    this.#length += 1;
    if (this.#length > LONGEST_STRING)
      return this.#length === LONGEST_STRING + 1 ? TOO_LONG : SURPLUS;
    if (code === SEMICOLON) this.#inIdentifier = false;
    if (this.#inIdentifier && code >= 0x20) this.#identifier = this.#identifier * 10 + code - 0x30;
    return OTHER;
  }
}
