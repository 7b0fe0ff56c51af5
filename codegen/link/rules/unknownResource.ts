import { likelyResource } from '../../read/manifestKinds.ts';
import { nearest } from '../../schema/nearest.ts';
import { groupBy } from '../../model/groupBy.ts';
import { mayDeclare } from '../broken.ts';
import { errorAt, oneOf, placeOfValue, type Finding, type Rule } from '../rule.ts';
import { namesThatExist } from '../walk/knownNames.ts';
import { namesOfKind, placeOfUse, type NameUse } from '../walk/nameUses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';

/** Places that a finding lists. */
const MOST_PLACES = 5;

/**
 * Every resource that is named exists: in routes, references, trees, tabs and explained differences. A name is told
 * once, at the file that is named after it, if there is one.
 */
export const unknownResource: Rule = {
  name: 'unknown-resource',
  check(context) {
    const { project } = context;
    const known = new Set(namesThatExist('resource', context));
    const uses = groupBy(
      namesOfKind(project, ['resource']).filter(
        ({ name }) => !known.has(name) && !mayDeclare(project, name),
      ),
      ({ name }) => name,
    );
    const unknown = [...uses].map(([name, places]) => {
      const file = project.resources.find(
        (located) => likelyResource(located.file) === name && places.length > 1,
      );
      return file ? otherwiseNamed(name, file, places) : unknownName(name, places, known);
    });
    const isWhole = project.broken.length === 0 && unknown.length === 0;
    return [...unknown.flat(), ...(isWhole ? unknownInCode(project, 'resource', known) : [])];
  },
};

/** A file that is named after a resource which others name, and declares another one. */
function otherwiseNamed(
  name: string,
  located: Parameters<typeof placeOfValue>[0],
  places: readonly NameUse[],
): readonly Finding[] {
  return [
    errorAt(
      placeOfValue(located, ['resource']),
      `${places.length} places name the resource '${name}', and this file says otherwise.`,
      { expected: name, suggestion: name, related: places.slice(0, MOST_PLACES).map(related) },
    ),
  ];
}

function unknownName(
  name: string,
  [first, ...others]: readonly NameUse[],
  known: ReadonlySet<string>,
): readonly Finding[] {
  if (!first) return [];
  return [
    errorAt(placeOfUse(first), `There is no resource '${name}'.`, {
      expected: `a resource declared below manifest/resources/: ${oneOf(known)}`,
      suggestion: () => nearest(name, known),
      related: others.slice(0, MOST_PLACES).map(related),
    }),
  ];
}

function related(use: NameUse) {
  return { message: 'It is named here, too.', ...placeOfUse(use) };
}
