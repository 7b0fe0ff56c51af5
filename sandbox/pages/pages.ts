import type { FastifyInstance } from 'fastify';
import { logSignIn } from '../areas/authentication/logSignIn.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { checkPassword, findUser } from '../areas/authentication/accounts.ts';
import { cookie, expiredCookie } from '@gatehouse-console/engine/sandbox/wire/cookies.ts';
import { sessionCookie } from '@gatehouse-console/engine/sandbox/wire/cookieNames.ts';
import { codeProblem } from '../areas/authentication/codeAttempts.ts';
import {
  findPendingLogin,
  startPendingLogin,
  dropPendingLogin,
} from '../areas/authentication/pendingLogins.ts';
import { addCommonCookies } from '@gatehouse-console/engine/sandbox/wire/responseCookies.ts';
import { decryptSecret } from '@gatehouse-console/engine/sandbox/wire/secrets.ts';
import { hasAuthenticator, wantsSecondFactor } from '../areas/authentication/secondFactor.ts';
import {
  endSession,
  startSession,
  type Session,
} from '@gatehouse-console/engine/sandbox/wire/session.ts';
import {
  GUARD,
  LOGIN,
  LOGOUT,
  SECOND_STEP,
  withNext,
  ENABLE,
  SECOND_STEP as ADDRESS,
} from './addresses.ts';
import { addAuthenticatorPages } from './authenticatorPages.ts';
import { asksCodeAtOnce, sendLogin, sendLogout, sendRefused } from './loginPage.ts';
import { addNewAuthenticatorPage } from './newAuthenticatorPage.ts';
import { addNewPasswordPage, newPasswordAddress, mustChangePassword } from './newPasswordPage.ts';
import { addOwnKeyPage } from './ownKeyPage.ts';
import { addPlaceholderPages } from './placeholderPages.ts';
import { PICTURES } from './pictures.ts';
import { sendRecording } from './recordings.ts';
import { ownPath, safeNext } from './safeNext.ts';
import { PAGE_STYLES } from '@gatehouse-console/engine/sandbox/pages/styles.ts';
import { pagesOn, sentForm, type Visit, type Pages } from './visit.ts';
import { addWaitingPage, continueLogin } from './waitingPage.ts';
import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { escape } from 'es-toolkit/string';
import { CODE_FIELD, sendForm } from './form.ts';

const LANGUAGE = '/core/i18n/';
const LANGUAGE_LIFETIME_S = 31_536_000;
const STATIC_LIFETIME_S = 3600;

/** The server's own pages: login, logout, language, pictures. Source: protocol, section 8.1. */
export function addPages(app: FastifyInstance, sandbox: Sandbox): void {
  const pages = pagesOn(app, sandbox);
  pages.get(LOGIN, showLogin);
  pages.post(LOGIN, tryLogin);
  pages.get(GUARD, finishLogin);
  pages.get(LOGOUT, logOut);
  pages.get(`${LANGUAGE}:language/`, chooseLanguage);
  pages.get('/media/replay/:day/:file', sendRecording);
  pages.get('/favicon.ico', ({ reply }) => reply.redirect('/static/img/favicon.svg'));
  addSecondStep(pages);
  addWaitingPage(pages);
  addNewPasswordPage(pages);
  addAuthenticatorPages(pages);
  addNewAuthenticatorPage(pages);
  addPlaceholderPages(pages);
  addOwnKeyPage(pages);
  const files = [
    ['css/pages.css', 'text/css; charset=utf-8', PAGE_STYLES],
    ['js/reveal.js', 'text/javascript; charset=utf-8', REVEAL_SCRIPT],
    ...Object.entries(PICTURES).map(([name, image]) => [`img/${name}`, 'image/svg+xml', image]),
  ];
  for (const [name = '', type, text] of files) {
    app.get(`/static/${name}`, (_request, reply) =>
      reply
        .header('Content-Type', type)
        .header('Cache-Control', `public, max-age=${STATIC_LIFETIME_S}`)
        .send(text),
    );
  }
}

function chooseLanguage(visit: Visit) {
  const { sandbox, reply, path } = visit;
  const wanted = sandbox.model.app.languages.find((one) => path === `${LANGUAGE}${one.cookie}/`);
  if (wanted) {
    const options = { maxAge: LANGUAGE_LIFETIME_S };
    reply.header('Set-Cookie', cookie(sandbox.model.session.language, wanted.cookie, options));
  }
  return reply.redirect(refererPath(visit) ?? LOGIN);
}

/** A path of this server; anything else is dropped (no open redirect). */
function refererPath({ request }: Visit): string | undefined {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === request.headers.host ? ownPath(`${pathname}${search}`) : undefined;
}

function showLogin(visit: Visit) {
  const { sandbox, session, reply, next } = visit;
  return findUser(sandbox, session?.userId)
    ? reply.redirect(next ?? sandbox.model.app.base)
    : sendLogin(visit, next);
}

