import { sharedMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { bodyField, requiredField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { plainMetadata } from '@gatehouse-console/engine/sandbox/resources/metadata.ts';
import { passwordMatches } from '@gatehouse-console/engine/sandbox/store/passwords.ts';
import {
  isConfirmed,
  isLevel,
  LEVELS,
  requireConfirmation,
  stampConfirmation,
  type Level,
} from './confirmation.ts';
import { isLaterServer } from '../laterServer.ts';
import {
  invalid,
  WireError,
  type ErrorBody,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { codeMatches, hasAuthenticator, wantsSecondFactor } from './secondFactor.ts';
import { decryptSecret } from '@gatehouse-console/engine/sandbox/wire/secrets.ts';
import { callerAccount } from './callerAccount.ts';
import { get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** For this long after a login no confirmation is needed. Source: protocol, section 9. */
const RELOGIN_WINDOW_MS = 300_000;
/** User sources whose passwords this server cannot check. Source: protocol, section 9. */
const SOURCES_WITHOUT_PASSWORD: readonly unknown[] = ['cas', 'saml2'];
const ADDRESS = 'authentication/confirm';
/** The name of the device on v2.28. */
const AUTHENTICATOR = 'otp';

/** The confirmation methods available to this account, the lowest level first. */
function backendsOf(user: RowOf<'users.user'>, call: Call): readonly Level[] {
  const first = SOURCES_WITHOUT_PASSWORD.includes(user['source']) ? 'relogin' : 'password';
  const { sandbox } = call;
  const hasCode = isLaterServer(sandbox)
    ? hasAuthenticator(sandbox, String(user['id']))
    : wantsSecondFactor(sandbox, user);
  return hasCode ? [first, 'mfa'] : [first];
}

/** v2.28: the lowest level that is high enough, and the devices of a code. It does not tell an earlier confirmation. */
function askByLevel(call: Call) {
  const wanted = call.query.get('confirm_type');
  // The real server fails without it.
  if (!isLevel(wanted)) throw new WireError(500, { error: { say: serverMessages.internalError } });
  const level = backendsOf(callerAccount(call), call).find((one) => LEVELS[one] >= LEVELS[wanted]);
  if (!level) throw new WireError(404, { error: { say: messages.noWayToConfirm } });
  return ok({ confirm_type: level, content: level === 'mfa' ? [authenticator(call)] : '' });
}

function authenticator(call: Call) {
  return {
    name: AUTHENTICATOR,
    disabled: false,
    display_name: textFor(call, messages.authenticator),
    placeholder: textFor(call, messages.authenticatorCode),
  };
}

function ask(call: Call) {
  if (isLaterServer(call.sandbox)) return askByLevel(call);
  if (isConfirmed(call)) return ok('ok');
  const backends = backendsOf(callerAccount(call), call).map((name) => ({
    name: { raw: name },
    level: { raw: LEVELS[name] },
  }));
  throw invalid({ error: { say: messages.confirmationRequired }, backends });
}

/** Only checks the password; does not count as confirmation (protocol, section 9). */
function checkOwnPassword(call: Call) {
  const password = decryptSecret(String(bodyField(call, 'password') ?? ''), call.privateKey);
  if (!passwordMatches(password, callerAccount(call)['password'])) {
    throw invalid({ error: { say: messages.confirmPasswordWrong } });
  }
  return { status: 200 };
}

/** The older way to confirm with a code (protocol, section 9). */
function checkOwnCode(call: Call) {
  prove('mfa', String(requiredField(call, 'code')), call);
  stampConfirmation(call);
  return ok({ ok: '1' });
}

function confirm(call: Call) {
  const type = bodyField(call, 'confirm_type');
  const key = bodyField(call, 'secret_key');
  const errors: Record<string, ErrorBody> = {};
  if (type === undefined) errors['confirm_type'] = [{ say: serverMessages.required }];
  else if (!isLevel(type)) {
    errors['confirm_type'] = [{ say: serverMessages.notAChoice, with: { value: String(type) } }];
  }
  if (key === undefined) errors['secret_key'] = [{ say: serverMessages.required }];
  else if (typeof key !== 'string' || key.trim() === '') {
    errors['secret_key'] = [{ say: serverMessages.blank }];
  }
  if (!isLevel(type) || typeof key !== 'string' || Object.keys(errors).length > 0) {
    throw invalid(errors);
  }
  const isMissing = type === 'mfa' && bodyField(call, 'mfa_type') !== AUTHENTICATOR;
  // The real server fails without a device.
  if (isLaterServer(call.sandbox) && isMissing) {
    throw new WireError(500, { error: { say: serverMessages.internalError } });
  }
  prove(type, key, call);
  stampConfirmation(call, type);
  return ok('ok');
}

/** @throws 400 with the reason when the key is wrong */
function prove(type: Level, key: string, call: Call): void {
  const user = callerAccount(call);
  if (type === 'relogin') {
    const session = call.sandbox.database.get('SELECT date_login FROM sessions WHERE key = ?', [
      call.sessionKey ?? '',
    ]);
    if (Number(session?.['date_login'] ?? 0) + RELOGIN_WINDOW_MS > call.now) return;
    throw invalid({ error: { say: messages.loginTooOld } });
  }
  const plain = readSecret(key, call);
  if (type === 'mfa') {
    if (codeMatches(call.sandbox, String(user['id']), plain)) return;
    throw invalid({ error: { say: sharedMessages.codeWrong } });
  }
  if (passwordMatches(plain, user['password'])) return;
  throw invalid({ error: { say: messages.confirmPasswordWrong } });
}

/** An unreadable cipher counts as a wrong secret, not as an error. */
function readSecret(sent: string, call: Call): string {
  try {
    return decryptSecret(sent, call.privateKey);
  } catch {
    return '';
  }
}

const CODE = 'authentication/otp/verify';

/** Confirmation of the user's identity before sensitive actions. */
export const confirmationEndpoints: readonly Endpoint[] = [
  post('authentication/password/verify', [], checkOwnPassword),
  get(ADDRESS, [], ask, { metadata: confirmationMetadata }),
  post(ADDRESS, [], confirm),
  get(
    CODE,
    [],
    (call) => {
      requireConfirmation(call);
      return ok({ code: 'valid', msg: 'verified' });
    },
    { metadata: () => plainMetadata('Confirm') },
  ),
  post(CODE, [], checkOwnCode),
];

const DEVICE = {
  type: 'choice',
  required: false,
  read_only: false,
  label: 'MFA type',
  write_only: false,
  choices: ['otp', 'sms', 'otp_radius', 'mfa_custom'].map((value) => ({
    value,
    display_name: value,
  })),
};

/** The recorded answer to OPTIONS. */
function confirmationMetadata({ sandbox }: Call): unknown {
  const both = { required: true, read_only: false };
  const fields = {
    confirm_type: {
      type: 'choice',
      ...both,
      label: 'Confirm type',
      write_only: false,
      choices: [
        { value: 'relogin', display_name: 'Re-Login' },
        { value: 'password', display_name: 'Password' },
        { value: 'mfa', display_name: 'MFA' },
      ],
    },
    ...(isLaterServer(sandbox) && { mfa_type: DEVICE }),
    secret_key: { type: 'string', ...both, label: 'Secret key', write_only: true },
  };
  return { ...plainMetadata('Confirm'), actions: { GET: fields, POST: fields } };
}
