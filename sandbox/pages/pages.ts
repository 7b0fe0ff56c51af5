import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { savedSettings } from '../kernel/core/settings.ts';
import { logSignIn } from '../areas/authentication/logSignIn.ts';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { checkPassword, findUser } from '../areas/authentication/accounts.ts';
import { cookie, expiredCookie } from '../kernel/wire/cookies.ts';
import {
  CSRF_COOKIE,
  CSRF_LIFETIME_S,
  LANGUAGE_COOKIE,
  SESSION_COOKIE,
} from '../kernel/wire/cookieNames.ts';
import { codeProblem } from '../areas/authentication/codeAttempts.ts';
import { csrfToken } from '../kernel/wire/csrf.ts';
import { messageText } from '../kernel/core/messages.ts';
import { findPendingLogin, startPendingLogin } from '../areas/authentication/pendingLogins.ts';
import { incoming, type Incoming } from '../kernel/wire/request.ts';
import { addCommonCookies } from '../kernel/wire/responseCookies.ts';
import { decryptSecret } from '../kernel/wire/secrets.ts';
import { hasAuthenticator, wantsSecondFactor } from '../areas/authentication/secondFactor.ts';
import { endSession, startSession, type Session } from '../kernel/wire/session.ts';
import { addAuthenticatorPages } from './authenticatorPages.ts';
import { nextQuery } from './completeLogin.ts';
import { renderLogin, renderLogout } from './loginPage.ts';
import { addNewAuthenticatorPage } from './newAuthenticatorPage.ts';
import { addNewPasswordPage, newPasswordAddress, mustChangePassword } from './newPasswordPage.ts';
import { refusedForm } from './refusedForm.ts';
import { addPublicKey, html } from './respond.ts';
import { addSecondStep } from './secondStep.ts';
import { PICTURES } from './pictures.ts';
import { REVEAL_SCRIPT } from './revealScript.ts';
import { sendRecording } from './recordings.ts';
import { ownPath, safeNext } from './safeNext.ts';
import { PAGE_STYLES } from './styles.ts';
import { addWaitingPage, continueLogin } from './waitingPage.ts';
import { pageTextsIn } from './pageTexts.ts';

const LANGUAGE_LIFETIME_S = 31_536_000;
const STATIC_LIFETIME_S = 3600;

