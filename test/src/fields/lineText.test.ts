import { describe, expect, it } from 'vitest';
import { lineText } from '../../../src/fields/edit/TextInputs.tsx';

describe('a line that is left', () => {
  it('is trimmed (spec 1, section 2.9)', () => {
    expect(lineText({ type: 'string' }, ' a b ')).toBe('a b');
  });

  it.each([
    ['id.example/reset', 'http://id.example/reset'],
    ['https://id.example', 'https://id.example'],
    ['/reset', '/reset'],
    ['  ', ''],
  ])('gets a scheme where it is an address: %s (contract: settings, section 3)', (typed, kept) => {
    expect(lineText({ type: 'url' }, typed)).toBe(kept);
  });
});
