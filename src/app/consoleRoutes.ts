import type { RouteObject } from 'react-router';
import { routeObjects, type RouteSources } from './routeObjects.tsx';

/** Logged when there is nothing that anybody could open (spec 1, section 8). */
export const NO_ROUTE = 'No route find';

/**
 * The routes of the console, made before anything of it is drawn.
 *
 * @throws Error when there are none, or what went wrong while they were made
 */
export function consoleRoutes(sources: RouteSources): RouteObject[] {
  if (sources.table.routes.length === 0) {
    // oxlint-disable-next-line no-console -- what is to be logged (spec 1, section 8)
    console.error(NO_ROUTE);
    throw new Error(NO_ROUTE);
  }
  return routeObjects(sources);
}
