import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { readOnlyBehaviour } from '@gatehouse-console/engine/sandbox/core/readOnlyBehaviour.ts';
import { batchCommands, fileTransfers, logins, operations, passwordChanges } from './logs.ts';
import { operationChanges } from './operationChanges.endpoints.ts';
import { ownLogs } from './ownLogs.endpoints.ts';

export const auditsArea = {
  behaviours: {
    'audits.commandexecutionhost': readOnlyBehaviour,
    'audits.commandexecutionlog': batchCommands,
    'audits.ftplog': fileTransfers,
    'audits.operatelog': operations,
    'audits.passwordchangelog': passwordChanges,
    'audits.userloginlog': logins,
  },
  endpoints: [ownLogs, operationChanges],
  tables: `
CREATE TABLE IF NOT EXISTS task_logs (
  id TEXT PRIMARY KEY,
  date_started INTEGER NOT NULL,
  lines TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS operation_changes (
  id TEXT PRIMARY KEY,
  changes TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS task_log_owners (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  org_id TEXT NOT NULL
);
`,
} satisfies AreaOf<'audits'>;
