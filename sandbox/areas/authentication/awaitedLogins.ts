import type { Sandbox } from '../../kernel/core/sandbox.ts';
import type { PendingLogin } from './pendingLogins.ts';

/** Somebody who has proven who they are, and whom others still have to let in. */
export interface AwaitedLogin extends PendingLogin {
  readonly ticket: string;
}

/** Keeps that this session waits for a ticket. */
export function awaitLogin(sandbox: Sandbox, session: string, login: AwaitedLogin): void {
  sandbox.database.run(
    'INSERT OR REPLACE INTO awaited_logins (session, user_id, mark, ticket) VALUES (?, ?, ?, ?)',
    [session, login.userId, login.mark, login.ticket],
  );
}

export function findAwaitedLogin(
  sandbox: Sandbox,
  session: string | undefined,
): AwaitedLogin | undefined {
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

/** The session waits no longer. */
export function dropAwaitedLogin(sandbox: Sandbox, session: string): void {
  sandbox.database.run('DELETE FROM awaited_logins WHERE session = ?', [session]);
}
