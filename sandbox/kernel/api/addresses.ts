import type { Sandbox } from '../core/sandbox.ts';
import { addEndpoint } from './addEndpoint.ts';
import { addResource } from './resourceAddresses.ts';
import { Router } from './router.ts';

/** The router for all addresses below the root of the API, for the current model. */
export function buildRouter(sandbox: Sandbox): Router {
  const refused = sandbox.areas.parts.flatMap(({ metadataRefused }) => [
    ...(metadataRefused?.(sandbox) ?? []),
  ]);
  const router = new Router(sandbox.model.api, new Map(refused));
  const { serves = () => true } = sandbox.areas;
  const isOneOfSeveral = sandbox.model.app.servers.length > 0;
  for (const resource of sandbox.resources.values()) {
    // An area answers for resources with a single record.
    if (resource.definition.single === undefined && serves(sandbox, resource)) {
      addResource(router, resource, sandbox.model.apiFacts);
    }
  }
  for (const endpoints of sandbox.areas.parts.flatMap(({ endpoints = [] }) => endpoints)) {
    const here = typeof endpoints === 'function' ? endpoints(sandbox) : endpoints;
    for (const endpoint of here) {
      // An address that another version of the server has.
      if (isOneOfSeveral && !router.knows(endpoint.address)) continue;
      addEndpoint(router, endpoint, 'API');
    }
  }
  return router;
}
