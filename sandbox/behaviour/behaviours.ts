import type { ResourceId } from '../../generated/names.ts';
import { accountBackupExecutions, accountBackupPlans } from './accountBackups.ts';
import { applicationAccounts } from './applicationAccounts.ts';
import { applications } from './applications.ts';
import { assetAccounts } from './assetAccounts.ts';
import { accessKeys } from './accessKeys.ts';
import { assets } from './assets.ts';
import type { BehaviourOf } from '../tables.ts';
import type { Behaviour } from './behaviour.ts';
import {
  applicationAuthExecutions,
  applicationAuthPlans,
  applicationAuthTasks,
  changeAuthExecutions,
  changeAuthPlans,
  changeAuthTasks,
} from './changeAuthPlans.ts';
import { cloudAccounts, cloudRegions, syncedHosts, syncRuns, syncTasks } from './cloudSync.ts';
import { commands } from './commands.ts';
import { assetLoginAcls } from './assetLoginAcls.ts';
import { commandFilterRules } from './commandFilterRules.ts';
import { commandFilters } from './commandFilters.ts';
import { domains } from './domains.ts';
import { endpointRules, endpoints } from './endpoints.ts';
import { gatheredUsers } from './gatheredUsers.ts';
import { gatherRuns, gatherTasks } from './gatherTasks.ts';
import { gateways } from './gateways.ts';
import { groups } from './groups.ts';
import { granted } from '../perms/ownEndpoints.ts';
import { runs, tasks, versions } from './jobs.ts';
import { labels } from './labels.ts';
import { loginAcls } from './loginAcls.ts';
import { batchCommands, fileTransfers, logins, operations, passwordChanges } from './logs.ts';
import { nodes } from './nodes.ts';
import { organizations } from './organizations.ts';
import { platforms } from './platforms.ts';
import { roleBindings } from './roleBindings.ts';
import { organizationRoles, systemRoles } from './roles.ts';
import { sessions } from './sessions.ts';
import { commandStorages, replayStorages } from './storages.ts';
import { systemUsers } from './systemUsers.ts';
import { securitySettings } from './securitySettings.ts';
import { tempTokens } from './tempTokens.ts';
import { componentLoads, terminals } from './terminals.ts';
import { tickets } from './tickets.ts';
import { users } from './users.ts';
import { ticketFlows } from '../tickets/flows.ts';
import {
  applicationPermissionApplications,
  applicationPermissions,
  applicationPermissionUsers,
} from '../perms/applicationPermissions.ts';
import {
  assetPermissionAssets,
  assetPermissions,
  assetPermissionUsers,
} from '../perms/assetPermissions.ts';

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
