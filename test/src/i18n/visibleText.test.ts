import { describe, expect, it } from 'vitest';
import { visibleText } from '../../../src/i18n/visibleText.ts';

describe('a text of others', () => {
  it.each([
    ['\u202Egpj.exe', '[U+202E]gpj.exe'],
    ['a\u202Ab\u202Bc\u202Cd\u202De', 'a[U+202A]b[U+202B]c[U+202C]d[U+202D]e'],
    ['\u2066a\u2067b\u2068c\u2069', '[U+2066]a[U+2067]b[U+2068]c[U+2069]'],
    ['ad\u200Bmin\u2060\uFEFF', 'ad[U+200B]min[U+2060][U+FEFF]'],
    ['a\u0000\u001B[2Jb\u0085', 'a[U+0000][U+001B][2Jb[U+0085]'],
    ['a\u{E0041}', 'a[U+E0041]'],
  ])('shows what is hidden in it by its code: %j', (given, shown) => {
    expect(visibleText(given)).toBe(shown);
    expect(visibleText(shown)).toBe(shown);
  });

  it.each([
    'a\tb\nc\r',
    '名前',
    'שלום\u200F!',
    '\u0645\u06CC\u200C\u062E',
    '👩‍💻',
    'soft\u00ADhyphen',
    '',
  ])('leaves alone what belongs to the writing: %j', (given) => {
    expect(visibleText(given)).toBe(given);
  });
});
