import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SessionFacts } from '../../../codegen/model/session.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { cookie } from '../wire/cookies.ts';

const TOKEN_LENGTH = 32;
/** A path of this server, and no other one: `//host` and `/\host` lead away. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * The pages of a server without areas: whoever opens the login page is signed in by its one button, with the cookies
 * that the console reads; the logout page takes them away.
 */
export function addSessionPages(app: FastifyInstance, sandbox: Sandbox): void {
  const { login, logout, csrf, mark } = sandbox.model.session;
  if (login?.kind === 'page') {
    app.get(login.address, (_request, reply) =>
      html(reply, '<form method="post"><button>Log in</button></form>'),
    );
    app.post(login.address, (request, reply) => {
      if (csrf) {
        reply.header('Set-Cookie', cookie(csrf.cookie, sandbox.random.token(TOKEN_LENGTH)));
      }
      if (mark !== undefined) reply.header('Set-Cookie', cookie(mark, 'close'));
      return reply.redirect(nextOf(request, login.next, sandbox.model.app.base), 302);
    });
  }
  if (logout !== undefined) {
    app.get(logout, (request, reply) => {
      if (mark !== undefined) reply.header('Set-Cookie', cookie(mark, '', { maxAge: 0 }));
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
