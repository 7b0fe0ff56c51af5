import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { savedNumber } from '../publicSettings/publicSettings.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  passwordMatches,
  hashPassword,
} from '@gatehouse-console/engine/sandbox/store/passwords.ts';
import {
  readPersonFact,
  writePersonFact,
} from '@gatehouse-console/engine/sandbox/store/personFacts.ts';
import { storedList, textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';

/** Source: protocol, section 16: OLD_PASSWORD_HISTORY_LIMIT_COUNT. */
const REMEMBERED = 5;
/** The most old passwords that are stored, because comparing with each takes 10 ms. */
const KEPT = 50;
const FACT = 'old passwords';

/** Whether a user has had this password recently, as often as the settings say; includes the current one. */
export function wasUsedBefore(
  sandbox: Sandbox,
  user: RowOf<'users.user'>,
  password: string,
): boolean {
  const count = savedNumber(sandbox, 'OLD_PASSWORD_HISTORY_LIMIT_COUNT', REMEMBERED);
  const all = [user['password'], ...oldPasswords(sandbox, String(user['id']))];
  return all.slice(0, Math.min(count, KEPT)).some((hash) => passwordMatches(password, hash));
}

/** The columns of a new password; remembers the one before. */
export function newPassword(
  sandbox: Sandbox,
  user: RowOf<'users.user'> | undefined,
  password: string,
) {
  if (user) rememberPassword(sandbox, user);
  return { password: hashPassword(password), date_password_last_updated: sandbox.clock() };
}

/** Stores the hash of a user's previous password. */
function rememberPassword(sandbox: Sandbox, user: RowOf<'users.user'>): void {
  const { password } = user;
  if (typeof password !== 'string' || password === '') return;
  const id = String(user['id']);
  const kept = [password, ...oldPasswords(sandbox, id)].slice(0, KEPT);
  writePersonFact(sandbox.database, id, FACT, JSON.stringify(kept));
}

function oldPasswords({ database }: Sandbox, userId: string): readonly string[] {
  return textsOf(storedList(readPersonFact(database, userId, FACT)));
}
