import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import {
  applicationAuthExecutions,
  applicationAuthPlans,
  applicationAuthTasks,
  changeAuthExecutions,
  changeAuthPlans,
  changeAuthTasks,
} from './changeAuthPlans.ts';
import { brandingEndpoints } from './branding.endpoints.ts';
import { cloudAccounts, cloudRegions, syncRuns, syncTasks, syncedHosts } from './cloudSync.ts';
import { gatherRuns, gatherTasks } from './gatherTasks.ts';
import { licenceEndpoints } from './licence.endpoints.ts';

export const xpackArea = {
  behaviours: {
    'xpack.account': cloudAccounts,
    'xpack.applicationchangeauthplan': applicationAuthPlans,
    'xpack.applicationchangeauthplanexecution': applicationAuthExecutions,
    'xpack.applicationchangeauthplantask': applicationAuthTasks,
    'xpack.changeauthplan': changeAuthPlans,
    'xpack.changeauthplanexecution': changeAuthExecutions,
    'xpack.changeauthplantask': changeAuthTasks,
    'xpack.cloudregion': cloudRegions,
    'xpack.gatherusertask': gatherTasks,
    'xpack.gatherusertaskexecution': gatherRuns,
    'xpack.syncinstancedetail': syncedHosts,
    'xpack.syncinstancetask': syncTasks,
    'xpack.syncinstancetaskexecution': syncRuns,
  },
  endpoints: [brandingEndpoints, licenceEndpoints],
} satisfies AreaOf<'xpack'>;
