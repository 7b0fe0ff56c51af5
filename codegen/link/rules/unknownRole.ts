import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOfValue, type Rule } from '../rule.ts';
import { includedRoles, peopleIn, type NamedWord } from '../walk/expectations.ts';

const name = 'unknown-role';

/** Every role that another includes, and every role or person of an expectation, is declared. */
export const unknownRole: Rule = {
  name,
  check({ project }) {
    const { roles, expectations, broken } = project;
    const names = Object.keys(roles?.value.roles ?? {});
    const people = Object.keys(expectations?.value.people ?? {});
    const rolesAreKnown = !broken.some(({ file }) => file === 'manifest/roles.yaml');
    return [
      ...unknown(includedRoles(project), names, 'role'),
      ...(expectations && rolesAreKnown
        ? unknown(peopleIn(expectations), [...names, ...people], 'role or person')
        : []),
    ];
  },
};

function unknown(words: readonly NamedWord[], known: readonly string[], what: string) {
  return words
    .filter(({ word }) => !known.includes(word))
    .map(({ located, path, word }) =>
      errorAt(name, placeOfValue(located, path), `There is no ${what} '${word}'.`, {
        expected: `${oneOf(known)}: roles are in manifest/roles.yaml`,
        suggestion: nearest(word, known),
      }),
    );
}
