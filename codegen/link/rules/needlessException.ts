import { placeOfValue, warningAt, type Rule } from '../rule.ts';
import { expectationsOf } from '../walk/expectations.ts';

/** Every exception of an expectation is one: without it the expectation would not hold. */
export const needlessException: Rule = {
  name: 'needless-exception',
  check(context) {
    const { located, needless = [] } = expectationsOf(context) ?? {};
    if (!located) return [];
    return needless.map(({ expectation, index, selector }) =>
      warningAt(placeOfValue(located, ['expectations', expectation, 'except', index]), {
        message: `'${expectation}' holds for '${selector}', too: the exception is not needed.`,
        expected: 'exceptions that something needs',
      }),
    );
  },
};
