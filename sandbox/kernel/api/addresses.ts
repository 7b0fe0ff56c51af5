import type { Endpoint, Sandbox } from '../core/sandbox.ts';
import { plainMetadata } from '../resources/metadata.ts';
import { appRoots, METADATA_REFUSED } from './appRoots.ts';
import { metadataAt } from './addressMetadata.ts';
import { addResource } from './resourceAddresses.ts';
import { Router } from './router.ts';

/** The router for all addresses below `/api/v1/`, for the current model. */
export function buildRouter(sandbox: Sandbox): Router {
  const router = new Router(sandbox.model.api);
  // Resources of the licensed edition do not exist without a licence.
  const resources = [...sandbox.resources.values()].filter(
    ({ definition }) => sandbox.licence !== 'none' || !definition.api.startsWith('xpack/'),
  );
  for (const resource of resources) {
    // An area answers for resources with a single record.
    if (resource.definition.single === undefined) addResource(router, resource);
  }
  for (const endpoints of sandbox.areas.parts.flatMap(({ endpoints = [] }) => endpoints)) {
    const here = typeof endpoints === 'function' ? endpoints(sandbox) : endpoints;
    for (const endpoint of here) addEndpoint(router, endpoint, 'API');
  }
  for (const root of appRoots) addEndpoint(router, root, 'API Root');
  return router;
}

function addEndpoint(router: Router, endpoint: Endpoint, name: string): void {
  const { method, address, slashless, needs, inRoot, answer, metadata } = endpoint;
  router.add(address, {
    operations: { [method]: { needs, answer, ...(inRoot && { inRoot }) } },
    metadata: (call) => metadata?.(call) ?? metadataAt(address, call) ?? plainMetadata(name),
    ...(slashless && { slashless }),
    refusesMetadata: METADATA_REFUSED.has(address),
  });
}
