import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';

/** The props of every page, generic or hand-written. */
export interface PageProps {
  readonly route: RouteRecord;
  /** Absent on hand-written pages without a resource. */
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
