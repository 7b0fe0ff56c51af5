import { likelyResource } from '../../read/manifestKinds.ts';
import { mayDeclare } from '../broken.ts';
import { errorAt, oneOf, placeOfValue, type LinkContext, type Rule } from '../rule.ts';
import { alsoNamed, MOST_PLACES, namesThatExist, unknownNames } from '../walk/knownNames.ts';
import { namesOfKind } from '../walk/nameUses.ts';
import { unknownInCode } from '../walk/namesInCode.ts';

/** Every resource that is named exists: in routes, references, trees, tabs and explained differences. */
export const unknownResource: Rule = {
  name: 'unknown-resource',
  check(context) {
    const { project } = context;
    const known = new Set(namesThatExist('resource', context));
    const misnamed = misnamedFiles(context, known);
    const unknown = [
      ...misnamed.values(),
      ...unknownNames(context, 'resource', 'resource', {
        expected: (names) => `a resource declared below manifest/resources/: ${oneOf(names)}`,
        among: ({ name }) => !mayDeclare(project, name) && !misnamed.has(name),
        cause: (name) => name,
      }),
    ];
    const isWhole = project.broken.length === 0 && unknown.length === 0;
    return isWhole ? unknownInCode(project, 'resource', known) : unknown;
  },
};

/** Files that are named after a resource which others name, and declare another one, by the name of the first. */
function misnamedFiles({ project }: LinkContext, known: ReadonlySet<string>) {
  const uses = namesOfKind(project, ['resource']);
  return new Map(
    project.resources.flatMap((located) => {
      const id = likelyResource(located.file);
      if (id === undefined || known.has(id)) return [];
      const places = uses.filter(({ name }) => name === id);
      if (places.length < 2) return [];
      const finding = errorAt(placeOfValue(located, ['resource']), {
        message: `${places.length} places name the resource '${id}', and this file says otherwise.`,
        expected: id,
        suggestion: id,
        related: places.slice(0, MOST_PLACES).map((use) => alsoNamed({ use })),
      });
      return [[id, finding] as const];
    }),
  );
}
