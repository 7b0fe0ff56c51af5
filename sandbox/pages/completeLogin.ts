import type { FastifyReply } from 'fastify';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { cookie } from '../kernel/wire/cookies.ts';
import { CSRF_COOKIE, CSRF_LIFETIME_S, SESSION_COOKIE } from '../kernel/wire/cookieNames.ts';
import { csrfToken } from '../kernel/wire/csrf.ts';
import type { Incoming } from '../kernel/wire/request.ts';
import { signIn, type Session } from '../kernel/wire/session.ts';
import { addPublicKey } from './respond.ts';

interface Login {
  readonly session: Session;
  readonly userId: string;
  /** Whether the session outlasts the browser (`age`). */
  readonly mark: 'close' | 'age';
  readonly next: string | undefined;
}

/** Signs the person in after all factors are checked, and redirects. */
export function completeLogin(
  sandbox: Sandbox,
  reply: FastifyReply,
  seen: Incoming,
  { session, userId, mark, next }: Login,
) {
  const signedIn = signIn(sandbox, session, userId, mark);
  const life = mark === 'age' ? { maxAge: sandbox.sessions.ageSeconds } : {};
  reply.header('Set-Cookie', cookie(SESSION_COOKIE, signedIn.key, { httpOnly: true, ...life }));
  reply.header('Set-Cookie', cookie(CSRF_COOKIE, csrfToken(signedIn), { maxAge: CSRF_LIFETIME_S }));
  addPublicKey(reply, seen, signedIn);
  return reply.redirect(`/core/auth/login/guard/${nextQuery(next)}`, 302);
}

export function nextQuery(next: string | undefined): string {
  return next ? `?next=${encodeURIComponent(next)}` : '';
}
