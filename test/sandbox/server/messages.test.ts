import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxMessages } from '../../sandboxMessages.ts';

const LANGUAGES = ['en', 'zh', 'ja'] as const;
/** Of the pages that stand in for others: `${place}Title`. */
const BUILT = new Set(
  ['downloads', 'terminal', 'files', 'live', 'replay', 'monitor'].flatMap((place) => [
    `${place}Title`,
    `${place}Lead`,
  ]),
);
const messages = await sandboxMessages();
const code = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`sandbox/${file}`, 'utf8'))
  .join('\n');
const placeholders = (text: string) => (text.match(/%\{\w+\}/g) ?? []).toSorted();

describe('what the sandbox says', () => {
  it('is there in every language, with the same placeholders', () => {
    expect(messages.length).toBeGreaterThan(200);
    const wrong = messages.filter(({ sentence }) =>
      LANGUAGES.some(
        (language) =>
          sentence[language].trim() === '' ||
          String(placeholders(sentence[language])) !== String(placeholders(sentence.en)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is said somewhere', () => {
    const unsaid = messages.filter(
      ({ name, file }) =>
        // Texts of permissions and branches are found by the names of the model.
        !file.endsWith('permissionTreeTexts.ts') &&
        !BUILT.has(name) &&
        !new RegExp(`(?:[mM]essages|[tT]exts)\\.${name}\\b|'${name}'`).test(code),
    );
    expect(unsaid.map(({ name, file }) => `${file} ${name}`)).toEqual([]);
  });
});
