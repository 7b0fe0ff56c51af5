import { describe, expect, it } from 'vitest';
import { Code, literal } from '../../../codegen/emit/literal.ts';

describe('a literal in a generated file', () => {
  it('stands on one line where it fits', () => {
    expect(literal({ name: 'a', list: [1, true, null], none: undefined })).toBe(
      "{ name: 'a', list: [1, true, null] }",
    );
  });

  it('has one entry a line where it does not', () => {
    const long = 'x'.repeat(60);
    expect(literal({ first: long, second: { third: long } })).toBe(
      `{\n  first: '${long}',\n  second: { third: '${long}' },\n}`,
    );
  });

  it('never exceeds a hundred columns where it can be broken', () => {
    const value = Array.from({ length: 40 }, (_, at) => ({ name: `field_${at}`, of: ['a', 'b'] }));
    const longest = Math.max(
      ...literal(value)
        .split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(100);
  });

  it('quotes what needs quoting, so that it reads back as the same value', () => {
    const value = { "it's": 'a "word"', 'two words': 'back\\slash\nline\u2028', plain: "'" };
    expect(new Function(`return ${literal(value)}`)()).toEqual(value);
  });

  it('keeps program text as it is', () => {
    expect(literal({ page: new Code("() => import('./a.ts')") })).toBe(
      "{ page: () => import('./a.ts') }",
    );
  });
});