function tryLogin(visit: Visit) {
  const { sandbox, request, reply } = visit;
  const form = sentForm(visit);
  if (!form) return sendRefused(visit);
  const username = (form.get('username') ?? '').trim();
  const next = safeNext(form.get('next') ?? visit.query.get('next'));
  const session = visit.session ?? startSession(sandbox);
  const password = passwordOf(form.get('password') ?? '', session);
  const result = checkPassword(sandbox, username, password, request.ip);
  logSignIn(sandbox, 'W', username, result, {
    ip: request.ip,
    userAgent: request.headers['user-agent'],
  });
  if (!result.ok) return sendLogin({ ...visit, session }, next, username, result.message);
  const userId = String(result.user['id']);
  if (mustChangePassword(sandbox, result.user)) {
    addCommonCookies(sandbox, reply, visit, session);
    return reply.redirect(newPasswordAddress(sandbox, userId));
  }
  // `--session` forces the mark, whatever was chosen (SESSION_EXPIRE_AT_BROWSER_CLOSE_FORCE).
  const { session: forced = form.has('auto_login') ? 'age' : 'close' } = sandbox.options;
  const mark = forced === 'age' ? 'age' : 'close';
  if (wantsSecondFactor(sandbox, result.user)) {
    const code = form.get('code') ?? '';
    if (code === '' || !asksCodeAtOnce(sandbox) || !hasAuthenticator(sandbox, userId)) {
      startPendingLogin(sandbox, session, { userId, mark });
      addCommonCookies(sandbox, reply, visit, session);
      return reply.redirect(withNext(GUARD, next));
    }
    const problem = codeProblem(sandbox, userId, code);
    if (problem) return sendLogin({ ...visit, session }, next, username, problem);
  }
  return continueLogin(visit, { session, userId, mark, next });
}

/** An unreadable cipher counts as a wrong password, not as an error. */
function passwordOf(sent: string, session: Session): string {
  try {
    return decryptSecret(sent, session.privateKey);
  } catch {
    return '';
  }
}

function finishLogin(visit: Visit) {
  const { sandbox, session, reply, search, next } = visit;
  if (findPendingLogin(sandbox, session)) return reply.redirect(`${SECOND_STEP}${search}`);
  if (!findUser(sandbox, session?.userId)) return reply.redirect(LOGIN);
  addCommonCookies(sandbox, reply, visit, session);
  return reply.redirect(next ?? sandbox.model.app.base);
}

/** Ends the session. `next` is ignored, as on the real server. */
function logOut(visit: Visit) {
  const { sandbox, session, reply } = visit;
  if (session) endSession(sandbox, session);
  reply.header('Set-Cookie', expiredCookie(sessionCookie(sandbox)));
  return sendLogout(visit);
}

/**
 * Shows and hides passwords. The button is hidden until this script runs, so that a page without JavaScript has no button
 * that does nothing.
 */
const REVEAL_SCRIPT = `
for (const button of document.querySelectorAll('button[data-reveals]')) {
  const input = document.getElementById(button.dataset.reveals);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = input.type === 'password';
    input.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
  });
  // A browser must not keep the password as a text that was typed.
  button.form?.addEventListener('submit', () => { input.type = 'password'; });
}
`;

/** The second step of a login: the code of an authenticator. Source: protocol, section 8.1. */
function addSecondStep(pages: Pages): void {
  pages.get(ADDRESS, (visit) => {
    const { sandbox, session, reply, next } = visit;
    const pending = findPendingLogin(sandbox, session);
    if (!pending || !session) return reply.redirect(LOGIN);
    return hasAuthenticator(sandbox, pending.userId)
      ? askForCode(visit, session, next)
      : reply.redirect(withNext(ENABLE, next));
  });
  pages.post(ADDRESS, tryCode);
}

function tryCode(visit: Visit) {
  const { sandbox, session, reply } = visit;
  const form = sentForm(visit);
  if (!form) return sendRefused(visit);
  const pending = findPendingLogin(sandbox, session);
  if (!pending || !session || !findUser(sandbox, pending.userId)) return reply.redirect(LOGIN);
  const next = safeNext(form.get('next'));
  const problem = codeProblem(sandbox, pending.userId, form.get('code') ?? '');
  if (problem) return askForCode(visit, session, next, problem);
  dropPendingLogin(sandbox, session);
  return continueLogin(visit, { ...pending, session, next });
}

function askForCode(visit: Visit, session: Session, next: string | undefined, problem?: Message) {
  const { sandbox, reply, say } = visit;
  addCommonCookies(sandbox, reply, visit, session);
  return sendForm(visit, session, {
    title: 'code',
    lead: 'codeLead',
    problem,
    action: ADDRESS,
    hidden: { mfa_type: 'otp', next },
    fields: [CODE_FIELD],
    submit: 'submit',
    after: `<p><a href="${LOGOUT}">${escape(say('again'))}</a></p>`,
  });
}
