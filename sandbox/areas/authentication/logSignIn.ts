import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { SignInResult } from './accounts.ts';
import { messageText } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';

/** Web, terminal, unknown (protocol, section 14.2). */
type SignInWay = 'W' | 'T' | 'U';

/** The sandbox has no geographical data: every address is in the local network. */
const PLACE = 'LAN';
const BACKEND = 'Password';
const LONGEST_AGENT = 254;
const LONGEST_REASON = 128;

/** Logs a successful or failed sign-in. */
export function logSignIn(
  sandbox: Sandbox,
  way: SignInWay,
  username: string,
  result: SignInResult,
  from: { readonly ip: string | undefined; readonly userAgent?: string | undefined },
): void {
  const reason = result.ok ? '' : String(messageText(result.message, 'en'));
  insertRow(sandbox, 'audits.userloginlog', {
    username,
    type: way,
    ip: from.ip ?? '',
    city: PLACE,
    user_agent: (from.userAgent ?? '').slice(0, LONGEST_AGENT),
    mfa: 0,
    reason: reason.slice(0, LONGEST_REASON),
    backend: BACKEND,
    status: result.ok,
    datetime: sandbox.clock(),
  });
}
