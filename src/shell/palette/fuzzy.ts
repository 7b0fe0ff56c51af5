/** Scores of a match, better is higher; 0 is no match. */
export const MATCH = {
  whole: 6,
  beginning: 5,
  wordStart: 4,
  initials: 3,
  middle: 2,
  scattered: 1,
  none: 0,
} as const;

const KATAKANA = /[\u30a1-\u30f6]/g;
const HIRAGANA_BELOW = 0x60;
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}ー]/u;
const LETTER = /[\p{L}\p{N}ー]/u;

/**
 * Normalizes text for comparison: lower case, no accents of Latin letters, half width, katakana as
 * hiragana (so that unconverted input matches).
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(KATAKANA, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIRAGANA_BELOW));
}

/**
 * Scores how well a word matches a text; both normalized.
 *
 * @returns one of `MATCH`
 */
export function match(word: string, text: string): number {
  if (word === '') return MATCH.none;
  if (text === word) return MATCH.whole;
  if (text.startsWith(word)) return MATCH.beginning;
  const starts = wordStarts(text);
  if (starts.some((start) => text.startsWith(word, start))) return MATCH.wordStart;
  if (word.length > 1) {
    const initials = starts.map((start) => text.charAt(start)).join('');
    if (initials.includes(word)) return MATCH.initials;
  }
  if (text.includes(word)) return MATCH.middle;
  return word.length > 1 && starts.some((start) => isScattered(word, text, start))
    ? MATCH.scattered
    : MATCH.none;
}

/**
 * Indexes where words begin: after anything but a letter, where the script changes, and at every
 * Chinese character, since those languages write no spaces.
 */
function wordStarts(text: string): readonly number[] {
  const starts: number[] = [];
  let before = '';
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindOf(text.charAt(at));
    if (kind !== '' && (kind === 'han' || kind !== before)) starts.push(at);
    before = kind;
  }
  return starts;
}

function kindOf(sign: string): 'han' | 'kana' | 'letter' | '' {
  if (HAN.test(sign)) return 'han';
  if (KANA.test(sign)) return 'kana';
  return LETTER.test(sign) ? 'letter' : '';
}

/** Does the text contain all letters in order, the first at the beginning of a word? */
function isScattered(word: string, text: string, start: number): boolean {
  if (text.charAt(start) !== word.charAt(0)) return false;
  let at = start;
  for (const sign of word.slice(1)) {
    at = text.indexOf(sign, at + 1);
    if (at < 0) return false;
  }
  return true;
}
