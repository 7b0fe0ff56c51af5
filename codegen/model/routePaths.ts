import type { RouteAction, RouteLevel } from './routes.ts';

const DEEPEST_LEVEL = 4;
/** Segments of the address of a menu's page: view, app, resource (spec 1, section 2.1). */
const MENU_DEPTH = 3;

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

/** The menu's page above an address, or the address itself, unless its manifest says otherwise. */
export function menuPathOf(path: string): string {
  return `/${segmentsOf(path).slice(0, MENU_DEPTH).join('/')}`;
}

export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean);
}
