import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PERSON_WITH_AUTHENTICATOR } from '../../sandbox/areas/users/seedAccounts.ts';

const ENGLISH = 'README.md';
const TRANSLATIONS = ['docs/README.zh.md', 'docs/README.ja.md'];

interface Shape {
  /** Levels of the headings, in order. */
  readonly headings: readonly number[];
  readonly blocks: readonly string[];
  /** Number of rows of each table. */
  readonly tables: readonly number[];
  /** What stands in backticks outside of code blocks. */
  readonly code: readonly string[];
  /** Targets of links, from the folder of the project; without those to the README in other languages. */
  readonly links: readonly string[];
  /** Figures of two digits and more in the text. */
  readonly figures: readonly string[];
}

function shapeOf(file: string): Shape {
  const page = readFileSync(file, 'utf8');
  const blocks = [...page.matchAll(/^ *```\w+\n[\s\S]*?^ *```$/gm)].map(([block]) => block);
  const text = blocks.reduce((rest, block) => rest.replace(block, ''), page);
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one.replaceAll('\n', ' '));
  const prose = text.replaceAll(/`[^`]+`|\]\([^)]*\)/g, '');
  return {
    headings: [...text.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length),
    blocks,
    tables: [...text.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table.trim().split('\n').length),
    code: [...new Set(code)].toSorted(),
    links: [...text.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, target = '']) => join(dirname(file), target))
      .filter((target) => !/README(?:\.\w+)?\.md$/.test(target) || target.includes('decisions'))
      .toSorted(),
    figures: [...prose.matchAll(/(?<![\d.])\d[\d.]+/g)].map(([figure]) => figure).toSorted(),
  };
}

it.each([ENGLISH, ...TRANSLATIONS])('%s has the secret of the second factor', (file) => {
  expect(readFileSync(file, 'utf8')).toContain(`\`${PERSON_WITH_AUTHENTICATOR.secret}\``);
});

describe.each(TRANSLATIONS)('%s', (file) => {
  const english = shapeOf(ENGLISH);
  const translated = shapeOf(file);

  it.each(['headings', 'blocks', 'tables', 'code', 'links', 'figures'] as const)(
    'has the %s of the English page',
    (part) => {
      expect(translated[part]).toEqual(english[part]);
    },
  );

  it('is linked from the English page', () => {
    expect(readFileSync(ENGLISH, 'utf8')).toContain(`](${file})`);
  });
});
