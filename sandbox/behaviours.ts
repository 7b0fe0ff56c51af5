import type { ResourceId } from '../generated/names.ts';
import { accountBackupExecutions, accountBackupPlans } from './areas/assets/accountBackups.ts';
import { applicationAccounts } from './areas/applications/applicationAccounts.ts';
import { applications } from './areas/applications/applications.ts';
import { assetAccounts } from './areas/assets/assetAccounts.ts';
import { accessKeys } from './areas/authentication/accessKeys.ts';
import { assets } from './areas/assets/assets.ts';
import type { BehaviourOf } from './kernel/core/tables.ts';
import type { Behaviour } from './kernel/core/behaviour.ts';
import {
  applicationAuthExecutions,
  applicationAuthPlans,
  applicationAuthTasks,
  changeAuthExecutions,
  changeAuthPlans,
  changeAuthTasks,
} from './areas/xpack/changeAuthPlans.ts';
import {
  cloudAccounts,
  cloudRegions,
  syncedHosts,
  syncRuns,
  syncTasks,
} from './areas/xpack/cloudSync.ts';
import { commands } from './areas/terminal/commands.ts';
import { assetLoginAcls } from './areas/acls/assetLoginAcls.ts';
import { commandFilterRules } from './areas/assets/commandFilterRules.ts';
import { commandFilters } from './areas/assets/commandFilters.ts';
import { domains } from './areas/assets/domains.ts';
import { endpointRules, endpoints } from './areas/terminal/endpoints.ts';
import { gatheredUsers } from './areas/assets/gatheredUsers.ts';
import { gatherRuns, gatherTasks } from './areas/xpack/gatherTasks.ts';
import { gateways } from './areas/assets/gateways.ts';
import { groups } from './areas/users/groups.ts';
import { granted } from './areas/perms/ownEndpoints.ts';
import { runs, tasks, versions } from './areas/ops/jobs.ts';
import { labels } from './areas/assets/labels.ts';
import { loginAcls } from './areas/acls/loginAcls.ts';
import {
  batchCommands,
  fileTransfers,
  logins,
  operations,
  passwordChanges,
} from './areas/audits/logs.ts';
import { nodes } from './areas/assets/nodes.ts';
import { organizations } from './areas/orgs/organizations.ts';
import { platforms } from './areas/assets/platforms.ts';
import { roleBindings } from './areas/rbac/roleBindings.ts';
import { organizationRoles, systemRoles } from './areas/rbac/roles.ts';
import { sessions } from './areas/terminal/sessions.ts';
import { commandStorages, replayStorages } from './areas/terminal/storages.ts';
import { systemUsers } from './areas/assets/systemUsers.ts';
import { securitySettings } from './areas/settings/securitySettings.ts';
import { tempTokens } from './areas/authentication/tempTokens.ts';
import { componentLoads, terminals } from './areas/terminal/terminals.ts';
import { tickets } from './areas/tickets/tickets.ts';
import { users } from './areas/users/users.ts';
import { ticketFlows } from './areas/tickets/flows.ts';
import {
  applicationPermissionApplications,
  applicationPermissions,
  applicationPermissionUsers,
} from './areas/perms/applicationPermissions.ts';
import {
  assetPermissionAssets,
  assetPermissions,
  assetPermissionUsers,
} from './areas/perms/assetPermissions.ts';

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  'users.user': users,
  'users.usergroup': groups,
  'acls.loginacl': loginAcls,
  'assets.asset': assets,
  'assets.domain': domains,
  'assets.gateway': gateways,
  'assets.label': labels,
  'assets.platform': platforms,
  'assets.node': nodes,
  'assets.systemuser': systemUsers,
  'assets.authbook': assetAccounts,
  'assets.gathereduser': gatheredUsers,
  'assets.accountbackupplan': accountBackupPlans,
  'assets.accountbackupplanexecution': accountBackupExecutions,
  'xpack.account': cloudAccounts,
  'xpack.cloudregion': cloudRegions,
  'xpack.syncinstancetask': syncTasks,
  'xpack.syncinstancetaskexecution': syncRuns,
  'xpack.syncinstancedetail': syncedHosts,
  'xpack.gatherusertask': gatherTasks,
  'xpack.gatherusertaskexecution': gatherRuns,
  'xpack.changeauthplan': changeAuthPlans,
  'xpack.changeauthplanexecution': changeAuthExecutions,
  'xpack.changeauthplantask': changeAuthTasks,
  'xpack.applicationchangeauthplan': applicationAuthPlans,
  'xpack.applicationchangeauthplanexecution': applicationAuthExecutions,
  'xpack.applicationchangeauthplantask': applicationAuthTasks,
  'applications.application': applications,
  'applications.account': applicationAccounts,
  'assets.commandfilter': commandFilters,
  'assets.commandfilterrule': commandFilterRules,
  'acls.loginassetacl': assetLoginAcls,
  'perms.assetpermission': assetPermissions,
  'perms.applicationpermission': applicationPermissions,
  'rbac.systemrole': systemRoles,
  'rbac.orgrole': organizationRoles,
  'orgs.organization': organizations,
  'authentication.accesskey': accessKeys,
  'authentication.temptoken': tempTokens,
  'audits.userloginlog': logins,
  'audits.operatelog': operations,
  'audits.passwordchangelog': passwordChanges,
  'audits.ftplog': fileTransfers,
  'audits.commandexecutionlog': batchCommands,
  'audits.commandexecutionhost': granted,
  'terminal.session': sessions,
  'terminal.command': commands,
  'terminal.terminal': terminals,
  'terminal.componentload': componentLoads,
  'terminal.replaystorage': replayStorages,
  'terminal.commandstorage': commandStorages,
  'terminal.endpoint': endpoints,
  'terminal.endpointrule': endpointRules,
  'settings.security': securitySettings,
  'tickets.ticket': tickets,
  'tickets.ticketflow': ticketFlows,
  'ops.task': tasks,
  'ops.adhoc': versions,
  'ops.adhocexecution': runs,
  'rbac.systemrolebinding': roleBindings,
  'rbac.orgrolebinding': roleBindings,
  'perms.assetpermissionuser': assetPermissionUsers,
  'perms.assetpermissionasset': assetPermissionAssets,
  'perms.applicationpermissionuser': applicationPermissionUsers,
  'perms.applicationpermissionapp': applicationPermissionApplications,
  // System users are asked for row by row, favourites at an address of their own.
  'perms.myassets': { ...granted, hiddenFields: () => ['system_users', 'favourite'] },
  'perms.myremoteapps': granted,
  'perms.mydatabases': granted,
  'perms.mykubernetes': granted,
} satisfies { readonly [R in ResourceId]?: BehaviourOf<R, string> };

/** What a resource does beyond its manifest; nothing, for one that was only declared. */
export function behaviourOf(resourceId: string): Behaviour {
  return BEHAVIOURS[resourceId] ?? {};
}
