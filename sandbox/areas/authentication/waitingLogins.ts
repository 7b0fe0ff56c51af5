import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { PendingLogin } from './pendingLogins.ts';

/** A login that still needs the approval of its reviewers. */
interface WaitingLogin extends PendingLogin {
  readonly ticket: string;
}

/** Remembers that this session waits for a ticket. */
export function addWaitingLogin(sandbox: Sandbox, session: string, login: WaitingLogin): void {
  sandbox.database.run(
    'INSERT OR REPLACE INTO awaited_logins (session, user_id, mark, ticket) VALUES (?, ?, ?, ?)',
    [session, login.userId, login.mark, login.ticket],
  );
}

export function findWaitingLogin(
  sandbox: Sandbox,
  session: string | undefined,
): WaitingLogin | undefined {
  const row = sandbox.database.get('SELECT * FROM awaited_logins WHERE session = ?', [
    session ?? '',
  ]);
  return (
    row && {
      userId: String(row['user_id']),
      mark: row['mark'] === 'age' ? 'age' : 'close',
      ticket: String(row['ticket']),
    }
  );
}

/** Forgets the waiting login of this session. */
export function dropWaitingLogin(sandbox: Sandbox, session: string): void {
  sandbox.database.run('DELETE FROM awaited_logins WHERE session = ?', [session]);
}
