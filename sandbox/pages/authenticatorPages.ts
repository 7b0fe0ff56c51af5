import { serverMessages } from '../kernel/core/serverMessages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import type { Message } from '../kernel/core/messages.ts';
import { incoming, type Incoming } from '../kernel/wire/request.ts';
import {
  codeMatches,
  hasAuthenticator,
  unbindAuthenticator,
} from '../areas/authentication/secondFactor.ts';
import { CODE_FIELD, DISABLE, ENABLE, LOGIN, OVERVIEW } from './authenticatorAddresses.ts';
import { escaped } from './html.ts';
import { renderPage } from './layout.ts';
import { refusedForm } from './refusedForm.ts';
import { html } from './respond.ts';
import { sendSecretForm } from './secretForm.ts';
import { pageTextsIn } from './pageTexts.ts';
import { table, type RowOf } from '../kernel/core/tables.ts';

const USERS = table('users.user');

type Answer = (
  seen: Incoming,
  user: RowOf<'users.user'>,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

/** The page about one's own authenticator, and the form that removes it. */
export function addAuthenticatorPages(app: FastifyInstance, sandbox: Sandbox): void {
  const signedIn = (answer: Answer) => (request: FastifyRequest, reply: FastifyReply) => {
    const seen = incoming(sandbox, request);
    const user = findUser(sandbox, seen.session?.userId);
    return user ? answer(seen, user, request, reply) : reply.redirect(LOGIN, 302);
  };
  const sent = (answer: (code: string, ...given: Parameters<Answer>) => unknown) =>
    signedIn((seen, user, request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const refused = refusedForm(sandbox, seen, reply, form);
      if (refused) return refused;
      return answer((form.get('code') ?? '').trim(), seen, user, request, reply);
    });
  app.get(
    OVERVIEW,
    signedIn((seen, user, _request, reply) => overview(sandbox, seen, user, reply)),
  );
  app.get(
    DISABLE,
    signedIn((seen, _user, _request, reply) => ask(sandbox, seen, reply)),
  );
  app.post(
    DISABLE,
    sent((code, seen, user, _request, reply) => {
      const id = String(user['id']);
      if (!codeMatches(sandbox, id, code))
        return ask(sandbox, seen, reply, { say: serverMessages.codeWrong });
      unbindAuthenticator(sandbox, id);
      // With level 2 the second factor stays required.
      sandbox.database.run(
        `UPDATE ${USERS} SET ${USERS.mfa_level} = 0 WHERE id = ? AND ${USERS.mfa_level} = 1`,
        [id],
      );
      return reply.redirect(OVERVIEW, 302);
    }),
  );
}

function overview(
  sandbox: Sandbox,
  seen: Incoming,
  user: RowOf<'users.user'>,
  reply: FastifyReply,
) {
  const say = pageTextsIn(sandbox, seen.language);
  const bound = hasAuthenticator(sandbox, String(user['id']));
  const address = bound ? DISABLE : ENABLE;
  const main = `
<h1>${escaped(say('mfaTitle'))}</h1>
<p class="lead">${escaped(say(bound ? 'mfaBound' : 'mfaUnbound'))}</p>
<p><a class="button" href="${address}">${escaped(say(bound ? 'mfaRemove' : 'mfaAdd'))}</a></p>
<p><a href="${sandbox.model.app.base}">${escaped(say('mfaBack'))}</a></p>`;
  return html(reply, renderPage(seen.language, say, { title: say('mfaTitle'), main }));
}

function ask(sandbox: Sandbox, seen: Incoming, reply: FastifyReply, problem?: Message) {
  return sendSecretForm(sandbox, reply, seen, {
    title: 'mfaRemove',
    lead: 'codeLead',
    submit: 'mfaRemove',
    action: DISABLE,
    fields: [CODE_FIELD],
    ...(problem && { problem }),
  });
}
