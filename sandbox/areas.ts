import type { ResourceId } from '../generated/names.ts';
import { accountBackupExecutions, accountBackupPlans } from './areas/assets/accountBackups.ts';
import { applicationAccounts } from './areas/applications/applicationAccounts.ts';
import { applications } from './areas/applications/applications.ts';
import { assetAccounts } from './areas/assets/assetAccounts.ts';
import { accessKeys } from './areas/authentication/accessKeys.ts';
import { assets } from './areas/assets/assets.ts';
import type { BehaviourOf } from './kernel/core/tables.ts';
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
import { groupMembers } from './areas/users/groupMembers.ts';
import { pairs } from './areas/assets/pairs.ts';
import { ownLogs } from './areas/audits/ownLogs.ts';
import { sessionSharings } from './areas/terminal/sessionSharings.ts';
import { roleLists } from './areas/rbac/roleLists.ts';
import { assetPeople } from './areas/perms/assetPeople.ts';
import { validateEndpoints } from './areas/perms/validate.ts';
import { allBindings, bindingEndpoints } from './areas/rbac/roleBindings.ts';
import { permissionTrees } from './areas/rbac/permissionTree.ts';
import { carriedSessionEndpoints } from './areas/terminal/components/carriedSessions.ts';
import { registrationEndpoints } from './areas/terminal/components/registration.ts';
import { statusEndpoints } from './areas/terminal/components/status.ts';
import { componentTaskEndpoints } from './areas/terminal/components/tasks.ts';
import { dashboardEndpoints } from './areas/index/endpoints.ts';
import { channelEndpoints } from './areas/notifications/channels.ts';
import { brandingEndpoints } from './areas/xpack/branding.ts';
import { loginTicketEndpoints } from './areas/tickets/loginTicketStatus.ts';
import { licenceEndpoints } from './areas/xpack/licence.ts';
import { ownSecretEndpoints } from './areas/users/ownSecrets.ts';
import { profileEndpoints } from './areas/users/profile.ts';
import { serverEndpoints } from './areas/common/server.ts';
import { settingTestEndpoints } from './areas/settings/settingTests.ts';
import { subscriptionEndpoints } from './areas/notifications/subscriptions.ts';
import { ownEndpoints } from './areas/perms/ownEndpoints.ts';
import { jobEndpoints } from './areas/ops/jobEndpoints.ts';
import { ldapEndpoints } from './areas/settings/ldapEndpoints.ts';
import { siteMessageEndpoints } from './areas/notifications/siteMessageEndpoints.ts';
import { singleRecords } from './areas/settings/singleRecords.ts';
import { described as aclsDescribed } from './areas/acls/described.ts';
import { described as applicationsDescribed } from './areas/applications/described.ts';
import { described as assetsDescribed } from './areas/assets/described.ts';
import { described as auditsDescribed } from './areas/audits/described.ts';
import { described as authenticationDescribed } from './areas/authentication/described.ts';
import { described as notificationsDescribed } from './areas/notifications/described.ts';
import { described as opsDescribed } from './areas/ops/described.ts';
import { described as orgsDescribed } from './areas/orgs/described.ts';
import { described as permsDescribed } from './areas/perms/described.ts';
import { described as rbacDescribed } from './areas/rbac/described.ts';
import { described as settingsDescribed } from './areas/settings/described.ts';
import { described as terminalDescribed } from './areas/terminal/described.ts';
import { described as ticketsDescribed } from './areas/tickets/described.ts';
import { described as usersDescribed } from './areas/users/described.ts';
import { confirmationEndpoints } from './areas/authentication/confirmEndpoints.ts';
import { settingsEndpoints } from './areas/settings/publicSettings.ts';
import { people } from './areas/authentication/people.ts';
import { logOperation } from './areas/audits/logOperation.ts';
import { unreadMessages } from './areas/notifications/unreadMessages.ts';
import { readTaskLog } from './areas/ops/taskLogReader.ts';
import type { Areas } from './kernel/core/areas.ts';

const behaviours = {
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

/** Everything that the areas of the API add to the kernel. */
export const areas: Areas = {
  behaviours,
  endpoints: [
    singleRecords,
    profileEndpoints,
    confirmationEndpoints,
    settingsEndpoints,
    serverEndpoints,
    siteMessageEndpoints,
    ownSecretEndpoints,
    channelEndpoints,
    subscriptionEndpoints,
    settingTestEndpoints,
    ldapEndpoints,
    dashboardEndpoints,
    groupMembers,
    jobEndpoints,
    ownEndpoints,
    bindingEndpoints,
    [allBindings],
    roleLists,
    ownLogs,
    sessionSharings,
    assetPeople,
    validateEndpoints,
    pairs,
    loginTicketEndpoints,
    registrationEndpoints,
    componentTaskEndpoints,
    statusEndpoints,
    carriedSessionEndpoints,
    permissionTrees,
    licenceEndpoints,
    brandingEndpoints,
  ],
  described: {
    ...aclsDescribed,
    ...applicationsDescribed,
    ...assetsDescribed,
    ...auditsDescribed,
    ...authenticationDescribed,
    ...notificationsDescribed,
    ...opsDescribed,
    ...orgsDescribed,
    ...permsDescribed,
    ...rbacDescribed,
    ...settingsDescribed,
    ...terminalDescribed,
    ...ticketsDescribed,
    ...usersDescribed,
  },
  people,
  wrote: logOperation,
  sockets: {
    '/ws/notifications/site-msg/': unreadMessages,
    '/ws/ops/tasks/log/': readTaskLog,
  },
};
