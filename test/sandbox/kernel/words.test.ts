import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxWords } from '../../sandboxWords.ts';

const LANGUAGES = ['en', 'zh', 'ja'] as const;
/** Of the pages that stand in for others: `${place}Title`. */
const BUILT = new Set(
  ['downloads', 'terminal', 'files'].flatMap((place) => [`${place}Title`, `${place}Lead`]),
);
const words = await sandboxWords();
const code = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`sandbox/${file}`, 'utf8'))
  .join('\n');
const placeholders = (text: string) => (text.match(/%\{\w+\}/g) ?? []).toSorted();

describe('what the sandbox says', () => {
  it('is there in every language, with the same placeholders', () => {
    expect(words.length).toBeGreaterThan(200);
    const wrong = words.filter(({ sentence }) =>
      LANGUAGES.some(
        (language) =>
          sentence[language].trim() === '' ||
          String(placeholders(sentence[language])) !== String(placeholders(sentence.en)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is said somewhere', () => {
    const unsaid = words.filter(
      ({ name, file }) =>
        // Words of permissions and branches are found by the names of the model.
        !file.endsWith('permissionTreeWords.ts') &&
        !BUILT.has(name) &&
        !new RegExp(`[wW]ords\\.${name}\\b|'${name}'`).test(code),
    );
    expect(unsaid.map(({ name, file }) => `${file} ${name}`)).toEqual([]);
  });
});
