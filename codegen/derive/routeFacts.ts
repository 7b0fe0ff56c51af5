import type { RouteAction, RouteFacts, RouteLevel } from '../model/routes.ts';

const DEEPEST_LEVEL = 4;

/** 1 view, 2 app, 3 resource, 4 crud: how deep an address is (spec 1, section 2.1). */
export function levelOf(path: string): RouteLevel {
  const depth = Math.min(segmentsOf(path).length, DEEPEST_LEVEL);
  return depth === 4 ? 4 : depth === 3 ? 3 : depth === 2 ? 2 : 1;
}

/** What an address says one does there: its segments decide, in this order (spec 1, section 2.1). */
export function actionOf(path: string): RouteAction {
  const segments = segmentsOf(path);
  if (segments.includes('create')) return 'create';
  if (segments.includes('update')) return 'update';
  if (segments.includes('delete')) return 'destroy';
  return segments.includes(':id') ? 'retrieve' : 'list';
}

interface Branch<Route> {
  readonly here: Route[];
  readonly fixed: Map<string, Branch<Route>>;
  readonly open: Map<string, Branch<Route>>;
}

/** Static segments before `:id`, otherwise in the order given: the first match is the right one. */
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

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
