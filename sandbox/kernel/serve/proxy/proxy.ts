import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handshakeProblem } from '../../sockets/handshake.ts';
import { rawAnswer } from '../../sockets/rawAnswer.ts';
import { createCallProxy, type NoAnswerPage } from './calls.ts';
import { isOwnOrigin } from './headers.ts';
import { PROXY_LIMITS, type ProxyLimits } from './limits.ts';
import { hasDotSegment } from './target.ts';
import { finish, forwardWebSocket } from './webSockets.ts';

const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const MISDIRECTED = 421;

interface ProxyOptions {
  /** Paths that are forwarded, with everything below them; `/` is all that nobody else answers. */
  readonly paths: readonly string[];
  readonly limits?: ProxyLimits;
  /** Whether the server accepts the name in a `Host` header. */
  readonly acceptsHost: (host: string | undefined) => boolean;
  /** The console's address for browsers behind a TLS proxy. */
  readonly publicOrigin?: string | undefined;
  /** Without it, browsers get the same JSON as programs. */
  readonly noAnswerPage?: NoAnswerPage;
}

/** Forwards calls and web sockets to a real server. */
export function addProxy(app: FastifyInstance, server: URL, options: ProxyOptions): void {
  const limits = options.limits ?? PROXY_LIMITS;
  const place = { server, publicOrigin: options.publicOrigin };
  const calls = createCallProxy(place, limits, options.noAnswerPage);
  app.removeAllContentTypeParsers();
  // Bodies are forwarded as streams, so fastify must not parse them.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const pass: RouteHandlerMethod = (request, reply) =>
    hasDotSegment(request.url)
      ? reply.code(BAD_REQUEST).send({ error: 'The address has a segment "." or "..".' })
      : calls.pass(request, reply);
  for (const path of options.paths) {
    if (path !== '/') app.all(path, pass);
    app.all(`${path === '/' ? '' : path}/*`, pass);
  }
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head) => {
    const passedOn = options.paths.some((path) =>
      request.url?.startsWith(path === '/' ? path : `${path}/`),
    );
    // Other web sockets have their own handlers, for example vite's.
    if (!passedOn && app.server.listenerCount('upgrade') > 1) return;
    // A broken connection is not an error of the server.
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const status = passedOn ? refusal(request, options) : NOT_FOUND;
    if (status !== undefined) return finish(socket, rawAnswer(status));
    forwardWebSocket(place, limits, request, socket, head);
  });
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
  app.addHook('onClose', () => calls.close());
}

/** Other sites must not open a web socket with the user's cookie (RFC 6455, section 10.2). */
function refusal(
  request: IncomingMessage,
  { acceptsHost, publicOrigin }: ProxyOptions,
): number | undefined {
  const { origin, host } = request.headers;
  if (!acceptsHost(host)) return MISDIRECTED;
  if (hasDotSegment(request.url ?? '')) return BAD_REQUEST;
  if (origin !== undefined && !isOwnOrigin(origin, host, publicOrigin)) return FORBIDDEN;
  return handshakeProblem(request, publicOrigin);
}
