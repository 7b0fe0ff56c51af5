import type { Permission } from '#project/generated/names.ts';
import { permissionsIn } from '../rbac/permissions.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { allOrganizations } from '../organizations.ts';
import { findTaskLog, type TaskLog } from '../audits/taskLog.ts';

/** Permissions to read the logs of an organization's jobs or of commands on its hosts. */
const READERS: readonly Permission[] = ['ops.view_task', 'ops.view_commandexecution'];

/**
 * The log of a task, for users who started it or may see the jobs of its organization. Undefined for others, as
 * if the task did not exist.
 */
export function taskLogFor(sandbox: Sandbox, id: string, userId: string): TaskLog | undefined {
  const owner = sandbox.database.get('SELECT user_id, org_id FROM task_log_owners WHERE id = ?', [
    id,
  ]);
  if (owner?.['user_id'] === userId) return findTaskLog(sandbox, id);
  const organization = allOrganizations(sandbox).find(({ id: org }) => org === owner?.['org_id']);
  if (!organization) return undefined;
  const held = permissionsIn(sandbox, userId, organization);
  return READERS.some((name) => held.has(name)) ? findTaskLog(sandbox, id) : undefined;
}
