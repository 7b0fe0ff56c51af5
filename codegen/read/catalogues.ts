import type { Diagnostic } from '../report/diagnostic.ts';
import type { KeyPath, Located, LocatedText } from './project.ts';

/** `locales/<lang>/<area>.yaml`, or `locales/<lang>/<part>/<area>.yaml` for texts that are loaded on their own. */
const CATALOGUE_FILE = /^locales\/([^/]+)\/(?:([a-z][a-zA-Z]*)\/)?[^/]+\.yaml$/;

/** The language a catalogue belongs to; undefined when the file stands somewhere else. */
export function languageOf(path: string): string | undefined {
  return CATALOGUE_FILE.exec(path)?.[1];
}

/** The folder below its language that a catalogue stands in; undefined when there is none. */
export function partOf(path: string): string | undefined {
  return CATALOGUE_FILE.exec(path)?.[2];
}

/**
 * Adds the texts of one file to its language, nested keys joined by dots. Values that are no text
 * and keys that an earlier file has already are reported.
 */
export function flattenCatalogue(
  located: Located<unknown>,
  texts: Map<string, LocatedText>,
): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const { file } = located;
  const add = (value: unknown, path: KeyPath): void => {
    if (isMap(value)) {
      for (const [key, child] of Object.entries(value)) add(child, [...path, key]);
      return;
    }
    if (typeof value !== 'string') {
      found.push({
        rule: 'wrong-type',
        severity: 'error',
        message: `'${path.join('.')}' is not a text.`,
        file,
        range: value === null ? located.atKey(path) : located.at(path),
        expected: 'a text; put numbers, true and false into quotes',
      });
      return;
    }
    const key = path.join('.');
    const first = texts.get(key);
    if (!first) texts.set(key, locatedText(value, located, path));
    else {
      found.push({
        rule: 'duplicate-text',
        severity: 'error',
        message: `The text '${key}' is written twice. Keep one of the two.`,
        file,
        range: located.atKey(path),
        expected: 'each text once in a language',
        related: [{ message: 'It stands first here.', file: first.file, range: first.range }],
      });
    }
  };
  if (located.value !== null) add(located.value, []);
  return found;
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
