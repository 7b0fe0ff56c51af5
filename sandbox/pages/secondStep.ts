import { findUser } from '../areas/authentication/accounts.ts';
import { codeProblem } from '../areas/authentication/codeAttempts.ts';
import type { Message } from '../kernel/core/messages.ts';
import { dropPendingLogin, findPendingLogin } from '../areas/authentication/pendingLogins.ts';
import { addCommonCookies } from '../kernel/wire/responseCookies.ts';
import type { Session } from '../kernel/wire/session.ts';
import { hasAuthenticator } from '../areas/authentication/secondFactor.ts';
import { escape } from 'es-toolkit/string';
import { ENABLE, LOGIN, LOGOUT, SECOND_STEP as ADDRESS, withNext } from './addresses.ts';
import { CODE_FIELD, sendForm } from './form.ts';
import { sendRefused } from './loginPage.ts';
import { safeNext } from './safeNext.ts';
import { sentForm, type Pages, type Visit } from './visit.ts';
import { continueLogin } from './waitingPage.ts';

/** The second step of a login: the code of an authenticator. Source: protocol, section 8.1. */
export function addSecondStep(pages: Pages): void {
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
