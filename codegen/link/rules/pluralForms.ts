import { memoize } from '../../read/memoize.ts';
import type { ParsedProject } from '../../schema/project.ts';
import { errorAt, type Fault, type Finding, type Rule } from '../rule.ts';

/** Stands between the forms of a text, of which a count chooses one (polyglot.js). */
const BETWEEN = '||||';
const COUNT = '%{smart_count}';

/** A text with several forms has as many as its language has plurals, none of them empty, and a count. */
export const pluralForms: Rule = {
  name: 'plural-forms',
  check: ({ project }) => wrongForms(project.catalogues),
};

const wrongForms = memoize((catalogues: ParsedProject['catalogues']): readonly Finding[] =>
  Object.entries(catalogues).flatMap(([language, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const fault = text.text.includes(BETWEEN) && faultOf(text.text, language);
      return fault
        ? [errorAt(text, { ...fault, message: `The text '${key}' ${fault.message}` })]
        : [];
    }),
  ),
);

function faultOf(text: string, language: string): Fault | undefined {
  const forms = text.split(BETWEEN);
  const most = new Intl.PluralRules(language).resolvedOptions().pluralCategories.length;
  if (forms.length > most) {
    return {
      message: `has ${forms.length} forms.`,
      expected: `at most ${most} in the language '${language}'`,
    };
  }
  if (forms.some((form) => form.trim() === '')) {
    return { message: 'has an empty form.', expected: 'words in each form' };
  }
  if (text.includes(COUNT)) return undefined;
  return {
    message: 'has several forms, but nothing counts.',
    expected: `one form, or ${COUNT} in it`,
  };
}
