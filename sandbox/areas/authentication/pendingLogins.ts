import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Session } from '@gatehouse-console/engine/sandbox/wire/session.ts';

/** How long a correct password is valid while the second factor is missing. Source: protocol, section 8.1. */
const PENDING_LIFETIME_MS = 600_000;

/** A login with a correct password that still needs its second factor. */
export interface PendingLogin {
  readonly userId: string;
  readonly mark: 'close' | 'age';
}

export function startPendingLogin(
  sandbox: Sandbox,
  session: Session,
  { userId, mark }: PendingLogin,
): void {
  sandbox.database.run(
    'INSERT OR REPLACE INTO pending_logins (session, user_id, mark, date_started) VALUES (?, ?, ?, ?)',
    [session.key, userId, mark, sandbox.clock()],
  );
}

export function findPendingLogin(
  sandbox: Sandbox,
  session: Session | undefined,
): PendingLogin | undefined {
  const row = sandbox.database.get(
    'SELECT user_id, mark FROM pending_logins WHERE session = ? AND date_started > ?',
    [session?.key ?? '', sandbox.clock() - PENDING_LIFETIME_MS],
  );
  return row && { userId: String(row['user_id']), mark: row['mark'] === 'age' ? 'age' : 'close' };
}

export function dropPendingLogin(sandbox: Sandbox, session: Session): void {
  sandbox.database.run('DELETE FROM pending_logins WHERE session = ?', [session.key]);
}
