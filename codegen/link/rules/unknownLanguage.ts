import { uniqBy } from 'es-toolkit/array';
import { FILE_START } from '../../report/diagnostic.ts';
import { nearest } from '../../schema/nearest.ts';
import type { Located } from '../../read/located.ts';
import type { GlossarySource } from '../../schema/generated/manifest.ts';
import { errorAt, oneOf, placeOf, placeOfValue, type Place, type Rule } from '../rule.ts';

/** Every language that is named or has texts is a language of the console. */
export const unknownLanguage: Rule = {
  name: 'unknown-language',
  check({ project: { app, catalogues, glossary } }) {
    if (!app) return [];
    const known = Object.keys(app.value.languages);
    const details = (language: string) => ({
      expected: `a language of manifest/app.yaml: ${oneOf(known)}`,
      suggestion: () => nearest(language, known),
    });
    const cookies = Object.entries(app.value.languages);
    return [
      ...cookies.flatMap(([language, { cookie }], place) => {
        const first = cookies.slice(0, place).find(([, other]) => other.cookie === cookie)?.[0];
        if (first === undefined) return [];
        return [
          errorAt(
            placeOfValue(app, ['languages', language, 'cookie']),
            `The cookie '${cookie}' stands for ${first} already.`,
            {
              expected: 'another value for each language',
              related: [
                { message: 'This says so.', ...placeOf(app, ['languages', first, 'cookie']) },
              ],
            },
          ),
        ];
      }),
      ...(['defaultLanguage', 'fallbackLanguage'] as const)
        .filter((key) => !known.includes(app.value[key]))
        .map((key) =>
          errorAt(
            placeOfValue(app, [key]),
            `The console has no language '${app.value[key]}'.`,
            details(app.value[key]),
          ),
        ),
      ...(app.value.languages[app.value.fallbackLanguage]?.complete === false
        ? [
            errorAt(
              placeOfValue(app, ['fallbackLanguage']),
              `The language '${app.value.fallbackLanguage}' is not complete: it may lack the text that another one lacks.`,
              { expected: 'a complete language' },
            ),
          ]
        : []),
      ...(glossary ? uniqBy(languagesOf(glossary), ({ language }) => language) : [])
        .filter(({ language }) => !known.includes(language))
        .map(({ language, place }) =>
          errorAt(place, `The console has no language '${language}'.`, details(language)),
        ),
      ...Object.entries(catalogues)
        .filter(([language]) => !known.includes(language))
        .map(([language, texts]) =>
          errorAt(
            {
              file: [...texts.values()][0]?.file ?? `locales/${language}`,
              range: FILE_START,
            },
            `The console has no language '${language}': nobody reads these texts.`,
            details(language),
          ),
        ),
    ];
  },
};

/** The languages that the glossary names, and where. */
function languagesOf(
  glossary: Located<GlossarySource>,
): readonly { readonly language: string; readonly place: Place }[] {
  return (['things', 'actions'] as const).flatMap((section) =>
    (glossary.value[section] ?? []).flatMap((entry, at) =>
      (['terms', 'rejected'] as const).flatMap((part) =>
        Object.keys(entry[part] ?? {}).map((language) => ({
          language,
          place: placeOf(glossary, [section, at, part, language]),
        })),
      ),
    ),
  );
}
