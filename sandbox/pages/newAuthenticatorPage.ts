import { serverMessages } from '../kernel/core/serverMessages.ts';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { readPersonFact, writePersonFact } from '../kernel/store/personFacts.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import type { Message } from '../kernel/core/messages.ts';
import {
  dropPendingLogin,
  findPendingLogin,
  type PendingLogin,
} from '../areas/authentication/pendingLogins.ts';
import { incoming, type Incoming } from '../kernel/wire/request.ts';
import {
  bindAuthenticator,
  hasAuthenticator,
  isCodeOf,
} from '../areas/authentication/secondFactor.ts';
import { encodeBase32 } from '../areas/authentication/totp.ts';
import { CODE_FIELD, ENABLE, LOGIN, OVERVIEW, SECOND_STEP } from './authenticatorAddresses.ts';
import { nextQuery } from './completeLogin.ts';
import { escaped } from './html.ts';
import { refusedForm } from './refusedForm.ts';
import { safeNext } from './safeNext.ts';
import { sendSecretForm } from './secretForm.ts';
import { continueLogin } from './waitingPage.ts';
import { pageTextsIn } from './pageTexts.ts';
import { table, type RowOf } from '../kernel/core/tables.ts';

const USERS = table('users.user');

/** Name of the fact with a key that was shown but not yet confirmed. */
const UNCONFIRMED_KEY = 'offered authenticator';
/** Number of characters of which a key is made; well above the 128 bits of RFC 4226, section 4. */
const SEED_LETTERS = 40;

/** The person who sets up an authenticator: signed in, or at a login that requires one. */
interface Owner {
  readonly user: RowOf<'users.user'>;
  readonly pending: PendingLogin | undefined;
}

/**
 * Sets up an authenticator (RFC 6238), voluntarily or because the login requires one. Source: protocol, section
 * 8.1.
 */
export function addNewAuthenticatorPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(ENABLE, (request, reply) => {
    const seen = incoming(sandbox, request);
    const owner = ownerOf(sandbox, seen);
    return owner ? showKey(sandbox, seen, owner, reply) : reply.redirect(LOGIN, 302);
  });
  app.post(ENABLE, (request, reply) => prove(sandbox, request, reply));
}

function ownerOf(sandbox: Sandbox, seen: Incoming): Owner | undefined {
  const signedIn = findUser(sandbox, seen.session?.userId);
  if (signedIn) return { user: signedIn, pending: undefined };
  const pending = findPendingLogin(sandbox, seen.session);
  const user = findUser(sandbox, pending?.userId);
  return user && { user, pending };
}

function prove(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const seen = incoming(sandbox, request);
  const owner = ownerOf(sandbox, seen);
  if (!owner || !seen.session) return reply.redirect(LOGIN, 302);
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const refused = refusedForm(sandbox, seen, reply, form);
  if (refused) return refused;
  const { user, pending } = owner;
  const id = String(user['id']);
  // With an existing authenticator its code is required first: a password alone must not replace it.
  if (hasAuthenticator(sandbox, id)) return reply.redirect(pending ? SECOND_STEP : OVERVIEW, 302);
  const secret = readPersonFact(sandbox.database, id, UNCONFIRMED_KEY) ?? '';
  const code = (form.get('code') ?? '').trim();
  if (secret === '' || !isCodeOf(sandbox, secret, code)) {
    return showKey(sandbox, seen, owner, reply, { say: serverMessages.codeWrong });
  }
  bindAuthenticator(sandbox, id, secret);
  writePersonFact(sandbox.database, id, UNCONFIRMED_KEY, '');
  sandbox.database.run(
    `UPDATE ${USERS} SET ${USERS.mfa_level} = max(${USERS.mfa_level}, 1) WHERE id = ?`,
    [id],
  );
  if (!pending) return reply.redirect(OVERVIEW, 302);
  dropPendingLogin(sandbox, seen.session);
  const next = safeNext(seen.query.get('next'));
  return continueLogin(sandbox, request, reply, seen, { ...pending, session: seen.session, next });
}

/** The key stays the same until it is confirmed, so that reloading the page does not change it. */
function showKey(
  sandbox: Sandbox,
  seen: Incoming,
  { user, pending }: Owner,
  reply: FastifyReply,
  problem?: Message,
) {
  const id = String(user['id']);
  if (hasAuthenticator(sandbox, id)) return reply.redirect(pending ? SECOND_STEP : OVERVIEW, 302);
  const kept = readPersonFact(sandbox.database, id, UNCONFIRMED_KEY);
  const secret = kept || newSecret(sandbox);
  if (!kept) writePersonFact(sandbox.database, id, UNCONFIRMED_KEY, secret);
  const say = pageTextsIn(sandbox, seen.language);
  const label = encodeURIComponent(`Gatehouse:${String(user['username'])}`);
  const app = `otpauth://totp/${label}?secret=${secret}&issuer=Gatehouse`;
  return sendSecretForm(sandbox, reply, seen, {
    title: 'mfaAdd',
    lead: pending ? 'mfaOwedLead' : 'mfaKeyLead',
    submit: 'mfaAdd',
    action: `${ENABLE}${nextQuery(safeNext(seen.query.get('next')))}`,
    fields: [CODE_FIELD],
    more: `<p>${escaped(say('mfaKey'))} <code id="secret">${secret}</code></p>
<p><a href="${escaped(app)}">${escaped(say('mfaOpen'))}</a></p>`,
    ...(problem && { problem }),
  });
}

function newSecret(sandbox: Sandbox): string {
  return encodeBase32(createHash('sha1').update(sandbox.random.token(SEED_LETTERS)).digest());
}
