import type { ParsedProject } from '../../schema/project.ts';
import { errorAt, placeOfValue, type Rule } from '../rule.ts';

/** A resource is `like` one that has records of its own: no chains and no circles. */
export const likeChain: Rule = {
  name: 'like-chain',
  check({ project }) {
    const likes = likesWithin(project);
    return project.resources.flatMap((located) => {
      const { resource, like = '' } = located.value;
      const third = likes.get(like);
      if (third === undefined) return [];
      const { end, passed } = followed(like, likes);
      // A resource that only leads into a circle is told where the circle is.
      if (end === undefined && !passed.has(resource)) return [];
      return errorAt(placeOfValue(located, ['like']), {
        message:
          end === undefined
            ? `'${resource}' is like '${like}', and that leads in a circle.`
            : `'${like}' is itself like '${third}'.`,
        expected: 'a resource that describes its records itself',
        suggestion: end,
      });
    });
  },
};

/** For each resource, the one that it is `like`; unknown names are left to another rule. */
function likesWithin({ resources }: ParsedProject): ReadonlyMap<string, string> {
  const known = new Set(resources.map(({ value }) => value.resource));
  return new Map(
    resources.flatMap(({ value: { resource, like } }) =>
      like !== undefined && known.has(like) ? [[resource, like] as const] : [],
    ),
  );
}

/** The resources of a chain, and the last one; a circle has none. */
function followed(
  start: string,
  likes: ReadonlyMap<string, string>,
): { readonly passed: ReadonlySet<string>; readonly end: string | undefined } {
  const passed = new Set<string>();
  let at = start;
  for (let next = likes.get(at); next !== undefined; next = likes.get(at)) {
    if (passed.has(at)) return { passed, end: undefined };
    passed.add(at);
    at = next;
  }
  return { passed, end: at };
}
