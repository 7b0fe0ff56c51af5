import { ENGINE } from '../model/engine.ts';
import { errorOf, type Diagnostic } from '../report/diagnostic.ts';
import type { KeyPath, Located, LocatedText } from './located.ts';
import { memoize } from './memoize.ts';
import { isMap } from '../model/isMap.ts';
import { findUnreadable } from './unreadableCharacters.ts';

/** The folder of the engine that has the texts of the frame: `<language>/<what>.yaml`. */
export const FRAME = 'src/i18n/frame';
/** The same in the engine's own folder and, with the engine's name in front, in any other project. */
const FRAME_FILE = new RegExp(`^(?:${ENGINE}/)?${FRAME}/([^/]+)/[a-zA-Z]+\\.yaml$`);
/** The same text in another language: the folder of a language of the frame, or of one of the project. */
const LANGUAGE_FOLDER = new RegExp(`^(locales|${FRAME})/[^/]+/`);
const ENGINE_LANGUAGE_FOLDER = new RegExp(`^${ENGINE}/${FRAME}/[^/]+/`);

/** `locales/<language>/<area>.yaml`, or `locales/<language>/<area>/<what>.yaml` for areas with many texts. */
const CATALOGUE_FILE = /^locales\/([^/]+)\/([a-zA-Z]\w*)(?:\/[a-zA-Z]\w*)?\.yaml$/;
/** The texts that are needed before the first page is loaded. */
const START_FILE = new RegExp(
  `^(?:locales/[^/]+/shell|(?:${ENGINE}/)?${FRAME}/[^/]+)/start\\.yaml$`,
);

/** The language of a catalogue; undefined for a file elsewhere. */
export function languageOf(path: string): string | undefined {
  return (CATALOGUE_FILE.exec(path) ?? FRAME_FILE.exec(path))?.[1];
}

/** Whether a catalogue has texts of the frame, which a project may override. */
export function isOfFrame(path: string): boolean {
  return FRAME_FILE.test(path);
}

/** Whether a file is the engine's, and the project another one: it is read, and never changed. */
export function isOfEngine(path: string): boolean {
  return path.startsWith(`${ENGINE}/`);
}

/** The catalogue in which the texts of this one stand in another language. */
export function inLanguage(path: string, language: string): string {
  return path
    .replace(LANGUAGE_FOLDER, `$1/${language}/`)
    .replace(ENGINE_LANGUAGE_FOLDER, `locales/${language}/shell/`);
}

/** The area of a catalogue; undefined for one of the frame, and for a file elsewhere. */
export function areaOfTexts(path: string): string | undefined {
  return CATALOGUE_FILE.exec(path)?.[2];
}

/** Whether the texts of this file are part of the first load. */
export function isOfStart(path: string): boolean {
  return START_FILE.test(path);
}

/**
 * Adds the texts of one file to its language, with nested keys joined by dots. Reports values that are not texts,
 * and keys that an earlier file already has.
 */
export function flattenCatalogue(
  located: Located<unknown>,
  texts: Map<string, LocatedText>,
): readonly Diagnostic[] {
  return textsOf(located).flatMap((found) => {
    if ('rule' in found) return [found];
    const first = texts.get(found.key);
    if (first) return [writtenTwice(found, first)];
    texts.set(found.key, found.text);
    return [];
  });
}

interface FoundText {
  readonly key: string;
  readonly text: LocatedText;
}

/** The texts of a file in order, and a finding for each value that is not a text. */
const textsOf = memoize((located: Located<unknown>): readonly (FoundText | Diagnostic)[] => {
  const found: (FoundText | Diagnostic)[] = [];
  const add = (value: unknown, path: KeyPath): void => {
    if (isMap(value)) {
      for (const [key, child] of Object.entries(value)) add(child, [...path, key]);
    } else if (typeof value === 'string') {
      const unreadable = findUnreadable(value);
      found.push(
        unreadable
          ? hidden(unreadable.first.name, located, path)
          : { key: path.join('.'), text: locatedText(value, located, path) },
      );
    } else {
      found.push(noText(value, located, path));
    }
  };
  if (located.value !== null) add(located.value, []);
  return found;
});

/** A character that an escape hides: what stands in the file itself is found before. */
function hidden(character: string, located: Located<unknown>, path: KeyPath): Diagnostic {
  return errorOf(
    'unreadable-character',
    located.at(path),
    `Nobody can see the character ${character} of '${path.join('.')}'.`,
    'a text without control characters and marks of direction',
  );
}

function noText(value: unknown, located: Located<unknown>, path: KeyPath): Diagnostic {
  return errorOf(
    'wrong-type',
    value === null ? located.atKey(path) : located.at(path),
    `'${path.join('.')}' is not a text.`,
    'a text; put numbers, true and false into quotes',
  );
}

function writtenTwice({ key, text }: FoundText, { file, range }: LocatedText): Diagnostic {
  return errorOf(
    'duplicate-text',
    text,
    `The text '${key}' is written twice. Keep one of the two.`,
    'each text once in a language',
    { message: 'It stands first here.', file, range },
  );
}

/** Positions are computed on demand, because there are thousands of texts and few findings. */
function locatedText(text: string, located: Located<unknown>, path: KeyPath): LocatedText {
  return {
    text,
    file: located.file,
    get range() {
      return located.atKey(path).range;
    },
  };
}
