import { expect, it } from 'vitest';
import { formatSize } from '../../../src/i18n/sizes.ts';

const MB = 1024 * 1024;

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [10 * MB, '10 MB'],
  [1.44 * 1024 * MB, '1.4 GB'],
  [5000 * 1024 * 1024 * MB, '5,000 TB'],
])('a size of %s bytes is %s in every language', (bytes, shown) => {
  expect(['en', 'zh', 'ja'].map((language) => formatSize(bytes, language))).toEqual([
    shown,
    shown,
    shown,
  ]);
});
