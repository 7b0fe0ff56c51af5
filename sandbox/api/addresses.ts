import type { Endpoint } from '../kernel/core/behaviour.ts';
import { appRoots, METADATA_REFUSED } from '../kernel/api/appRoots.ts';
import { metadataAt } from './plainFields.ts';
import { groupMembers } from '../areas/users/groupMembers.ts';
import { pairs } from '../areas/assets/pairs.ts';
import { ownLogs } from '../areas/audits/ownLogs.ts';
import { sessionSharings } from '../areas/terminal/sessionSharings.ts';
import { roleLists } from '../areas/rbac/roleLists.ts';
import { assetPeople } from '../areas/perms/assetPeople.ts';
import { validateEndpoints } from '../areas/perms/validate.ts';
import { allBindings, bindingEndpoints } from '../areas/rbac/roleBindings.ts';
import { permissionTrees } from '../areas/rbac/permissionTree.ts';
import { carriedSessionEndpoints } from '../areas/terminal/components/carriedSessions.ts';
import { registrationEndpoints } from '../areas/terminal/components/registration.ts';
import { statusEndpoints } from '../areas/terminal/components/status.ts';
import { componentTaskEndpoints } from '../areas/terminal/components/tasks.ts';
import { dashboardEndpoints } from '../areas/index/endpoints.ts';
import { channelEndpoints } from '../areas/notifications/channels.ts';
import {
  confirmationEndpoints,
  confirmationMetadata,
} from '../areas/authentication/confirmEndpoints.ts';
import { brandingEndpoints } from '../areas/xpack/branding.ts';
import { loginTicketEndpoints } from '../areas/tickets/loginTicketStatus.ts';
import { licenceEndpoints } from '../areas/xpack/licence.ts';
import { ownSecretEndpoints } from '../areas/users/ownSecrets.ts';
import { profileEndpoints, profileMetadata } from '../areas/users/profile.ts';
import { serverEndpoints } from '../areas/common/server.ts';
import { settingsEndpoints } from '../kernel/core/settings.ts';
import { settingTestEndpoints } from '../areas/settings/settingTests.ts';
import { subscriptionEndpoints } from '../areas/notifications/subscriptions.ts';
import { ownEndpoints } from '../areas/perms/ownEndpoints.ts';
import { jobEndpoints } from '../areas/ops/jobEndpoints.ts';
import { ldapEndpoints } from '../areas/settings/ldapEndpoints.ts';
import { plainMetadata } from '../kernel/resources/metadata.ts';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { siteMessageEndpoints } from '../areas/notifications/siteMessageEndpoints.ts';
import type { Call } from '../kernel/core/call.ts';
import { addResource } from '../kernel/api/resourceAddresses.ts';
import { Router, type Address } from '../kernel/api/router.ts';
import { addSingleRecords } from '../areas/settings/singleRecords.ts';

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
