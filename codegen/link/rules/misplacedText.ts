import { areaOfTexts } from '../../read/catalogues.ts';
import type { LocatedText } from '../../read/located.ts';
import { memoize } from '../../read/memoize.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { errorAt, type Rule } from '../rule.ts';

const name = 'misplaced-text';
const RESOURCE_TEXT = /^resources\.([^.]+)\./;

/** Texts of a resource are in the catalogue of its area. */
export const misplacedText: Rule = {
  name,
  check({ project: { catalogues } }) {
    return Object.values(catalogues).flatMap(misplacedIn);
  },
};

const misplacedIn = memoize((texts: ReadonlyMap<string, LocatedText>): readonly Diagnostic[] =>
  [...texts].flatMap(([key, text]) => {
    const { file } = text;
    const area = RESOURCE_TEXT.exec(key)?.[1];
    const folder = areaOfTexts(file);
    if (area === undefined || folder === undefined || folder === area) return [];
    return [
      errorAt(name, text, `'${key}' is about ${area}, and stands with ${folder}.`, {
        expected: `the text in ${file.replace(/^(locales\/[^/]+\/).*$/, '$1')}${area}.yaml`,
      }),
    ];
  }),
);
