import { escapeRegExp } from 'es-toolkit';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../profiles.ts';

const CATALOGUES = join(import.meta.dirname, '../../../generated/locales');

/** What a control is called in the language of the page: matches the whole text, whatever stands in its placeholders. */
export type Words = (key: string) => RegExp;

/** The texts of a language, by their keys. */
export async function wordsOf(language: Language): Promise<Words> {
  const folder = join(CATALOGUES, language === 'zh-hans' ? 'zh' : language);
  const parts = await Promise.all(
    readdirSync(folder).map(
      (file): Promise<{ default: Record<string, string> }> => import(join(folder, file)),
    ),
  );
  const texts: Readonly<Record<string, string>> = Object.assign(
    {},
    ...parts.map((part) => part.default),
  );
  return (key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no text ${key} in ${language}`);
    const forms = text.split(' |||| ').map((form) =>
      form
        .split(/%\{\w+\}/)
        .map(escapeRegExp)
        .join('.*'),
    );
    return new RegExp(`^(?:${forms.join('|')})$`);
  };
}
