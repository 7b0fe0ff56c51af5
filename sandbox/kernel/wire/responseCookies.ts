import type { FastifyReply } from 'fastify';
import { cookie } from './cookies.ts';
import {
  COOKIE_PREFIX,
  PREFIX_COOKIE,
  SESSION_COOKIE,
  SESSION_MARK_COOKIE,
} from './cookieNames.ts';
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
  if (seen.cookies[PREFIX_COOKIE] !== COOKIE_PREFIX) {
    reply.header('Set-Cookie', cookie(PREFIX_COOKIE, COOKIE_PREFIX));
  }
  if (!session) return;
  reply.header('Set-Cookie', cookie(SESSION_COOKIE, session.key, { httpOnly: true }));
  if (!session.mark) return;
  reply.header(
    'Set-Cookie',
    cookie(SESSION_MARK_COOKIE, session.mark, { maxAge: sandbox.sessions.ageSeconds }),
  );
  takeMark(sandbox, session);
}
