import { describe, expect, it } from 'vitest';
import { externalAddress } from '../../../src/shell/externalAddress.ts';
import { initials } from '../../../src/shell/initials.ts';

describe('initials', () => {
  it.each([
    ['Alice Liddell', 'AL'],
    ['Anna Maria van der Berg', 'AB'],
    ['root', 'R'],
    ['山田 太郎', '山'],
    ['李雷', '李'],
    ['', '?'],
  ])('of "%s" are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('an external address', () => {
  it('carries the time of the click where the manifest asks for it', () => {
    expect(externalAddress('/luna/?_={timestamp}', 7)).toBe('/luna/?_=7');
    expect(externalAddress('/koko/elfinder/sftp/', 7)).toBe('/koko/elfinder/sftp/');
  });
});
