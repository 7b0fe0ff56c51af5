import type { FastifyReply } from 'fastify';
import { cookie } from './cookies.ts';
import { cookiePrefix, sessionCookie } from './cookieNames.ts';
import type { Incoming } from './request.ts';
import { takeMark, type Session } from './session.ts';
import type { Sandbox } from '../core/sandbox.ts';

/**
 * Adds the cookies of nearly every answer: the session, the prefix unless the browser has it, and once after
 * signing in the session mark (observed, section session).
 */
export function addCommonCookies(
  sandbox: Sandbox,
  reply: FastifyReply,
  seen: Incoming,
  session: Session | undefined,
): void {
  const { csrf, mark } = sandbox.model.session;
  const prefix = cookiePrefix(sandbox);
  if (csrf?.prefix !== undefined && seen.cookies[csrf.prefix] !== prefix) {
    reply.header('Set-Cookie', cookie(csrf.prefix, prefix));
  }
  if (!session) return;
  reply.header('Set-Cookie', cookie(sessionCookie(sandbox), session.key, { httpOnly: true }));
  if (!session.mark || mark === undefined) return;
  reply.header('Set-Cookie', cookie(mark, session.mark, { maxAge: sandbox.sessions.ageSeconds }));
  takeMark(sandbox, session);
}
