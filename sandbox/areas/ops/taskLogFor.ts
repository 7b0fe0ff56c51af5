import type { Permission } from '../../../generated/names.ts';
import { permissionsIn } from '../rbac/permissions.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import { allOrganizations } from '../../kernel/wire/organizations.ts';
import { findTaskLog, type TaskLog } from '../audits/taskLog.ts';

/** Whoever looks after the jobs of an organization, or over what was run on its hosts. */
const READERS: readonly Permission[] = ['ops.view_task', 'ops.view_commandexecution'];

/**
 * The log of a task as somebody may read it: they began it, or it belongs to an organization whose jobs
 * they may see. For anybody else there is none, as if the task had not begun.
 */
export function taskLogFor(sandbox: Sandbox, id: string, userId: string): TaskLog | undefined {
  const owner = sandbox.database.get('SELECT user_id, org_id FROM task_log_owners WHERE id = ?', [
    id,
  ]);
  if (owner?.['user_id'] === userId) return findTaskLog(sandbox, id);
  const organization = allOrganizations(sandbox).find((one) => one.id === owner?.['org_id']);
  if (!organization) return undefined;
  const held = permissionsIn(sandbox, userId, organization);
  return READERS.some((name) => held.has(name)) ? findTaskLog(sandbox, id) : undefined;
}
