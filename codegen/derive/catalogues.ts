import type { ConsoleModel } from '../model/console.ts';
import type { LocatedText } from '../read/located.ts';
import { memoize, memoizeList } from '../read/memoize.ts';
import { fallbackOf } from '../schema/fallbackOf.ts';
import type { ParsedProject } from '../schema/project.ts';
import { compareText } from './scope.ts';

/**
 * The catalogues with flat, sorted keys. A text that is missing in a language is taken from the fallback language
 * (spec 1, section 1); in a language that is complete, the rule `missing-text` reports it as well.
 */
export function cataloguesOf(project: ParsedProject): ConsoleModel['catalogues'] {
  const { app, catalogues } = project;
  const fallback = catalogues[app ? fallbackOf(app.value) : ''];
  const languages = new Set([
    ...Object.keys(catalogues),
    ...(fallback ? Object.keys(app?.value.languages ?? {}) : []),
  ]);
  return Object.fromEntries(
    [...languages].toSorted(compareText).map((language) => {
      const texts = catalogues[language] ?? NO_TEXTS;
      return [language, sortedTexts(fallback ? [texts, inForms(fallback, language)] : [texts])];
    }),
  );
}

const NO_TEXTS: ReadonlyMap<string, LocatedText> = new Map();
/** Between the forms of a text for one and for more. */
const FORMS = ' |||| ';

/** Texts of another language; a language that has one form for all numbers gets the last of theirs. */
function inForms(
  texts: ReadonlyMap<string, LocatedText>,
  language: string,
): ReadonlyMap<string, LocatedText> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.length === 1 ? inLastForm(texts) : texts;
}

const inLastForm = memoize(
  (texts: ReadonlyMap<string, LocatedText>): ReadonlyMap<string, LocatedText> =>
    new Map(
      [...texts].map(([key, located]) => {
        const text = located.text.split(FORMS).at(-1) ?? located.text;
        return [key, text === located.text ? located : withText(located, text)];
      }),
    ),
);

/** Its place is still looked up on demand. */
function withText(located: LocatedText, text: string): LocatedText {
  return {
    text,
    file: located.file,
    get range() {
      return located.range;
    },
  };
}

/** The texts of the first of these catalogues that has them. */
const sortedTexts = memoizeList(
  (catalogues: readonly ReadonlyMap<string, LocatedText>[]): Readonly<Record<string, string>> => {
    const texts = new Map(catalogues.toReversed().flatMap((one) => [...one]));
    const keys = [...texts.keys()].toSorted();
    return Object.fromEntries(keys.map((key) => [key, texts.get(key)?.text ?? '']));
  },
);
