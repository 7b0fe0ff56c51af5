import type { Sandbox } from '../core/sandbox.ts';
import { addEndpoint } from './addEndpoint.ts';
import { addResource } from './resourceAddresses.ts';
import { Router } from './router.ts';

/** The router for all addresses below the root of the API, for the current model. */
export function buildRouter(sandbox: Sandbox): Router {
  const refused = sandbox.areas.parts.flatMap(({ metadataRefused = [] }) => metadataRefused);
  const router = new Router(sandbox.model.api, new Set(refused));
  // Resources of the licensed edition do not exist without a licence.
  const resources = [...sandbox.resources.values()].filter(
    ({ definition }) => sandbox.licence !== 'none' || !definition.api.startsWith('xpack/'),
  );
  for (const resource of resources) {
    // An area answers for resources with a single record.
    if (resource.definition.single === undefined) {
      addResource(router, resource, sandbox.model.apiFacts);
    }
  }
  for (const endpoints of sandbox.areas.parts.flatMap(({ endpoints = [] }) => endpoints)) {
    const here = typeof endpoints === 'function' ? endpoints(sandbox) : endpoints;
    for (const endpoint of here) addEndpoint(router, endpoint, 'API');
  }
  return router;
}
