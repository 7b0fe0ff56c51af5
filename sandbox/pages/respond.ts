import type { FastifyReply } from 'fastify';
import { cookie } from '../kernel/wire/cookies.ts';
import { PUBLIC_KEY_COOKIE } from '../kernel/wire/cookieNames.ts';
import type { Incoming } from '../kernel/wire/request.ts';
import type { Session } from '../kernel/wire/session.ts';

/** Sends one of the server's own pages, which is never cached. */
export function html(reply: FastifyReply, text: string, status = 200) {
  return reply
    .code(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(text);
}

/** Adds the cookie with the session's public key, unless the browser has it. */
export function addPublicKey(reply: FastifyReply, seen: Incoming, session: Session): void {
  if (!session.publicKey || seen.cookies[PUBLIC_KEY_COOKIE] === session.publicKey) return;
  reply.header('Set-Cookie', cookie(PUBLIC_KEY_COOKIE, session.publicKey));
}
