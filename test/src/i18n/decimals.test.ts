import { describe, expect, it } from 'vitest';
import { formatDecimal } from '../../../src/i18n/decimals.ts';

describe('the text of a decimal', () => {
  it.each([
    ['9.00', 'en', '9.00'],
    ['1234567.50', 'en', '1,234,567.50'],
    ['1234567.50', 'de', '1.234.567,50'],
    ['-0.5', 'en', '-0.5'],
    ['.5', 'en', '0.5'],
    ['5.', 'en', '5'],
    ['+12', 'ja', '12'],
    [
      '12345678901234567890.123456789012345678',
      'zh',
      '12,345,678,901,234,567,890.123456789012345678',
    ],
  ])('%s is in %s: %s', (text, language, shown) => {
    expect(formatDecimal(text, language)).toBe(shown);
  });
});
