import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';

/** What every page is given, generic or hand-written. */
export interface PageProps {
  readonly route: RouteRecord;
  /** The resource the page shows; a hand-written page may have none. */
  readonly definition: ResourceDefinition | undefined;
}

/**
 * The resource of a generic page.
 *
 * @throws Error when the route has none: the compiler never generates such a route
 */
export function definitionOf({ route, definition }: PageProps): ResourceDefinition {
  if (!definition) throw new Error(`Route ${route.name} shows a resource but names none.`);
  return definition;
}
