/** Characters that a terminal draws onto the one before: marks, invisible ones, and parts of Korean syllables. */
const JOINS = /^[\p{M}\p{Cf}\u1160-\u11ff]$/u;
/** Nothing below joins. */
const FIRST = 0xad;
const CODE_POINTS = 0x110000;

/** 0 is not known yet. */
const known = new Uint8Array(CODE_POINTS);

/** True of at least every character that a terminal adds to a cell, instead of giving it one. */
export function isCombiningMark(code: number): boolean {
  if (code < FIRST) return false;
  const before = known[code];
  if (before) return before === 2;
  const joins = JOINS.test(String.fromCodePoint(code));
  known[code] = joins ? 2 : 1;
  return joins;
}
