import type { Endpoint } from '../behaviour/behaviour.ts';
import { appRoots, METADATA_REFUSED } from './appRoots.ts';
import { metadataAt } from './plainFields.ts';
import { groupMembers } from '../behaviour/groupMembers.ts';
import { pairs } from '../behaviour/pairs.ts';
import { ownLogs } from '../behaviour/ownLogs.ts';
import { sessionSharings } from '../behaviour/sessionSharings.ts';
import { roleLists } from '../behaviour/roleLists.ts';
import { assetPeople } from '../perms/assetPeople.ts';
import { validateEndpoints } from '../perms/validate.ts';
import { allBindings, bindingEndpoints } from '../behaviour/roleBindings.ts';
import { permissionTrees } from '../behaviour/permissionTree.ts';
import { carriedSessionEndpoints } from '../components/carriedSessions.ts';
import { registrationEndpoints } from '../components/registration.ts';
import { statusEndpoints } from '../components/status.ts';
import { componentTaskEndpoints } from '../components/tasks.ts';
import { dashboardEndpoints } from '../dashboard/endpoints.ts';
import { channelEndpoints } from '../endpoints/channels.ts';
import { confirmationEndpoints, confirmationMetadata } from '../endpoints/confirmation.ts';
import { brandingEndpoints } from '../endpoints/branding.ts';
import { loginTicketEndpoints } from '../endpoints/loginTicketStatus.ts';
import { licenceEndpoints } from '../endpoints/licence.ts';
import { ownSecretEndpoints } from '../endpoints/ownSecrets.ts';
import { profileEndpoints, profileMetadata } from '../endpoints/profile.ts';
import { serverEndpoints } from '../endpoints/server.ts';
import { settingsEndpoints } from '../endpoints/settings.ts';
import { settingTestEndpoints } from '../endpoints/settingTests.ts';
import { subscriptionEndpoints } from '../endpoints/subscriptions.ts';
import { ownEndpoints } from '../perms/ownEndpoints.ts';
import { jobEndpoints } from '../jobs/endpoints.ts';
import { ldapEndpoints } from '../ldap/endpoints.ts';
import { plainMetadata } from '../resources/metadata.ts';
import type { Sandbox } from '../sandbox.ts';
import { siteMessageEndpoints } from '../siteMessages/endpoints.ts';
import type { Call } from '../wire/call.ts';
import { addResource } from './resourceAddresses.ts';
import { Router, type Address } from './router.ts';
import { addSingleRecords } from './singleRecords.ts';

/** All addresses below `/api/v1/` for the model in force. */
export function buildRouter(sandbox: Sandbox): Router {
  const router = new Router(sandbox.model.api);
  // What the licensed edition adds is not there without it.
  const resources = [...sandbox.resources.values()].filter(
    ({ definition }) => sandbox.licence !== 'none' || !definition.api.startsWith('xpack/'),
  );
  for (const resource of resources) {
    if (resource.definition.single === undefined) addResource(router, resource);
  }
  addSingleRecords(router, resources);
  addEndpoints(router, profileEndpoints, profileMetadata);
  addEndpoints(router, confirmationEndpoints, confirmationMetadata);
  const plain = [
    ...settingsEndpoints,
    ...serverEndpoints,
    ...siteMessageEndpoints,
    ...ownSecretEndpoints,
    ...channelEndpoints,
    ...subscriptionEndpoints,
    ...settingTestEndpoints,
    ...ldapEndpoints,
    ...dashboardEndpoints,
    ...groupMembers,
    ...jobEndpoints,
    ...ownEndpoints,
    ...bindingEndpoints,
    allBindings,
    ...roleLists,
    ...ownLogs,
    ...sessionSharings,
    ...assetPeople,
    ...validateEndpoints,
    ...pairs,
    ...loginTicketEndpoints,
    ...registrationEndpoints,
    ...componentTaskEndpoints,
    ...statusEndpoints,
    ...carriedSessionEndpoints,
    ...permissionTrees,
    ...licenceEndpoints(sandbox),
    ...brandingEndpoints(sandbox),
  ];
  addEndpoints(router, plain, () => plainMetadata('API'));
  addEndpoints(router, appRoots, () => plainMetadata('API Root'));
  return router;
}

function addEndpoints(
  router: Router,
  endpoints: readonly Endpoint[],
  metadata: (call: Call) => unknown,
): void {
  for (const { method, address, slashless, needs, answer } of endpoints) {
    const entry: Address = {
      operations: { [method]: { needs, answer } },
      metadata: (call) => metadataAt(address, call) ?? metadata(call),
      ...(slashless && { slashless }),
      refusesMetadata: METADATA_REFUSED.has(address),
    };
    router.add(address, entry);
  }
}
