import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenRules, UPDATES } from './goldenProject.ts';
import { ruleIndex, rulePage } from './rulePage.ts';

const PAGES = fileURLToPath(new URL('../../../docs/rules', import.meta.url));

function expectPage(name: string, text: string): void {
  const path = join(PAGES, name);
  if (UPDATES) {
    mkdirSync(PAGES, { recursive: true });
    writeFileSync(path, text);
  }
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  expect(committed, `${name}: run with GATEHOUSE_UPDATE=1`).toBe(text);
}

describe('docs/rules', () => {
  it.each(goldenRules())('has the page of %s as its golden folder proves it', (rule) => {
    expectPage(`${rule}.md`, rulePage(rule));
  });

  it('lists every rule', () => {
    expectPage('README.md', ruleIndex(goldenRules()));
  });

  it('has no page of a rule that is gone', () => {
    const pages = readdirSync(PAGES).map((name) => name.replace(/\.md$/, ''));
    expect(pages.filter((name) => name !== 'README').toSorted()).toEqual(goldenRules());
  });
});
