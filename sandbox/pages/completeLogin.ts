import { cookie } from '../kernel/wire/cookies.ts';
import { CSRF_COOKIE, CSRF_LIFETIME_S, SESSION_COOKIE } from '../kernel/wire/cookieNames.ts';
import { csrfToken } from '../kernel/wire/csrf.ts';
import { signIn, type Session } from '../kernel/wire/session.ts';
import type { PendingLogin } from '../areas/authentication/pendingLogins.ts';
import { GUARD, withNext } from './addresses.ts';
import { addPublicKey } from './loginPage.ts';
import type { Visit } from './visit.ts';

/** A login whose factors are all checked. */
export interface ProvenLogin extends PendingLogin {
  readonly session: Session;
  readonly next: string | undefined;
}

/** Signs the user in after all factors are checked, and redirects. */
export function completeLogin(visit: Visit, { session, userId, mark, next }: ProvenLogin) {
  const { sandbox, reply } = visit;
  const signedIn = signIn(sandbox, session, userId, mark);
  const life = mark === 'age' ? { maxAge: sandbox.sessions.ageSeconds } : {};
  reply.header('Set-Cookie', cookie(SESSION_COOKIE, signedIn.key, { httpOnly: true, ...life }));
  reply.header('Set-Cookie', cookie(CSRF_COOKIE, csrfToken(signedIn), { maxAge: CSRF_LIFETIME_S }));
  addPublicKey(visit, signedIn);
  return reply.redirect(withNext(GUARD, next));
}
