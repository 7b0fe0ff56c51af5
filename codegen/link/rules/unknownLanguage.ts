import { compact } from 'es-toolkit/array';
import { FILE_START } from '../../report/diagnostic.ts';
import { fallbackOf } from '../../schema/fallbackOf.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, placeOfValue, type Rule } from '../rule.ts';
import { repeats } from '../walk/repeats.ts';
import { unknownNames } from '../walk/knownNames.ts';

/** Every language that is named or has texts is a language of the console. */
export const unknownLanguage: Rule = {
  name: 'unknown-language',
  check(context) {
    const { app, catalogues } = context.project;
    if (!app) return [];
    const known = Object.keys(app.value.languages);
    const expected = (names: Iterable<string>) =>
      `a language of manifest/app.yaml: ${oneOf(names)}`;
    const { languages } = app.value;
    const fallbackLanguage = fallbackOf(app.value);
    const cookieOf = (language: string) => ['languages', language, 'cookie'];
    return compact([
      ...unknownNames(context, 'language', ({ name }) => `The console has no language '${name}'.`, {
        expected,
        cause: (name) => name,
      }),
      ...repeats(Object.entries(languages), ([, { cookie }]) => cookie).map(
        ({ item: [language, { cookie }], first: [first] }) =>
          errorAt(placeOfValue(app, cookieOf(language)), {
            message: `The cookie '${cookie}' stands for ${first} already.`,
            expected: 'another value for each language',
            related: [{ message: 'This says so.', ...placeOf(app, cookieOf(first)) }],
          }),
      ),
      languages[fallbackLanguage]?.complete === false &&
        errorAt(placeOfValue(app, ['fallbackLanguage']), {
          message: `The language '${fallbackLanguage}' is not complete: it may lack the text that another one lacks.`,
          expected: 'a complete language',
        }),
      ...Object.entries(catalogues)
        .filter(([language]) => !known.includes(language))
        .map(([language, texts]) =>
          errorAt(
            {
              file: [...texts.values()][0]?.file ?? `locales/${language}`,
              range: FILE_START,
            },
            {
              message: `The console has no language '${language}': nobody reads these texts.`,
              expected: expected(known),
              suggestion: () => nearest(language, known),
            },
          ),
        ),
    ]);
  },
};
