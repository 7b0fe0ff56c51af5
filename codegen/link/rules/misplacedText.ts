import { areaOfTexts } from '../../read/catalogues.ts';
import type { LocatedText } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import { errorAt, type Finding, type Rule } from '../rule.ts';

const RESOURCE_TEXT = /^resources\.([^.]+)\./;

/** Texts of a resource are in the catalogue of its area. */
export const misplacedText: Rule = {
  name: 'misplaced-text',
  check({ project: { catalogues } }) {
    return Object.values(catalogues).flatMap(misplacedIn);
  },
};

const misplacedIn = memoize((texts: ReadonlyMap<string, LocatedText>): readonly Finding[] =>
  [...texts].flatMap(([key, text]) => {
    const { file } = text;
    const area = RESOURCE_TEXT.exec(key)?.[1];
    const folder = areaOfTexts(file);
    if (area === undefined || folder === undefined || folder === area) return [];
    return errorAt(text, {
      message: `'${key}' is about ${area}, and stands with ${folder}.`,
      expected: `the text in ${file.replace(/^(locales\/[^/]+\/).*$/, '$1')}${area}.yaml`,
    });
  }),
);
