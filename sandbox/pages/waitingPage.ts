import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openLoginTicket, loginTicket } from '../areas/tickets/loginTickets.ts';
import { stepsOf } from '../areas/tickets/steps.ts';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import {
  addWaitingLogin,
  dropWaitingLogin,
  findWaitingLogin,
  type WaitingLogin,
} from '../areas/authentication/waitingLogins.ts';
import { loginRuleFor } from '../areas/acls/loginRules.ts';
import type { PendingLogin } from '../areas/authentication/pendingLogins.ts';
import { callAs, incoming, type Incoming } from '../kernel/wire/request.ts';
import { addCommonCookies } from '../kernel/wire/responseCookies.ts';
import type { Session } from '../kernel/wire/session.ts';
import { LOGIN, WAITING } from './authenticatorAddresses.ts';
import { completeLogin, nextQuery } from './completeLogin.ts';
import { escaped } from './html.ts';
import { renderPage } from './layout.ts';
import { html } from './respond.ts';
import { safeNext } from './safeNext.ts';
import { pageTextsIn, type PageTranslate } from './pageTexts.ts';

interface Proven extends PendingLogin {
  readonly session: Session;
  readonly next: string | undefined;
}

/**
 * After the last factor: signs in, or opens a ticket when a login rule requires an approval (protocol, section
 * 8.1).
 */
export function continueLogin(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  seen: Incoming,
  login: Proven,
) {
  const { session, userId, mark, next } = login;
  const rule = loginRuleFor(sandbox, userId, request.ip);
  const reviewers = rule?.action === 'confirm' ? rule.reviewers : [];
  if (reviewers.length === 0) return completeLogin(sandbox, reply, seen, login);
  const known = findWaitingLogin(sandbox, session.key);
  if (known?.userId !== userId || stateOf(sandbox, known) !== 'open') {
    const ticket = openLoginTicket(reviewers, callAs(sandbox, request, seen, userId));
    addWaitingLogin(sandbox, session.key, { userId, mark, ticket });
  }
  addCommonCookies(sandbox, reply, seen, session);
  return reply.redirect(`${WAITING}${nextQuery(next)}`, 302);
}

function stateOf(sandbox: Sandbox, { ticket }: WaitingLogin): string {
  return String(loginTicket({ sandbox }, ticket)?.['state'] ?? 'closed');
}

/** The page that waits for an approval; a link reloads it, so it works without JavaScript. */
export function addWaitingPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(WAITING, (request, reply) => {
    const seen = incoming(sandbox, request);
    const awaited = findWaitingLogin(sandbox, seen.session?.key);
    if (!awaited || !seen.session || !findUser(sandbox, awaited.userId)) {
      return reply.redirect(LOGIN, 302);
    }
    const next = safeNext(seen.query.get('next'));
    const state = stateOf(sandbox, awaited);
    if (state !== 'open') dropWaitingLogin(sandbox, seen.session.key);
    if (state === 'approved') {
      return completeLogin(sandbox, reply, seen, { ...awaited, session: seen.session, next });
    }
    const say = pageTextsIn(sandbox, seen.language);
    addCommonCookies(sandbox, reply, seen, seen.session);
    const main =
      state === 'open' ? waiting(sandbox, awaited, say, next) : refused(say('waitRefused'), say);
    return html(reply, renderPage(seen.language, say, { title: say('wait'), main }));
  });
}

function waiting(
  sandbox: Sandbox,
  { ticket }: WaitingLogin,
  say: PageTranslate,
  next: string | undefined,
): string {
  const row = loginTicket({ sandbox }, ticket);
  const names = row ? (stepsOf(row)[0]?.assignees_display ?? []) : [];
  return `
<h1>${escaped(say('wait'))}</h1>
<p class="lead">${escaped(say('waitLead', { names: names.join(', ') }))}</p>
<p><a class="button" href="${escaped(`${WAITING}${nextQuery(next)}`)}">${escaped(say('waitAgain'))}</a></p>
<p><a href="/core/auth/logout/">${escaped(say('again'))}</a></p>`;
}

function refused(text: string, say: PageTranslate): string {
  return `
<h1>${escaped(say('wait'))}</h1>
<p class="problem" role="alert">${escaped(text)}</p>
<p><a class="button" href="${LOGIN}">${escaped(say('again'))}</a></p>`;
}
