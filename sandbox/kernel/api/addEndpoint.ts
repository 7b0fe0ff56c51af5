import type { Endpoint, ServerResource } from '../core/sandbox.ts';
import { plainMetadata } from '../resources/metadata.ts';
import { metadataAt, tableMetadata } from './addressMetadata.ts';
import type { Router } from './router.ts';

/**
 * Adds an address of an area to the router.
 *
 * @param name of the address in its metadata, when nothing else is known
 * @param owner the resource that has the address
 */
export function addEndpoint(
  router: Router,
  { method, address, slashless, needs, inRoot, answer, shows, metadata }: Endpoint,
  name: string,
  owner?: ServerResource,
): void {
  router.add(address, {
    operations: { [method]: { needs, answer, inRoot } },
    metadata: (call) =>
      metadata?.(call) ??
      metadataAt(address, call) ??
      tableMetadata(address, call) ??
      plainMetadata(name),
    slashless,
    resource: owner && shows?.(owner),
  });
}
