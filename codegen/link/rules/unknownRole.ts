import { peopleByName } from '../../access/expectations.ts';
import { oneOf, type Rule } from '../rule.ts';
import { includedRoles, peopleIn } from '../walk/expectations.ts';
import { unknownNames, type NameUse } from '../walk/nameUses.ts';

/** Every role that another includes, and every role, account or user of an expectation, is declared. */
export const unknownRole: Rule = {
  name: 'unknown-role',
  check({ project, model }) {
    const { roles, expectations, broken } = project;
    const names = Object.keys(roles?.value.roles ?? {});
    const rolesAreKnown = !broken.some(({ file }) => file === 'manifest/roles.yaml');
    return [
      ...unknown(includedRoles(project), names, 'role'),
      ...(expectations && rolesAreKnown
        ? unknown(
            peopleIn(expectations),
            [...peopleByName(expectations.value, model).keys()],
            'role or person',
          )
        : []),
    ];
  },
};

function unknown(uses: readonly NameUse[], known: readonly string[], what: string) {
  const expected = `${oneOf(known)}: roles are in manifest/roles.yaml`;
  return unknownNames(what, uses, new Set(known), expected);
}
