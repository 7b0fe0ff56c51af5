import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { findRejectedTerms } from '../../codegen/link/rules/rejectedTerm.ts';
import type { GlossarySource } from '../../codegen/schema/generated/manifest.ts';
import { sandboxMessages } from '../sandboxMessages.ts';

const PROJECT = join(import.meta.dirname, '../..');
const FILE = 'manifest/glossary.yaml';
const PAGE = join(PROJECT, 'docs/glossary.md');
const TABLES = /(<!-- terms:start -->\n)[\s\S]*(<!-- terms:end -->)/;
const LANGUAGES = { en: 'English', zh: '中文', ja: '日本語' } as const;

const manifests = [{ path: FILE, text: readFileSync(join(PROJECT, FILE), 'utf8') }];
const { glossary } = parseProject({ manifests, locales: [], overrides: [] }).project;

/** The sentences of the sandbox as a catalogue of each language. */
async function sandboxTexts() {
  const messages = await sandboxMessages();
  const locales = Object.keys(LANGUAGES).map((language) => ({
    path: `locales/${language}/sandbox.yaml`,
    text: stringify(
      Object.fromEntries(
        messages.flatMap(({ file, name, sentence }, at) =>
          Object.entries(sentence).flatMap(([code, text]) =>
            code === language ? [[`${file.replaceAll(/\W/g, '_')}_${name}_${at}`, text]] : [],
          ),
        ),
      ),
    ),
  }));
  return parseProject({ manifests, locales, overrides: [] }).project;
}

/** The tables of `docs/glossary.md`. */
function tablesOf({ things = [], actions = [] }: GlossarySource): string {
  const table = (entries: NonNullable<GlossarySource['things']>) =>
    [
      `| ${Object.values(LANGUAGES).join(' | ')} | Means | Not |`,
      '|---|---|---|---|---|',
      ...entries.map(({ terms, means = '', rejected = {} }) => {
        const cells = Object.keys(LANGUAGES).map((language) => terms[language] ?? '');
        return `| ${cells.join(' | ')} | ${means} | ${Object.values(rejected).flat().join(', ')} |`;
      }),
    ].join('\n');
  return `## Things\n\n${table(things)}\n\n## Actions\n\n${table(actions)}\n`;
}

describe('the glossary', () => {
  it('is kept by the sentences of the sandbox', async () => {
    const found = findRejectedTerms(await sandboxTexts());
    expect(found.map(({ message }) => message)).toEqual([]);
  });

  it('has each term in every language', () => {
    const { things = [], actions = [] } = glossary?.value ?? {};
    expect(things.length).toBeGreaterThan(0);
    for (const { terms } of [...things, ...actions]) {
      expect(Object.keys(terms)).toEqual(Object.keys(LANGUAGES));
    }
  });

  it('is what docs/glossary.md shows (GATEHOUSE_UPDATE=1 writes it)', () => {
    const page = readFileSync(PAGE, 'utf8');
    const made = page.replace(TABLES, `$1\n${tablesOf(glossary?.value ?? {})}\n$2`);
    if (process.env['GATEHOUSE_UPDATE'] === '1') writeFileSync(PAGE, made);
    expect(readFileSync(PAGE, 'utf8')).toBe(made);
  });
});
