import { escape } from 'es-toolkit/string';
import { openLoginTicket, loginTicket } from '../areas/tickets/loginTickets.ts';
import { stepsOf } from '../areas/tickets/steps.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import {
  addWaitingLogin,
  dropWaitingLogin,
  findWaitingLogin,
} from '../areas/authentication/waitingLogins.ts';
import { loginRuleFor } from '../areas/acls/loginRules.ts';
import { callAs } from '@gatehouse-console/engine/sandbox/wire/request.ts';
import { addCommonCookies } from '@gatehouse-console/engine/sandbox/wire/responseCookies.ts';
import { LOGIN, LOGOUT, WAITING, withNext, GUARD } from './addresses.ts';
import { buttonLink, sendPage } from './layout.ts';
import { pageTexts } from './pageTexts.ts';
import type { Pages, Visit } from './visit.ts';
import { cookie } from '@gatehouse-console/engine/sandbox/wire/cookies.ts';
import {
  csrfCookie,
  CSRF_LIFETIME_S,
  sessionCookie,
} from '@gatehouse-console/engine/sandbox/wire/cookieNames.ts';
import { savedSettings } from '../areas/publicSettings/publicSettings.ts';
import { csrfToken } from '@gatehouse-console/engine/sandbox/wire/csrf.ts';
import {
  endOtherSessions,
  signIn,
  type Session,
} from '@gatehouse-console/engine/sandbox/wire/session.ts';
import type { PendingLogin } from '../areas/authentication/pendingLogins.ts';
import { addPublicKey } from './loginPage.ts';

/**
 * After the last factor: signs in, or opens a ticket when a login rule requires an approval (protocol, section
 * 8.1).
 */
export function continueLogin(visit: Visit, login: ProvenLogin) {
  const { sandbox, request, reply } = visit;
  const { session, userId, mark, next } = login;
  const rule = loginRuleFor(sandbox, userId, request.ip);
  const reviewers = rule?.action === 'confirm' ? rule.reviewers : [];
  if (reviewers.length === 0) return completeLogin(visit, login);
  const known = findWaitingLogin(sandbox, session.key);
  if (known?.userId !== userId || loginTicket({ sandbox }, known.ticket)?.['state'] !== 'open') {
    const ticket = openLoginTicket(reviewers, callAs(sandbox, request, visit, userId));
    addWaitingLogin(sandbox, session.key, { userId, mark, ticket });
  }
  addCommonCookies(sandbox, reply, visit, session);
  return reply.redirect(withNext(WAITING, next));
}

/** The page that waits for an approval; a link reloads it, so it works without JavaScript. */
export function addWaitingPage(pages: Pages): void {
  pages.get(WAITING, (visit) => {
    const { sandbox, session, reply, say, next } = visit;
    const awaited = findWaitingLogin(sandbox, session?.key);
    if (!awaited || !session || !findUser(sandbox, awaited.userId)) return reply.redirect(LOGIN);
    const ticket = loginTicket({ sandbox }, awaited.ticket);
    const state = ticket?.['state'];
    if (state !== 'open') dropWaitingLogin(sandbox, session.key);
    if (state === 'approved') return completeLogin(visit, { ...awaited, session, next });
    addCommonCookies(sandbox, reply, visit, session);
    const title = say('wait');
    if (!ticket || state !== 'open') {
      const problem = { say: pageTexts.waitRefused };
      return sendPage(visit, { title, problem, main: buttonLink(LOGIN, say('again')) });
    }
    const names = stepsOf(ticket)[0]?.assignees_display ?? [];
    return sendPage(visit, {
      title,
      lead: say('waitLead', { names: names.join(', ') }),
      main: `${buttonLink(withNext(WAITING, next), say('waitAgain'))}
<p><a href="${LOGOUT}">${escape(say('again'))}</a></p>`,
    });
  });
}

/** A login whose factors are all checked. */
interface ProvenLogin extends PendingLogin {
  readonly session: Session;
  readonly next: string | undefined;
}

/** Signs the user in after all factors are checked, and redirects. */
function completeLogin(visit: Visit, { session, userId, mark, next }: ProvenLogin) {
  const { sandbox, reply } = visit;
  const signedIn = signIn(sandbox, session, userId, mark);
  // The settings may allow only one device (protocol, section 8.1).
  if (savedSettings(sandbox)['USER_LOGIN_SINGLE_MACHINE_ENABLED'] === true) {
    endOtherSessions(sandbox, signedIn);
  }
  const life = mark === 'age' ? { maxAge: sandbox.sessions.ageSeconds } : {};
  reply.header(
    'Set-Cookie',
    cookie(sessionCookie(sandbox), signedIn.key, { httpOnly: true, ...life }),
  );
  reply.header(
    'Set-Cookie',
    cookie(csrfCookie(sandbox), csrfToken(signedIn), { maxAge: CSRF_LIFETIME_S }),
  );
  addPublicKey(visit, signedIn);
  return reply.redirect(withNext(GUARD, next));
}
