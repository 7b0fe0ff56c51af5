import { mayDeclare } from '../broken.ts';
import { oneOf, type Rule } from '../rule.ts';
import { unknownNames } from '../walk/knownNames.ts';
import { unknownInCode } from '../walk/namesInCode.ts';
import { namesOfKind } from '../walk/nameUses.ts';

/** Every resource that is named exists: in routes, references, trees, tabs and explained differences. */
export const unknownResource: Rule = {
  name: 'unknown-resource',
  check(context) {
    const { project } = context;
    const known = new Set(project.resources.map(({ value }) => value.resource));
    const uses = namesOfKind(project, ['resource']).filter((use) => !mayDeclare(project, use.name));
    return [
      ...unknownNames(context, uses, 'resource', {
        expected: (names) => `a resource declared below manifest/resources/: ${oneOf(names)}`,
      }),
      ...(project.broken.length > 0 ? [] : unknownInCode(project, 'resource', known)),
    ];
  },
};
