import { createHash } from 'node:crypto';
import { escape } from 'es-toolkit/string';
import { sharedMessages } from '../areas/messages.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  readPersonFact,
  writePersonFact,
} from '@gatehouse-console/engine/sandbox/store/personFacts.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import {
  dropPendingLogin,
  findPendingLogin,
  type PendingLogin,
} from '../areas/authentication/pendingLogins.ts';
import {
  bindAuthenticator,
  hasAuthenticator,
  isCodeOf,
} from '../areas/authentication/secondFactor.ts';
import { encodeBase32 } from '../areas/authentication/totp.ts';
import { ENABLE, LOGIN, OVERVIEW, SECOND_STEP, withNext } from './addresses.ts';
import { CODE_FIELD, formSession, sendForm } from './form.ts';
import { sendRefused } from './loginPage.ts';
import { sentForm, type Pages, type Visit } from './visit.ts';
import { continueLogin } from './waitingPage.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const USERS = table('users.user');

/** Name of the fact with a key that was shown but not yet confirmed. */
const UNCONFIRMED_KEY = 'offered authenticator';
/** Number of characters of which a key is made; well above the 128 bits of RFC 4226, section 4. */
const SEED_LETTERS = 40;

/** The user who sets up an authenticator: signed in, or at a login that requires one. */
interface Owner {
  readonly user: RowOf<'users.user'>;
  readonly pending: PendingLogin | undefined;
}

/**
 * Sets up an authenticator (RFC 6238), voluntarily or because the login requires one. Source: protocol, section
 * 8.1.
 */
export function addNewAuthenticatorPage(pages: Pages): void {
  pages.get(ENABLE, (visit) => {
    const owner = ownerOf(visit);
    return owner ? showKey(visit, owner) : visit.reply.redirect(LOGIN);
  });
  pages.post(ENABLE, confirmKey);
}

function ownerOf({ sandbox, session }: Visit): Owner | undefined {
  const signedIn = findUser(sandbox, session?.userId);
  if (signedIn) return { user: signedIn, pending: undefined };
  const pending = findPendingLogin(sandbox, session);
  const user = findUser(sandbox, pending?.userId);
  return user && { user, pending };
}

function confirmKey(visit: Visit) {
  const { sandbox, session, reply, next } = visit;
  const owner = ownerOf(visit);
  if (!owner || !session) return reply.redirect(LOGIN);
  const form = sentForm(visit);
  if (!form) return sendRefused(visit);
  const { user, pending } = owner;
  const id = String(user['id']);
  // With an existing authenticator its code is required first: a password alone must not replace it.
  if (hasAuthenticator(sandbox, id)) return reply.redirect(pending ? SECOND_STEP : OVERVIEW);
  const secret = readPersonFact(sandbox.database, id, UNCONFIRMED_KEY) ?? '';
  const code = (form.get('code') ?? '').trim();
  if (secret === '' || !isCodeOf(sandbox, secret, code)) {
    return showKey(visit, owner, { say: sharedMessages.codeWrong });
  }
  bindAuthenticator(sandbox, id, secret);
  writePersonFact(sandbox.database, id, UNCONFIRMED_KEY, '');
  sandbox.database.run(
    `UPDATE ${USERS} SET ${USERS.mfa_level} = max(${USERS.mfa_level}, 1) WHERE id = ?`,
    [id],
  );
  if (!pending) return reply.redirect(OVERVIEW);
  dropPendingLogin(sandbox, session);
  return continueLogin(visit, { ...pending, session, next });
}

/** The key stays the same until it is confirmed, so that reloading the page does not change it. */
function showKey(visit: Visit, { user, pending }: Owner, problem?: Message) {
  const { sandbox, reply, say, next } = visit;
  const id = String(user['id']);
  if (hasAuthenticator(sandbox, id)) return reply.redirect(pending ? SECOND_STEP : OVERVIEW);
  const kept = readPersonFact(sandbox.database, id, UNCONFIRMED_KEY);
  const secret = kept || newSecret(sandbox);
  if (!kept) writePersonFact(sandbox.database, id, UNCONFIRMED_KEY, secret);
  const label = encodeURIComponent(`Gatehouse:${String(user['username'])}`);
  const app = `otpauth://totp/${label}?secret=${secret}&issuer=Gatehouse`;
  return sendForm(visit, formSession(visit), {
    title: 'mfaAdd',
    lead: pending ? 'mfaOwedLead' : 'mfaKeyLead',
    problem,
    before: `<p>${escape(say('mfaKey'))} <code id="secret">${secret}</code></p>
<p><a href="${escape(app)}">${escape(say('mfaOpen'))}</a></p>`,
    action: withNext(ENABLE, next),
    fields: [CODE_FIELD],
    submit: 'mfaAdd',
  });
}

function newSecret(sandbox: Sandbox): string {
  return encodeBase32(createHash('sha1').update(sandbox.random.token(SEED_LETTERS)).digest());
}
