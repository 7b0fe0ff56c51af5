// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { styleCache } from '../../../src/theme/styleCache.ts';

/** The rules that the browser is given; emotion's development build adds empty ones. */
function rulesOf(styles: string): readonly string[] {
  const rules: string[] = [];
  const sheet: typeof styleCache.sheet = Object.create(styleCache.sheet);
  sheet.insert = (rule) => rules.push(rule);
  styleCache.insert('.a', { name: styles, styles }, sheet, false);
  return rules.filter((rule) => !rule.endsWith('{}'));
}

describe('the cache of styles', () => {
  it('writes names of today alone', () => {
    expect(rulesOf('display:flex;transition:opacity 1s;&::placeholder{opacity:1;}')).toEqual([
      '.a{display:flex;transition:opacity 1s;}',
      '.a::placeholder{opacity:1;}',
    ]);
  });

  it('keeps the only name that some browsers of today know', () => {
    expect(rulesOf('user-select:none;')).toEqual([
      '.a{-webkit-user-select:none;user-select:none;}',
    ]);
  });

  it('leaves out rules for other browsers, which are refused with an exception', () => {
    expect(rulesOf('&::-moz-focus-inner{border:0;}&::-ms-clear{display:none;}')).toEqual([]);
    expect(rulesOf('@media print{&::-moz-focus-inner{border:0;}color:red;}')).toEqual([
      '@media print{.a{color:red;}}',
    ]);
  });
});
