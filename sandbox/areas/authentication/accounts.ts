import { messages } from './messages.ts';
import { takeTemporaryPassword } from './temptoken.behaviour.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  passwordMatches,
  UNKNOWN_PASSWORD,
} from '@gatehouse-console/engine/sandbox/store/passwords.ts';
import {
  clearLoginFailures,
  countLoginFailure,
  isLoginBlocked,
  loginLimits,
} from './loginLimits.ts';
import { loginRuleFor } from '../acls/loginRules.ts';
import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowWhere, rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { clearFailures, failuresOf, setFailures } from './failures.ts';
import { namesAddress } from '@gatehouse-console/engine/sandbox/wire/addressRules.ts';
import { savedNumber, savedSettings } from '../publicSettings/publicSettings.ts';

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

/** Sources: protocol, section 16: SECURITY_LOGIN_IP_LIMIT_COUNT, SECURITY_LOGIN_IP_LIMIT_TIME. */
const LIMIT_COUNT = 99_999;
const LIMIT_MINUTES = 30;
const COUNTER = 'address_failures';

function limitMinutes(sandbox: Sandbox): number {
  return savedNumber(sandbox, 'SECURITY_LOGIN_IP_LIMIT_TIME', LIMIT_MINUTES);
}

/** The reason why logins from this address are refused: it is blocked, or it had too many failures. */
function addressRefusal(sandbox: Sandbox, address: string | undefined): Message | undefined {
  const saved = savedSettings(sandbox);
  if (namesAddress(saved['SECURITY_LOGIN_IP_WHITE_LIST'], address)) return undefined;
  if (namesAddress(saved['SECURITY_LOGIN_IP_BLACK_LIST'], address)) {
    return { say: messages.addressListed };
  }
  const count = savedNumber(sandbox, 'SECURITY_LOGIN_IP_LIMIT_COUNT', LIMIT_COUNT);
  if (failuresOf(sandbox, COUNTER, address ?? '') < count) return undefined;
  return { say: messages.addressBlocked, with: { minutes: limitMinutes(sandbox) } };
}

/** Counts a failed login from this address. */
function countAddressFailure(sandbox: Sandbox, address: string | undefined): void {
  if (address === undefined) return;
  const failures = failuresOf(sandbox, COUNTER, address) + 1;
  setFailures(sandbox, COUNTER, address, failures, limitMinutes(sandbox));
}

/** Resets the failures of this address after a successful login. */
function clearAddressFailures(sandbox: Sandbox, address: string | undefined): void {
  clearFailures(sandbox, COUNTER, address ?? '');
}
