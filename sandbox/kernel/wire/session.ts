import type { Sandbox } from '../core/sandbox.ts';
import type { Row } from '../store/database.ts';
import { nextKeyPair } from './keys.ts';

/** Source: protocol, section 8.1 (SESSION_COOKIE_AGE). */
export const SESSION_LIFETIME_S = 86_400;
const MS_PER_SECOND = 1000;
/** The time of last use is written at most this often, so that not every call causes a write. */
const USE_RESOLUTION_MS = 60_000;
/** Short lifetimes are divided into this many steps. */
const RESOLUTION_PARTS = 100;

function lifetimeMs(sandbox: Sandbox): number {
  return sandbox.sessions.ageSeconds * MS_PER_SECOND;
}
const KEY_LENGTH = 32;

export interface Session {
  readonly key: string;
  readonly userId: string | undefined;
  readonly privateKey: string | undefined;
  /** Value of the cookie with the public key, quotes included. */
  readonly publicKey: string | undefined;
  /** Sent once as the session mark. */
  readonly mark: 'close' | 'age' | undefined;
}

export function findSession(sandbox: Sandbox, key: string | undefined): Session | undefined {
  if (!key) return undefined;
  const now = sandbox.clock();
  const row = sandbox.database.get('SELECT * FROM sessions WHERE key = ?', [key]);
  if (!row || Number(row['date_used']) + lifetimeMs(sandbox) <= now) return undefined;
  const resolution = Math.min(USE_RESOLUTION_MS, lifetimeMs(sandbox) / RESOLUTION_PARTS);
  if (Number(row['date_used']) + resolution <= now) {
    sandbox.database.run('UPDATE sessions SET date_used = ? WHERE key = ?', [now, key]);
  }
  return sessionOf(row);
}

function sessionOf(row: Row): Session {
  const text = (name: string) => (row[name] === null ? undefined : String(row[name]));
  const mark = text('mark');
  return {
    key: String(row['key']),
    userId: text('user_id'),
    privateKey: text('private_key'),
    publicKey: text('public_key'),
    mark: mark === 'close' || mark === 'age' ? mark : undefined,
  };
}

/** A session without a user, with a key pair for secrets. */
export function startSession(sandbox: Sandbox): Session {
  const key = sandbox.random.token(KEY_LENGTH).toLowerCase();
  const now = sandbox.clock();
  const pair = nextKeyPair();
  sandbox.database.run('DELETE FROM sessions WHERE date_used <= ?', [now - lifetimeMs(sandbox)]);
  sandbox.database.run(
    'INSERT INTO sessions (key, private_key, public_key, date_used) VALUES (?, ?, ?, ?)',
    [key, pair.privatePem, pair.cookie, now],
  );
  return {
    key,
    userId: undefined,
    privateKey: pair.privatePem,
    publicKey: pair.cookie,
    mark: undefined,
  };
}

/** Signs a user in. The session gets a new key, which prevents session fixation. */
export function signIn(
  sandbox: Sandbox,
  session: Session,
  userId: string,
  mark: 'close' | 'age',
): Session {
  const key = sandbox.random.token(KEY_LENGTH).toLowerCase();
  sandbox.database.run(
    'UPDATE sessions SET key = ?, user_id = ?, mark = ?, date_login = ? WHERE key = ?',
    [key, userId, mark, sandbox.clock(), session.key],
  );
  return { ...session, key, userId, mark };
}

/** Ends the user's sessions on other devices. */
export function endOtherSessions(sandbox: Sandbox, { userId, key }: Session): void {
  sandbox.database.run('DELETE FROM sessions WHERE user_id = ? AND key <> ?', [
    userId ?? null,
    key,
  ]);
}

export function takeMark(sandbox: Sandbox, session: Session): void {
  sandbox.database.run('UPDATE sessions SET mark = NULL WHERE key = ?', [session.key]);
}

export function endSession(sandbox: Sandbox, session: Session): void {
  sandbox.database.run('DELETE FROM sessions WHERE key = ?', [session.key]);
}
