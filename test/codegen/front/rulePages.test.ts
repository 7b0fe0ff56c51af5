import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { goldenRules } from './goldenProject.ts';

const PAGES = fileURLToPath(new URL('../../../docs/rules', import.meta.url));

it('docs/rules has no page of a rule that is gone', () => {
  const pages = readdirSync(PAGES).map((name) => name.replace(/\.md$/, ''));
  expect(pages.filter((name) => name !== 'README').toSorted()).toEqual(goldenRules());
});
