import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AFTER_PAGE_FILES, FIRST_LOAD_FILES, FORM_FILES } from '../../codegen/model/firstLoad.ts';
import { GENERIC_PAGES } from '../../codegen/model/genericPages.ts';
import { textFiles } from './projectText.ts';

const PROJECT = join(import.meta.dirname, '../..');

describe('a file that the compiler and the build name', () => {
  it.each([
    ...new Set([
      ...FIRST_LOAD_FILES,
      ...AFTER_PAGE_FILES,
      ...FORM_FILES,
      ...Object.values(GENERIC_PAGES).map((page) => `src/${page}`),
    ]),
  ])('is there: %s', (file) => {
    expect(existsSync(join(PROJECT, file))).toBe(true);
  });
});

/** What is loaded when the first page stands. */
const AFTER_PAGE =
  /(?:(?:optionalPart|afterPage)\(\(\) => import\('(?<part>[^']+)'\)|lazyPart\(\(\) => import\('(?<tool>[^']+)'\), \{ start: afterPage \})/g;

it('names every part that is loaded after the first page', () => {
  const loaded = textFiles(['src'], /\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(AFTER_PAGE)].map(({ groups = {} }) =>
      join(dirname(path), groups['part'] ?? groups['tool'] ?? ''),
    ),
  );
  expect(loaded.length).toBeGreaterThan(5);
  const listed: readonly string[] = AFTER_PAGE_FILES;
  expect(loaded.filter((file) => !listed.includes(file))).toEqual([]);
});
