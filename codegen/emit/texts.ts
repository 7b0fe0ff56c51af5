import { memoize as memoizeBy } from 'es-toolkit/function';
import type { ConsoleModel } from '../model/console.ts';
import { groupBy } from '../model/groupBy.ts';
import { memoize } from '../read/memoize.ts';
import { START, type TextKey, type TextPart } from '../model/text.ts';
import { generatedFile, type GeneratedFile } from './header.ts';
import { keyText, literal, thunk } from './literal.ts';
import { unionOf } from './types.ts';

/** The text keys of all languages as a type, the catalogues in their parts, and the functions that load them. */
export function emitTexts(model: ConsoleModel): readonly GeneratedFile[] {
  const parts = partsOf(model.textParts);
  const languages = Object.entries(model.catalogues);
  return [
    keysFile(model.app.fallbackLanguage, languages.length > 0 ? parts : []),
    loadersFile(Object.keys(model.catalogues), parts),
    ...languages.flatMap(([language, texts]) => catalogueFiles(model.textParts)(texts)(language)),
  ];
}

type Parts = ConsoleModel['textParts'];
type Texts = Readonly<Record<TextKey, string>>;

const partsOf = memoize((textParts: Parts) =>
  [...new Set([START, ...textParts.values()])].toSorted(),
);

/** The files of a language; the same again while its texts and their parts are. */
const catalogueFiles = memoize((textParts: Parts) =>
  memoize((texts: Texts) =>
    memoizeBy((language: string): readonly GeneratedFile[] => {
      const ofPart = groupBy(linesOf(texts), ({ key }) => textParts.get(key) ?? START);
      return partsOf(textParts).map((part) => {
        const lines = ofPart.get(part) ?? [];
        return catalogueFile(language, part, lines.map(({ line }) => line).join(''));
      });
    }),
  ),
);

/** The texts of a language as lines of TypeScript. */
const linesOf = memoize((texts: Texts) =>
  Object.entries(texts).map(([key, text]) => ({
    key,
    line: `  ${keyText(key)}: ${literal(text)},\n`,
  })),
);

/** Every language has the keys of the fallback language, or nothing is generated. */
function keysFile(language: string, parts: readonly TextPart[]): GeneratedFile {
  const keys = parts.map(
    (part) => `keyof (typeof import('./${fileOf(language, part)}'))['default']`,
  );
  return generatedFile(
    'generated/texts.ts',
    'Every text key there is: what our own code asks for must be one of them.',
    ['locales'],
    `export type TextKey =${unionOf(keys)};\n`,
  );
}

function loadersFile(languages: readonly string[], parts: readonly TextPart[]): GeneratedFile {
  const loaders = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(parts.map((part) => [part, thunk(`./${fileOf(language, part)}`)])),
    ]),
  );
  const names = languages.map((language) => `'${language}'`).join(' | ') || 'never';
  return generatedFile(
    'generated/catalogues.ts',
    'The languages, each loaded when it is chosen, and each in parts.',
    ['locales'],
    `export type Language = ${names};

export const catalogues: Readonly<
  Record<
    Language,
    Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>
  >
> = ${literal(loaders, 0, 60)};
`,
  );
}

function catalogueFile(language: string, part: TextPart, lines: string): GeneratedFile {
  return generatedFile(
    `generated/${fileOf(language, part)}`,
    `Texts in the language '${language}', the part '${part}'.`,
    [`locales/${language}`],
    `export default {\n${lines}};\n`,
  );
}

function fileOf(language: string, part: TextPart): string {
  return `locales/${language}/${part}.ts`;
}
