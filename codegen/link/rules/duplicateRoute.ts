import { sortBy, uniqBy } from 'es-toolkit/array';
import type { ModelRoute } from '../../model/console.ts';
import { errorAt, type Finding, type LinkContext, type Rule } from '../rule.ts';
import { repeats } from '../walk/repeats.ts';
import { routePlace } from '../walk/routePlaces.ts';

/** Route names and addresses are unique. Two nodes that clash in all their pages give one finding. */
export const duplicateRoute: Rule = {
  name: 'duplicate-route',
  check(context) {
    return [
      ...clashes(context, ({ name: key }) => key, 'name', 'Give one of them a name of its own.'),
      ...clashes(context, ({ path }) => path, 'address', 'Move one of them to another segment.'),
    ];
  },
};

function clashes(
  context: LinkContext,
  keyOf: (route: ModelRoute) => string,
  what: string,
  remedy: string,
): readonly Finding[] {
  const inSourceOrder = sortBy(context.model.routes, [
    ({ source }) => source.file,
    ({ source }) => source.line,
  ]);
  const clashing = repeats(inSourceOrder, keyOf);
  const pairs = uniqBy(clashing, ({ item, first }) => `${lineOf(first)} ${lineOf(item)}`);
  return pairs.map(({ item: route, first }) =>
    errorAt(routePlace(context, route), {
      message: `The ${what} '${keyOf(route)}' is used by two routes. ${remedy}`,
      expected: `each ${what} once`,
      related: [{ message: 'The other one is declared here.', ...routePlace(context, first) }],
    }),
  );
}

function lineOf({ source }: ModelRoute): string {
  return `${source.file}:${source.line}`;
}
