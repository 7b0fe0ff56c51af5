import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionFacts } from '../../../codegen/model/session.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { csrfCookie, sessionCookie } from '../wire/cookieNames.ts';
import { cookie, expiredCookie } from '../wire/cookies.ts';
import { csrfToken } from '../wire/csrf.ts';
import { incoming } from '../wire/request.ts';
import { addCommonCookies } from '../wire/responseCookies.ts';
import { endSession, signIn, startSession } from '../wire/session.ts';
import { ANYBODY } from './plainAreas.ts';

/** A path of this server, and no other one: `//host` and `/\host` lead away. */
const OWN_PATH = /^\/(?![/\\])/;

const FORBIDDEN = 403;

/**
 * The pages of a server without areas: whoever opens the login page is signed in by its one button, with a session and
 * the cookies that the console reads; the logout page ends it.
 */
export function addSessionPages(app: FastifyInstance, sandbox: Sandbox): void {
  const { login, logout, csrf, mark } = sandbox.model.session;
  if (login?.kind === 'page') {
    app.get(login.address, (_request, reply) =>
      html(reply, '<form method="post"><button>Log in</button></form>'),
    );
    app.post(login.address, (request, reply) => {
      const seen = incoming(sandbox, request);
      if (seen.isCrossSite) return reply.code(FORBIDDEN).send();
      const begun = seen.session ?? startSession(sandbox);
      const session = signIn(sandbox, begun, ANYBODY.id, 'close');
      addCommonCookies(sandbox, reply, seen, session);
      if (csrf) reply.header('Set-Cookie', cookie(csrfCookie(sandbox), csrfToken(session)));
      return reply.redirect(nextOf(request, login.next, sandbox.model.app.base), 302);
    });
  }
  if (logout !== undefined) {
    app.get(logout, (request, reply) => {
      const { session } = incoming(sandbox, request);
      if (session) endSession(sandbox, session);
      reply.header('Set-Cookie', expiredCookie(sessionCookie(sandbox)));
      if (mark !== undefined) reply.header('Set-Cookie', expiredCookie(mark));
      return reply.redirect(afterLogout(request, sandbox.model.session), 302);
    });
  }
}

function html(reply: FastifyReply, body: string) {
  reply.header('Content-Type', 'text/html; charset=utf-8');
  return reply.send(
    `<!doctype html><html lang="en"><title>Log in</title><main>${body}</main></html>`,
  );
}

function nextOf({ url }: FastifyRequest, name: string, otherwise: string): string {
  const next = new URL(url, 'http://localhost').searchParams.get(name);
  return next !== null && OWN_PATH.test(next) ? next : otherwise;
}

/** The login page, which leads back. */
function afterLogout(request: FastifyRequest, { login }: SessionFacts): string {
  if (login?.kind !== 'page') return nextOf(request, 'next', '/');
  return `${login.address}?${login.next}=${encodeURIComponent(nextOf(request, login.next, '/'))}`;
}
