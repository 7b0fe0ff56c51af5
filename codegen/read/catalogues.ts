import type { Diagnostic } from '../report/diagnostic.ts';
import type { KeyPath, Located, LocatedText } from './located.ts';
import { remembered } from './remembered.ts';

/** `locales/<language>/<area>.yaml`, or `locales/<language>/<area>/<what>.yaml` where an area has many. */
const CATALOGUE_FILE = /^locales\/([^/]+)\/([a-zA-Z]+)(?:\/[a-zA-Z]+)?\.yaml$/;
/** What is said before the first page is there. */
const START_FILE = /^locales\/[^/]+\/shell\/start\.yaml$/;

/** The language a catalogue belongs to; undefined when the file stands somewhere else. */
export function languageOf(path: string): string | undefined {
  return CATALOGUE_FILE.exec(path)?.[1];
}

/** The area that a catalogue is about; undefined when the file stands somewhere else. */
export function areaOfTexts(path: string): string | undefined {
  return CATALOGUE_FILE.exec(path)?.[2];
}

/** Does the console say these texts before its first page is there? */
export function isOfStart(path: string): boolean {
  return START_FILE.test(path);
}

/**
 * Adds the texts of one file to its language, nested keys joined by dots. Values that are no text
 * and keys that an earlier file has already are reported.
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

/** The texts of a file in their order, and what is no text. */
const textsOf = remembered((located: Located<unknown>): readonly (FoundText | Diagnostic)[] => {
  const found: (FoundText | Diagnostic)[] = [];
  const add = (value: unknown, path: KeyPath): void => {
    if (isMap(value)) {
      for (const [key, child] of Object.entries(value)) add(child, [...path, key]);
    } else if (typeof value === 'string') {
      found.push({ key: path.join('.'), text: locatedText(value, located, path) });
    } else {
      found.push(noText(value, located, path));
    }
  };
  if (located.value !== null) add(located.value, []);
  return found;
});

function noText(value: unknown, located: Located<unknown>, path: KeyPath): Diagnostic {
  return {
    rule: 'wrong-type',
    severity: 'error',
    message: `'${path.join('.')}' is not a text.`,
    file: located.file,
    range: value === null ? located.atKey(path) : located.at(path),
    expected: 'a text; put numbers, true and false into quotes',
  };
}

function writtenTwice({ key, text }: FoundText, first: LocatedText): Diagnostic {
  return {
    rule: 'duplicate-text',
    severity: 'error',
    message: `The text '${key}' is written twice. Keep one of the two.`,
    file: text.file,
    range: text.range,
    expected: 'each text once in a language',
    related: [{ message: 'It stands first here.', file: first.file, range: first.range }],
  };
}

/** There are thousands of texts and few findings: the place is looked up when it is asked for. */
function locatedText(text: string, located: Located<unknown>, path: KeyPath): LocatedText {
  return {
    text,
    file: located.file,
    get range() {
      return located.atKey(path);
    },
  };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
