import type { ResourceDefinition } from '../../codegen/model/resources.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import { resourcePart, REST, type TextPart } from '../../codegen/model/text.ts';
import type { RouteTable } from '../session/routeTable.ts';

/** Loads the definition of a page's resource, if it has one. */
export async function loadDefinition(
  { resource }: Pick<RouteRecord, 'resource'>,
  { resources }: Pick<RouteTable, 'resources'>,
): Promise<{ readonly default: ResourceDefinition } | undefined> {
  return resource === undefined ? undefined : resources[resource]?.load?.();
}

/** The texts that a page needs before it is shown. */
export function textsOf({ kind, resource }: Pick<RouteRecord, 'kind' | 'resource'>): TextPart[] {
  return [
    ...(resource === undefined ? [] : [resourcePart(resource)]),
    // A list renders with the texts of the first load; what it opens later loads its own.
    ...(kind === 'list' ? [] : [REST]),
  ];
}
