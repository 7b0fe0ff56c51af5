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
