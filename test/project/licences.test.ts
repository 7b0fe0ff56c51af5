import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Licences that ask for a notice and nothing of those who use the work (SPDX). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  // As css-mediaquery calls the three clauses in its LICENSE.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of the font: a notice where it is passed on, and no sale of the font alone.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);
/**
 * Its MPL-2.0 covers changes of its own files. It is part of the bundler, as it comes; no byte of it is in a console.
 */
const BUNDLER_PART = /^node_modules\/lightningcss(?:-|$)/;
/** A choice of licences: one that is allowed is enough. */
const CHOICE = / OR /;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const { packages }: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const shipped = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);

describe('licences', () => {
  it('allow everything that the console and the command ship', () => {
    expect(shipped.length).toBeGreaterThan(100);
    const others = shipped.filter(
      ([place, { license = 'none' }]) => !isAllowed(license) && !BUNDLER_PART.test(place),
    );
    expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  });

  it('are none of the GPL, tools included', () => {
    const copyleft = Object.entries(packages).filter(
      ([, { license = '' }]) => /\b[AL]?GPL\b/.test(license) && !isAllowed(license),
    );
    expect(copyleft.map(([place]) => place)).toEqual([]);
  });
});

function isAllowed(license: string): boolean {
  const names = license.replaceAll(/[()]/g, '').split(CHOICE);
  return names.some((name) => name.split(' AND ').every((part) => ALLOWED.has(part)));
}
