import { nearest } from '../../schema/nearest.ts';
import { mayDeclare } from '../broken.ts';
import { errorAt, oneOf, type Rule } from '../rule.ts';
import { placeOfUse, resourceUses } from '../walk/nameUses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';

const name = 'unknown-resource';

/** Every resource that is named exists: in routes, references, trees, tabs and explained differences. */
export const unknownResource: Rule = {
  name,
  check({ project }) {
    const known = new Set(project.resources.map(({ value }) => value.resource));
    const inManifests = resourceUses(project)
      .filter((use) => !known.has(use.name) && !mayDeclare(project, use.name))
      .map((use) =>
        errorAt(name, placeOfUse(use), `There is no resource '${use.name}'.`, {
          expected: `a resource declared below manifest/resources/: ${oneOf(known)}`,
          suggestion: () => nearest(use.name, known),
        }),
      );
    const inCode = project.broken.length > 0 ? [] : unknownInCode(project, 'resource', name, known);
    return [...inManifests, ...inCode];
  },
};
