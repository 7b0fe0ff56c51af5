import type { ModelRoute } from '../../model/console.ts';
import { errorAt, type Finding, type LinkContext, type Rule } from '../rule.ts';
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
  const first = new Map<string, ModelRoute>();
  const reported = new Set<string>();
  return inSourceOrder(context.model.routes).flatMap((route) => {
    const key = keyOf(route);
    const other = first.get(key);
    if (!other) {
      first.set(key, route);
      return [];
    }
    const pair = `${lineOf(other)} ${lineOf(route)}`;
    if (reported.has(pair)) return [];
    reported.add(pair);
    const there = routePlace(context, other);
    return [
      errorAt(routePlace(context, route), `The ${what} '${key}' is used by two routes. ${remedy}`, {
        expected: `each ${what} once`,
        related: [{ message: 'The other one is declared here.', ...there }],
      }),
    ];
  });
}

function inSourceOrder(routes: readonly ModelRoute[]): readonly ModelRoute[] {
  return routes.toSorted(({ source: a }, { source: b }) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
}

function lineOf({ source }: ModelRoute): string {
  return `${source.file}:${source.line}`;
}