/** The server's own pages: login, logout, language, pictures. Source: protocol, section 8.1. */
export function addPages(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/core/auth/login/', (request, reply) => showLogin(sandbox, request, reply));
  app.post('/core/auth/login/', (request, reply) => tryLogin(sandbox, request, reply));
  app.get('/core/auth/login/guard/', (request, reply) => finishLogin(sandbox, request, reply));
  addSecondStep(app, sandbox);
  addWaitingPage(app, sandbox);
  addNewPasswordPage(app, sandbox);
  addAuthenticatorPages(app, sandbox);
  addNewAuthenticatorPage(app, sandbox);
  app.get('/core/auth/logout/', (request, reply) => logOut(sandbox, request, reply));
  app.get<{ Params: { language: string } }>('/core/i18n/:language/', (request, reply) => {
    const wanted = sandbox.model.app.languages.find(
      ({ cookie: tag }) => tag === request.params.language,
    )?.cookie;
    if (wanted) {
      reply.header('Set-Cookie', cookie(LANGUAGE_COOKIE, wanted, { maxAge: LANGUAGE_LIFETIME_S }));
    }
    return reply.redirect(refererPath(request) ?? '/core/auth/login/', 302);
  });
  app.get('/static/css/pages.css', (_request, reply) =>
    picture(reply, 'text/css; charset=utf-8', PAGE_STYLES),
  );
  app.get('/static/js/reveal.js', (_request, reply) =>
    picture(reply, 'text/javascript; charset=utf-8', REVEAL_SCRIPT),
  );
  for (const [name, image] of Object.entries(PICTURES)) {
    app.get(`/static/img/${name}`, (_request, reply) => picture(reply, 'image/svg+xml', image));
  }
  app.get<{ Params: { day: string; file: string } }>('/media/replay/:day/:file', (request, reply) =>
    sendRecording(sandbox, request, reply),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/static/img/favicon.svg', 302));
}

function picture(reply: FastifyReply, type: string, text: string) {
  return reply
    .header('Content-Type', type)
    .header('Cache-Control', `public, max-age=${STATIC_LIFETIME_S}`)
    .send(text);
}

/** A path of this server; anything else is dropped (no open redirect). */
function refererPath(request: FastifyRequest): string | undefined {
  const referer = request.headers.referer;
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === request.headers.host ? ownPath(`${pathname}${search}`) : undefined;
}

function showLogin(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const seen = incoming(sandbox, request);
  const next = safeNext(seen.query.get('next'));
  if (findUser(sandbox, seen.session?.userId))
    return reply.redirect(next ?? sandbox.model.app.base, 302);
  return loginForm(sandbox, reply, seen, { next, username: '', problem: undefined });
}

function loginForm(
  sandbox: Sandbox,
  reply: FastifyReply,
  seen: Incoming,
  form: {
    readonly next: string | undefined;
    readonly username: string;
    readonly problem: string | undefined;
  },
) {
  const session = seen.session ?? startSession(sandbox);
  const token = csrfToken(session);
  addCommonCookies(sandbox, reply, seen, session);
  reply.header('Set-Cookie', cookie(CSRF_COOKIE, token, { maxAge: CSRF_LIFETIME_S }));
  addPublicKey(reply, seen, session);
  const say = pageTextsIn(sandbox, seen.language);
  return html(
    reply,
    renderLogin(seen.language, say, {
      ...form,
      csrfToken: token,
      withCode: asksCodeAtOnce(sandbox),
    }),
  );
}

function tryLogin(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const seen = incoming(sandbox, request);
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const refused = refusedForm(sandbox, seen, reply, form);
  if (refused) return refused;
  const username = (form.get('username') ?? '').trim();
  const next = safeNext(form.get('next') ?? seen.query.get('next'));
  const session = seen.session ?? startSession(sandbox);
  const password = passwordOf(form.get('password') ?? '', session);
  const result = checkPassword(sandbox, username, password, request.ip);
  logSignIn(sandbox, 'W', username, result, {
    ip: request.ip,
    userAgent: request.headers['user-agent'],
  });
  if (!result.ok) {
    const problem = String(messageText(result.message, seen.language));
    return loginForm(sandbox, reply, { ...seen, session }, { next, username, problem });
  }
  const userId = String(result.user['id']);
  if (mustChangePassword(sandbox, result.user)) {
    addCommonCookies(sandbox, reply, seen, session);
    return reply.redirect(newPasswordAddress(sandbox, userId), 302);
  }
  const mark = sandbox.sessions.mark ?? (form.has('auto_login') ? 'age' : 'close');
  const code = form.get('code') ?? '';
  const asked = asksCodeAtOnce(sandbox) && code !== '' && hasAuthenticator(sandbox, userId);
  if (wantsSecondFactor(sandbox, result.user) && asked) {
    const problem = codeProblem(sandbox, userId, code);
    if (problem) {
      const said = String(messageText(problem, seen.language));
      return loginForm(sandbox, reply, { ...seen, session }, { next, username, problem: said });
    }
  } else if (wantsSecondFactor(sandbox, result.user)) {
    startPendingLogin(sandbox, session, { userId, mark });
    addCommonCookies(sandbox, reply, seen, session);
    return reply.redirect(`/core/auth/login/guard/${nextQuery(next)}`, 302);
  }
  return continueLogin(sandbox, request, reply, seen, { session, userId, mark, next });
}

/** Whether the login page asks for the second-factor code at once (protocol, section 16). */
function asksCodeAtOnce(sandbox: Sandbox): boolean {
  return savedSettings(sandbox)['SECURITY_MFA_IN_LOGIN_PAGE'] === true;
}

/** An unreadable cipher counts as a wrong password, not as an error. */
function passwordOf(sent: string, session: Session): string {
  try {
    return decryptSecret(sent, session.privateKey);
  } catch {
    return '';
  }
}

function finishLogin(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const seen = incoming(sandbox, request);
  if (findPendingLogin(sandbox, seen.session)) {
    const { search } = new URL(request.url, 'http://localhost');
    return reply.redirect(`/core/auth/login/mfa/${search}`, 302);
  }
  if (!findUser(sandbox, seen.session?.userId)) return reply.redirect('/core/auth/login/', 302);
  addCommonCookies(sandbox, reply, seen, seen.session);
  return reply.redirect(safeNext(seen.query.get('next')) ?? sandbox.model.app.base, 302);
}

/** Ends the session. `next` is ignored, as on the real server. */
function logOut(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const seen = incoming(sandbox, request);
  if (seen.session) endSession(sandbox, seen.session);
  reply.header('Set-Cookie', expiredCookie(SESSION_COOKIE));
  return html(reply, renderLogout(seen.language, pageTextsIn(sandbox, seen.language)));
}
