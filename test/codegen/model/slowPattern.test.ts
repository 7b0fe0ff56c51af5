import { describe, expect, it } from 'vitest';
import { slowPattern } from '../../../codegen/link/slowPattern.ts';

describe('a pattern that reads a text in very many ways', () => {
  it.each([
    ['(a+)+b', 'a'],
    ['^(\\w*)*$', 'a'],
    ['(a|aa)+$', 'a'],
    ['(a|a)*b', 'a'],
    ['(?:[a-z]+-?)*!', 'a'],
    ['(?<word>\\w+\\s?)+$', 'a'],
    ['(.*){12}x', 'a'],
    ['^(https?\\w*)+$', 'http'],
    ['((ab)+,?)*;', 'ab'],
    ['([\\])]+)+x', undefined],
  ])('is found: %s', (pattern, text) => {
    const found = slowPattern(pattern);
    expect(found).toBeDefined();
    if (text !== undefined) expect(found?.text).toContain(text);
  });

  it.each([
    '^[a-z][a-z0-9]*([-_][a-z0-9]+)*$',
    '[^\\s@,]+@[^\\s@,]+\\.[^\\s@,]+(\\s*,\\s*[^\\s@,]+@[^\\s@,]+\\.[^\\s@,]+)*',
    '^(\\d{1,3}\\.){3}\\d{1,3}$',
    '^(?:a|b|c)*$',
    '\\(a+\\)+b',
    '[(a+)]+b',
    '^(?=a+)+b',
    '(a+)?b',
    '(a)\\1+',
  ])('is not seen in %s', (pattern) => {
    expect(slowPattern(pattern)).toBeUndefined();
  });
});
