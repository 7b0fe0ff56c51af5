import type { ConsoleModel } from '../model/console.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { keyText, literal } from './literal.ts';
import { thunk } from './pages.ts';
import { unionType } from './types.ts';

/** The keys of all languages as a type, the flat catalogues, and what loads them. */
export function emitTexts(model: ConsoleModel): readonly GeneratedFile[] {
  const catalogues = Object.entries(model.catalogues);
  const keys = [...new Set(catalogues.flatMap(([, texts]) => Object.keys(texts)))].toSorted();
  return [
    keysFile(keys),
    loadersFile(Object.keys(model.catalogues)),
    ...catalogues.map(catalogueFile),
  ];
}

function keysFile(keys: readonly string[]): GeneratedFile {
  return generatedFile(
    'generated/texts.ts',
    'Every text key there is: what our own code asks for must be one of them.',
    ['locales'],
    `export type WordKey =${unionType(keys)};\n`,
  );
}

function loadersFile(languages: readonly string[]): GeneratedFile {
  const loaders = Object.fromEntries(
    languages.map((language) => [language, thunk(`./locales/${language}.ts`)]),
  );
  const names = languages.map((language) => `'${language}'`).join(' | ') || 'never';
  return generatedFile(
    'generated/catalogues.ts',
    'The languages, each loaded when it is chosen.',
    ['locales'],
    `export type Language = ${names};

export const catalogues: Readonly<
  Record<Language, () => Promise<{ default: Record<string, string> }>>
> = ${literal(loaders, 0, 60)};
`,
  );
}

function catalogueFile([language, texts]: [
  string,
  Readonly<Record<string, string>>,
]): GeneratedFile {
  const lines = Object.entries(texts).map(
    ([key, text]) => `  ${keyText(key)}: ${literal(text)},\n`,
  );
  return generatedFile(
    `generated/locales/${language}.ts`,
    `Every text in the language '${language}'.`,
    [`locales/${language}`],
    `const texts: Record<string, string> = {\n${lines.join('')}};\n\nexport default texts;\n`,
  );
}
