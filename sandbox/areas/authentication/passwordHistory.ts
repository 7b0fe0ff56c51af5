import type { RowOf } from '../../kernel/core/tables.ts';
import { savedSettings } from '../../kernel/core/settings.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import { passwordMatches } from '../../kernel/store/passwords.ts';
import { readPersonFact, writePersonFact } from '../../kernel/store/personFacts.ts';

/** Source: protocol, section 16: OLD_PASSWORD_HISTORY_LIMIT_COUNT. */
const REMEMBERED = 5;
/** More than this nobody waits for: each takes 10 ms to compare. */
const KEPT = 50;
const FACT = 'old passwords';

/** Is this one of the last passwords of somebody, as many as the settings say? The present one counts. */
export function wasUsedBefore(
  sandbox: Sandbox,
  user: RowOf<'users.user'>,
  password: string,
): boolean {
  const limit = savedSettings(sandbox)['OLD_PASSWORD_HISTORY_LIMIT_COUNT'];
  const count = typeof limit === 'number' ? limit : REMEMBERED;
  const all = [user['password'], ...oldPasswords(sandbox, String(user['id']))];
  return all
    .slice(0, Math.min(count, KEPT))
    .some((hash) => typeof hash === 'string' && passwordMatches(password, hash));
}

/** Keeps the hash of the password that somebody has no longer. */
export function rememberPassword(sandbox: Sandbox, user: RowOf<'users.user'>): void {
  const { password } = user;
  if (typeof password !== 'string' || password === '') return;
  const id = String(user['id']);
  const kept = [password, ...oldPasswords(sandbox, id)].slice(0, KEPT);
  writePersonFact(sandbox.database, id, FACT, JSON.stringify(kept));
}

function oldPasswords({ database }: Sandbox, userId: string): readonly unknown[] {
  const kept: unknown = JSON.parse(readPersonFact(database, userId, FACT) ?? '[]');
  return Array.isArray(kept) ? kept : [];
}
