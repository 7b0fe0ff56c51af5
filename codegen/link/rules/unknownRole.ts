import { oneOf, type Rule } from '../rule.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { namesOfKind } from '../walk/nameUses.ts';

/** Every role that another includes, and every role or user of an expectation, is declared. */
export const unknownRole: Rule = {
  name: 'unknown-role',
  check(context) {
    const { project } = context;
    const rolesAreKnown = !project.broken.some(({ file }) => file === 'manifest/roles.yaml');
    const expected = (names: ReadonlySet<string>) =>
      `${oneOf(names)}: roles are in manifest/roles.yaml`;
    const people = rolesAreKnown ? namesOfKind(project, ['person']) : [];
    return [
      ...unknownNames(context, namesOfKind(project, ['role']), 'role', { expected }),
      ...unknownNames(context, people, 'role or person', { expected }),
    ];
  },
};
