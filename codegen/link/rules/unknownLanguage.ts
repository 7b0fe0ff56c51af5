import { FILE_START } from '../../report/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, type Rule } from '../rule.ts';
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
    return [
      ...unknownNames(context, 'language', ({ name }) => `The console has no language '${name}'.`, {
        expected,
      }),
      ...Object.entries(catalogues)
        .filter(([language]) => !known.includes(language))
        .map(([language, texts]) =>
          errorAt(
            {
              file: [...texts.values()][0]?.file ?? `locales/${language}`,
              range: FILE_START,
            },
            `The console has no language '${language}': nobody reads these texts.`,
            { expected: expected(known), suggestion: () => nearest(language, known) },
          ),
        ),
    ];
  },
};
