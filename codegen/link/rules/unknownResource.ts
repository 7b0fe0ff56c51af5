import { mayDeclare } from '../broken.ts';
import { oneOf, type Rule } from '../rule.ts';
import { namesThatExist, unknownNames } from '../walk/knownNames.ts';
import { unknownInCode } from '../walk/namesInCode.ts';

/** Every resource that is named exists: in routes, references, trees, tabs and explained differences. */
export const unknownResource: Rule = {
  name: 'unknown-resource',
  check(context) {
    const { project } = context;
    const known = new Set(namesThatExist('resource', context));
    return [
      ...unknownNames(context, 'resource', 'resource', {
        expected: (names) => `a resource declared below manifest/resources/: ${oneOf(names)}`,
        among: ({ name }) => !mayDeclare(project, name),
      }),
      ...(project.broken.length > 0 ? [] : unknownInCode(project, 'resource', known)),
    ];
  },
};
