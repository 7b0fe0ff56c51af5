import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseProject } from '../../codegen/compile/parseProject.ts';
import { findRejectedTerms } from '../../codegen/link/rules/rejectedTerm.ts';
import { sandboxMessages } from '../sandboxMessages.ts';
import { LANGUAGES } from './glossaryTables.ts';

const PROJECT = join(import.meta.dirname, '../..');
const FILE = 'manifest/glossary.yaml';

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
});
