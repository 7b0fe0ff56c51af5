import { messages } from './messages.ts';
import { takeTemporaryPassword } from './temptoken.behaviour.ts';
import type { Sandbox } from '../../kernel/core/sandbox.ts';
import { passwordMatches, UNKNOWN_PASSWORD } from '../../kernel/store/passwords.ts';
import { addressRefusal, clearAddressFailures, countAddressFailure } from './addressLimits.ts';
import {
  clearLoginFailures,
  countLoginFailure,
  isLoginBlocked,
  loginLimits,
} from './loginLimits.ts';
import { loginRuleFor } from '../acls/loginRules.ts';
import type { Message } from '../../kernel/core/messages.ts';
import { table, type RowOf } from '../../kernel/core/tables.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { rowWhere, rowWithId } from '../../kernel/resources/rows.ts';

const USERS = table('users.user');

export type SignInResult =
  | { readonly ok: true; readonly user: RowOf<'users.user'> }
  | {
      readonly ok: false;
      readonly code:
        | 'password_failed'
        | 'block_login'
        | 'block_global_ip_login'
        | 'user_invalid'
        | 'acl_reject';
      readonly message: Message;
    };

/** The user with this name and password, if they may sign in from this address. Counts failed attempts. */
export function checkPassword(
  sandbox: Sandbox,
  username: string,
  password: string,
  address: string | undefined,
): SignInResult {
  const refusal = addressRefusal(sandbox, address);
  if (refusal) return { ok: false, code: 'block_global_ip_login', message: refusal };
  if (isLoginBlocked(sandbox, username)) {
    const { minutes } = loginLimits(sandbox);
    return {
      ok: false,
      code: 'block_login',
      message: { say: messages.loginBlocked, with: { minutes } },
    };
  }
  const user = rowWhere(sandbox, 'users.user', equals(USERS.username, username));
  // Unknown names take as long as wrong passwords, so that the time does not tell them apart.
  const isRight = passwordMatches(password, String(user?.['password'] ?? UNKNOWN_PASSWORD));
  if (!user || !(isRight || takeTemporaryPassword(sandbox, username, password))) {
    countAddressFailure(sandbox, address);
    const left = countLoginFailure(sandbox, username);
    const { minutes } = loginLimits(sandbox);
    return {
      ok: false,
      code: 'password_failed',
      message: { say: messages.passwordWrong, with: { left, minutes } },
    };
  }
  if (!isUsable(user, sandbox.clock())) {
    return { ok: false, code: 'user_invalid', message: { say: messages.accountClosed } };
  }
  if (loginRuleFor(sandbox, String(user['id']), address)?.action === 'reject') {
    return { ok: false, code: 'acl_reject', message: { say: messages.loginRuleRefuses } };
  }
  clearLoginFailures(sandbox, username);
  clearAddressFailures(sandbox, address);
  setColumns(sandbox, 'users.user', user['id'], { last_login: sandbox.clock() });
  return { ok: true, user };
}

function isUsable(user: RowOf<'users.user'>, now: number): boolean {
  return user['is_active'] !== 0 && Number(user['date_expired'] ?? Infinity) > now;
}

export function findUser(
  sandbox: Sandbox,
  id: string | undefined,
): RowOf<'users.user'> | undefined {
  const user = rowWithId(sandbox, 'users.user', id);
  return user && isUsable(user, sandbox.clock()) ? user : undefined;
}
