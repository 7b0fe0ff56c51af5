import type { ModelRoute } from '../../model/console.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { errorAt, type LinkContext, type Rule } from '../rule.ts';
import { routePlace } from '../walk/routePlaces.ts';

const name = 'duplicate-route';

/** Route names and addresses are unique. Two nodes that clash in all their pages give one finding. */
export const duplicateRoute: Rule = {
  name,
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
): readonly Diagnostic[] {
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
      errorAt(
        name,
        routePlace(context, route),
        `The ${what} '${key}' is used by two routes. ${remedy}`,
        {
          expected: `each ${what} once`,
          related: [{ message: 'The other one is declared here.', ...there }],
        },
      ),
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
