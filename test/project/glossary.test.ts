import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sandboxMessages } from '../sandboxMessages.ts';

const PROJECT = join(import.meta.dirname, '../..');
const ROW = /^\| (?<language>en|zh|ja) +\| (?<not>.+?) +\| (?<but>.+?) +\|$/gm;

const unused = [...readFileSync(join(PROJECT, 'docs/glossary.md'), 'utf8').matchAll(ROW)].map(
  ({ groups: { language = '', not = '', but = '' } = {} }) => [language, not, but] as const,
);

/** Every text of a language, of the console and the sandbox. */
async function textsOf(language: string): Promise<readonly string[]> {
  const folder = join(PROJECT, 'generated/locales', language);
  const parts = await Promise.all(
    readdirSync(folder).map(
      (file): Promise<{ default: Record<string, string> }> => import(join(folder, file)),
    ),
  );
  const said = (await sandboxMessages()).flatMap(({ sentence }) =>
    Object.entries(sentence).flatMap(([code, text]) => (code === language ? [text] : [])),
  );
  return [...parts.flatMap((part) => Object.values(part.default)), ...said];
}

describe('docs/glossary.md', () => {
  it.each(unused)('is kept in %s: no "%s", but "%s"', async (language, not) => {
    const found = (await textsOf(language)).filter((text) => text.toLowerCase().includes(not));
    expect(found).toEqual([]);
  });

  it('names words that are not used, in every language', () => {
    expect(new Set(unused.map(([language]) => language))).toEqual(new Set(['en', 'zh', 'ja']));
  });
});
