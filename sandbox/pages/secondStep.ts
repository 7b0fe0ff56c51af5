import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import { codeProblem } from '../areas/authentication/codeAttempts.ts';
import { csrfToken } from '../kernel/wire/csrf.ts';
import { messageText, type Message } from '../kernel/core/messages.ts';
import { dropPendingLogin, findPendingLogin } from '../areas/authentication/pendingLogins.ts';
import { incoming, type Incoming } from '../kernel/wire/request.ts';
import { addCommonCookies } from '../kernel/wire/responseCookies.ts';
import { hasAuthenticator } from '../areas/authentication/secondFactor.ts';
import { ENABLE, LOGIN, SECOND_STEP as ADDRESS } from './authenticatorAddresses.ts';
import { nextQuery } from './completeLogin.ts';
import { escaped } from './html.ts';
import { renderPage } from './layout.ts';
import { refusedForm } from './refusedForm.ts';
import { html } from './respond.ts';
import { safeNext } from './safeNext.ts';
import { continueLogin } from './waitingPage.ts';
import { pageTextsIn } from './pageTexts.ts';

/** The second step of a login: the code of an authenticator. Source: protocol, section 8.1. */
export function addSecondStep(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(ADDRESS, (request, reply) => {
    const seen = incoming(sandbox, request);
    const pending = findPendingLogin(sandbox, seen.session);
    if (!pending) return reply.redirect(LOGIN, 302);
    const next = safeNext(seen.query.get('next'));
    if (!hasAuthenticator(sandbox, pending.userId)) {
      return reply.redirect(`${ENABLE}${nextQuery(next)}`, 302);
    }
    return codeForm(sandbox, reply, seen, next);
  });
  app.post(ADDRESS, (request, reply) => tryCode(sandbox, request, reply));
}

function tryCode(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const seen = incoming(sandbox, request);
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const refused = refusedForm(sandbox, seen, reply, form);
  if (refused) return refused;
  const pending = findPendingLogin(sandbox, seen.session);
  if (!pending || !seen.session || !findUser(sandbox, pending.userId)) {
    return reply.redirect(LOGIN, 302);
  }
  const next = safeNext(form.get('next'));
  const problem = codeProblem(sandbox, pending.userId, form.get('code') ?? '');
  if (problem) return codeForm(sandbox, reply, seen, next, problem);
  dropPendingLogin(sandbox, seen.session);
  return continueLogin(sandbox, request, reply, seen, { ...pending, session: seen.session, next });
}

function codeForm(
  sandbox: Sandbox,
  reply: FastifyReply,
  seen: Incoming,
  next: string | undefined,
  problem?: Message,
) {
  const say = pageTextsIn(sandbox, seen.language);
  const alert = problem
    ? `<p class="problem" id="problem" role="alert">${escaped(String(messageText(problem, seen.language)))}</p>`
    : '';
  const described = problem ? ' aria-describedby="problem" aria-invalid="true"' : '';
  const main = `
<h1>${escaped(say('code'))}</h1>
<p class="lead">${escaped(say('codeLead'))}</p>
${alert}
<form method="post" action="${ADDRESS}">
<input type="hidden" name="csrfmiddlewaretoken" value="${seen.session ? csrfToken(seen.session) : ''}">
<input type="hidden" name="mfa_type" value="otp">
${next ? `<input type="hidden" name="next" value="${escaped(next)}">` : ''}
<label for="code">${escaped(say('codeLabel'))}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required autofocus${described}>
<button type="submit">${escaped(say('submit'))}</button>
</form>
<p><a href="/core/auth/logout/">${escaped(say('again'))}</a></p>`;
  addCommonCookies(sandbox, reply, seen, seen.session);
  return html(reply, renderPage(seen.language, say, { title: say('code'), main }));
}
