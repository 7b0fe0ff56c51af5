/**
 * Where a terminal's parser stands in a control sequence, by the state machine of DEC terminals
 * (https://vt100.net/emu/dec_ansi_parser) as xterm 6 has it. A sequence may be split between two outputs.
 */
export type ControlState =
  | 'ground'
  | 'escape'
  | 'escapeIntermediate'
  | `${'csi' | 'dcs'}${'Entry' | 'Param' | 'Intermediate' | 'Ignore'}`
  | 'dcsPassthrough'
  | 'osc'
  /** SOS, PM and APC: strings without an effect. */
  | 'ignoredString';

const BEL = 0x07;
export const CAN = 0x18;
const SUB = 0x1a;
const ESC = 0x1b;
const DEL = 0x7f;
const FIRST_C1 = 0x80;
/** The first character behind the control characters; xterm takes all that follow as one. */
const FIRST_BEYOND = 0xa0;

/** Control characters of eight bits that begin something, in any state; the others go back to the ground. */
const C1_STARTS: ReadonlyMap<number, ControlState> = new Map([
  [0x90, 'dcsEntry'],
  [0x98, 'ignoredString'],
  [0x9b, 'csiEntry'],
  [0x9d, 'osc'],
  [0x9e, 'ignoredString'],
  [0x9f, 'ignoredString'],
]);

/** The same by two characters: ESC and one of these. */
const ESCAPE_STARTS: ReadonlyMap<number, ControlState> = new Map([
  [0x50, 'dcsEntry'],
  [0x58, 'ignoredString'],
  [0x5b, 'csiEntry'],
  [0x5d, 'osc'],
  [0x5e, 'ignoredString'],
  [0x5f, 'ignoredString'],
]);

/** States that other letters than ASCII do not end. */
const KEPT_BEYOND: ReadonlySet<ControlState> = new Set([
  'osc',
  'csiIgnore',
  'dcsIgnore',
  'dcsPassthrough',
]);

/** The state after a character. */
export function nextControlState(state: ControlState, code: number): ControlState {
  if (code >= FIRST_BEYOND) return KEPT_BEYOND.has(state) ? state : 'ground';
  if (code >= FIRST_C1) return C1_STARTS.get(code) ?? 'ground';
  if (code === ESC) return 'escape';
  if (code === CAN || code === SUB) return 'ground';
  if (code < 0x20) return state === 'osc' && code === BEL ? 'ground' : state;
  if (code === DEL) return state === 'escapeIntermediate' ? 'ground' : state;
  return afterPrintable(state, code);
}

function afterPrintable(state: ControlState, code: number): ControlState {
  switch (state) {
    case 'ground':
    case 'osc':
    case 'ignoredString':
    case 'dcsPassthrough':
    case 'dcsIgnore':
      return state;
    case 'escape':
      return ESCAPE_STARTS.get(code) ?? (code < 0x30 ? 'escapeIntermediate' : 'ground');
    case 'escapeIntermediate':
      return code < 0x30 ? state : 'ground';
    case 'csiIgnore':
      return code < 0x40 ? state : 'ground';
    default:
      return inHeader(state, code);
  }
}

type HeaderState = `${'csi' | 'dcs'}${'Entry' | 'Param' | 'Intermediate'}`;

/** Parameters, then intermediate characters, then the final one; anything else is ignored to its end. */
function inHeader(state: HeaderState, code: number): ControlState {
  const kind = state.startsWith('csi') ? 'csi' : 'dcs';
  if (code >= 0x40) return kind === 'csi' ? 'ground' : 'dcsPassthrough';
  if (code < 0x30) return `${kind}Intermediate`;
  if (state.endsWith('Intermediate')) return `${kind}Ignore`;
  const isPrefix = code >= 0x3c;
  return isPrefix && state.endsWith('Param') ? `${kind}Ignore` : `${kind}Param`;
}
