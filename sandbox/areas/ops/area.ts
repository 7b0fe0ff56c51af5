import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { jobEndpoints } from './jobs.endpoints.ts';
import { runs, tasks, versions } from './jobs.ts';

export const opsArea = {
  behaviours: {
    'ops.adhoc': versions,
    'ops.adhocexecution': runs,
    'ops.task': tasks,
  },
  endpoints: [jobEndpoints],
  optionsMetadata: {
    'ops/command-executions': [
      ['GET', 'POST'],
      'id string, command string*, result field read, log_url field read, is_finished boolean read, date_created datetime read, date_finished datetime read, run_as field*, hosts field*',
    ],
  },
  tables: `
CREATE TABLE IF NOT EXISTS command_runs (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  command TEXT NOT NULL,
  run_as TEXT NOT NULL,
  hosts TEXT NOT NULL,
  names TEXT NOT NULL,
  date_created INTEGER NOT NULL
);
`,
} satisfies AreaOf<'ops'>;
