import { behaviours, endpoints, optionsMetadata, tables } from '../generated/sandbox.ts';
import { logOperation } from './areas/audits/logOperation.ts';
import { people } from './areas/authentication/people.ts';
import { unreadMessages } from './areas/shell/notifications/unreadMessages.ts';
import { readTaskLog } from './areas/ops/taskLogReader.ts';
import { serverTitle } from './areas/serverTitles.ts';
import type { Areas } from './kernel/core/sandbox.ts';

/**
 * What the areas of the API add to the kernel. Behaviours, endpoints, OPTIONS metadata and tables are found by
 * file name and imported in `generated/sandbox.ts`.
 */
export const areas: Areas = {
  behaviours,
  endpoints,
  optionsMetadata,
  tables,
  people,
  titleOf: serverTitle,
  wrote: logOperation,
  sockets: {
    '/ws/notifications/site-msg/': unreadMessages,
    '/ws/ops/tasks/log/': readTaskLog,
  },
};
