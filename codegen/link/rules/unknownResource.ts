import { mayDeclare } from '../broken.ts';
import { oneOf, type Rule } from '../rule.ts';
import { resourceUses, unknownNames } from '../walk/nameUses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';

/** Every resource that is named exists: in routes, references, trees, tabs and explained differences. */
export const unknownResource: Rule = {
  name: 'unknown-resource',
  check({ project }) {
    const known = new Set(project.resources.map(({ value }) => value.resource));
    const uses = resourceUses(project).filter((use) => !mayDeclare(project, use.name));
    const expected = `a resource declared below manifest/resources/: ${oneOf(known)}`;
    const inCode = project.broken.length > 0 ? [] : unknownInCode(project, 'resource', known);
    return [...unknownNames('resource', uses, known, expected), ...inCode];
  },
};
