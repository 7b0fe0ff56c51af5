import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTitles, testsMeant } from './testTitles.ts';
import { temporaryFolder } from '../afterwards.ts';

const FILE = `
const ROWS = [{ name: 'ants' }, { name: 'bees' }];
// it('is only a comment', () => {});
describe('a garden', () => {
  it('grows', () => expect('in silence').toBe('in silence'));
  it.runIf(true).each(ROWS)('has $name', () => {});
  describe.each([['at night']])('%s', () => {
    it('grows slowly', () => {});
  });
});
describe('a town', () => {
  it("grows", () => {});
});
`;

describe('the tests that a proof names', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'garden.test.ts');
  writeFileSync(path, FILE);
  const titles = readTitles(path);
  const meant = (...parts: string[]) =>
    testsMeant(titles, parts).map(({ groups, title }) => [...groups, title].join(' / '));

  it('are found by their whole title before any part of one', () => {
    expect(meant('a garden', 'grows')).toEqual(['a garden / grows']);
    expect(meant('slow')).toEqual(['a garden / %s / grows slowly']);
  });

  it('are told apart by the groups around them', () => {
    expect(meant('grows')).toHaveLength(2);
    expect(meant('a town', 'grows')).toEqual(['a town / grows']);
    expect(meant('a village', 'grows')).toEqual([]);
  });

  it('are found by a case of their table, whether it stands there or in a constant', () => {
    expect(meant('has $name', 'bees')).toEqual(['a garden / has $name']);
    expect(meant('at night')).toEqual(['a garden / %s']);
  });

  it('are neither in comments nor in what a test does', () => {
    expect(meant('is only a comment')).toEqual([]);
    expect(meant('in silence')).toEqual([]);
  });
});
