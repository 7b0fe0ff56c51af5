import { segmentsOf } from '../model/routePaths.ts';
import type { RouteFacts } from '../model/routes.ts';

interface Branch<Route> {
  readonly here: Route[];
  readonly fixed: Map<string, Branch<Route>>;
  readonly open: Map<string, Branch<Route>>;
}

/** Sorts routes so that the first match is correct: static segments before `:id`, otherwise the given order. */
export function inMatchOrder<Route extends Pick<RouteFacts, 'path'>>(
  routes: readonly Route[],
): readonly Route[] {
  const root = newBranch<Route>();
  for (const route of routes) {
    const branch = segmentsOf(route.path).reduce((at, segment) => {
      const next = segment.startsWith(':') ? at.open : at.fixed;
      const known = next.get(segment) ?? newBranch<Route>();
      next.set(segment, known);
      return known;
    }, root);
    branch.here.push(route);
  }
  return inOrder(root);
}

function inOrder<Route>(branch: Branch<Route>): readonly Route[] {
  return [
    ...branch.here,
    ...[...branch.fixed.values()].flatMap(inOrder),
    ...[...branch.open.values()].flatMap(inOrder),
  ];
}

function newBranch<Route>(): Branch<Route> {
  return { here: [], fixed: new Map(), open: new Map() };
}
