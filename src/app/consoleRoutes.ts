import type { RouteObject } from 'react-router';
import { routeObjects, type RouteSources } from './routeObjects.tsx';

/** Logged when the console has no routes (spec 1, section 8). */
export const NO_ROUTE = 'No route find';

/**
 * The routes of the console, made before the first render.
 *
 * @throws Error when there are none, or the error of making them
 */
export function consoleRoutes(sources: RouteSources): RouteObject[] {
  if (sources.table.routes.length === 0) {
    // oxlint-disable-next-line no-console -- what is to be logged (spec 1, section 8)
    console.error(NO_ROUTE);
    throw new Error(NO_ROUTE);
  }
  return routeObjects(sources);
}
