import { sharedMessages } from '../messages.ts';
import { messages } from './notifications/messages.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { storeResourceCache } from '@gatehouse-console/engine/sandbox/resources/resourceCache.ts';
import { logSignIn } from '../authentication/logSignIn.ts';
import { checkPassword } from '../authentication/accounts.ts';
import { formatDateTime } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { loginRuleFor } from '../acls/loginRules.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { wantsSecondFactor } from '../authentication/secondFactor.ts';
import { decryptSecret } from '@gatehouse-console/engine/sandbox/wire/secrets.ts';
import { profileRecord } from '../users/profile.endpoints.ts';
import { created, get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** Lifetime of a bearer token (observed: one day). */
const BEARER_LIFETIME_MS = 86_400_000;
const BEARER_LENGTH = 36;
const MS_PER_SECOND = 1000;

export const serverEndpoints: readonly Endpoint[] = [
  get('health', 'anonymous', health),
  post('common/resources/cache', [], (call) => {
    const resources = bodyField(call, 'resources');
    const ids: readonly unknown[] = Array.isArray(resources) ? resources : [];
    const kept = ids.filter((id) => typeof id === 'string' || typeof id === 'number');
    return ok({ spm: storeResourceCache(call.sandbox, kept) });
  }),
  post('authentication/auth', 'anonymous', issueToken),
];

function health(call: Call) {
  const started = performance.now();
  call.sandbox.database.get('SELECT 1 AS one');
  const seconds = (performance.now() - started) / MS_PER_SECOND;
  return ok({
    status: true,
    db_status: true,
    db_time: seconds,
    redis_status: true,
    redis_time: 0,
    time: Math.floor(call.now / MS_PER_SECOND),
  });
}

/** Without its second factor, an account gets no token for a correct password. */
function secondFactorRequired(call: Call): Reply {
  return ok({
    error: 'mfa_required',
    msg: textFor(call, messages.secondFactorOwed),
    data: { choices: ['otp'], url: '/api/v1/authentication/mfa/challenge/' },
  });
}

/** A token for programs: `Authorization: Bearer …`. */
function issueToken(call: Call): Reply {
  const username = String(bodyField(call, 'username') ?? '');
  const password = decryptSecret(String(bodyField(call, 'password') ?? ''), call.privateKey);
  const result = checkPassword(call.sandbox, username, password, call.remoteAddress);
  logSignIn(call.sandbox, 'U', username, result, { ip: call.remoteAddress });
  if (!result.ok) throw invalid({ error: { raw: result.code }, msg: result.message });
  if (wantsSecondFactor(call.sandbox, result.user)) return secondFactorRequired(call);
  const rule = loginRuleFor(call.sandbox, String(result.user['id']), call.remoteAddress);
  if (rule?.action === 'confirm' && rule.reviewers.length > 0) {
    throw invalid({
      error: { raw: 'login_confirm_required' },
      msg: { say: sharedMessages.loginWaits },
    });
  }
  const { database, random } = call.sandbox;
  const token = random.token(BEARER_LENGTH);
  const expires = call.now + BEARER_LIFETIME_MS;
  database.run('INSERT INTO bearer_tokens (token, user_id, date_expired) VALUES (?, ?, ?)', [
    token,
    String(result.user['id']),
    expires,
  ]);
  return created({
    token,
    keyword: 'Bearer',
    date_expired: formatDateTime(expires, call.timeZone),
    user: profileRecord(call, result.user),
  });
}
