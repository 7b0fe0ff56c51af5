import type { RouteAction, RouteLevel } from './routes.ts';

const DEEPEST_LEVEL = 4;
/** Number of segments in the path of a menu page: view, app, resource (spec 1, section 2.1). */
const MENU_DEPTH = 3;

/** The level of a path: 1 view, 2 app, 3 resource, 4 crud (spec 1, section 2.1). */
export function levelOf(path: string): RouteLevel {
  const depth = Math.min(segmentsOf(path).length, DEEPEST_LEVEL);
  return depth === 4 ? 4 : depth === 3 ? 3 : depth === 2 ? 2 : 1;
}

/** The action that a path stands for; the last segments decide, in this order (spec 1, section 2.1). */
export function actionOf(path: string): RouteAction {
  const segments = segmentsOf(path);
  if (segments.includes('create')) return 'create';
  if (segments.includes('update')) return 'update';
  if (segments.includes('delete')) return 'destroy';
  return segments.includes(':id') ? 'retrieve' : 'list';
}

/** The menu page above a path, or the path itself, unless the manifest says otherwise. */
export function menuPathOf(path: string): string {
  return `/${segmentsOf(path).slice(0, MENU_DEPTH).join('/')}`;
}

export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
