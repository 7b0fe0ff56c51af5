import Fastify, { type FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../wire/headers.ts';
import { rawAnswer } from '../sockets/rawAnswer.ts';

export interface ServerOptions {
  /** The largest body that is read into memory. */
  readonly bodyLimit?: number;
  /** How long a whole request may take to arrive, in milliseconds; 0 for no limit. */
  readonly requestMs: number;
  /** The enforcing policy cannot be kept while vite serves the code itself. */
  readonly contentSecurityPolicy: boolean;
  /** Whether this server answers to the name in a `Host` header. */
  readonly answersTo: (host: string | undefined) => boolean;
}

/** The head of a request fits into one packet; who takes longer holds a connection and asks nothing. */
const HEADERS_MS = 15_000;
const CHECK_INTERVAL_MS = 5000;
const BAD_REQUEST = 400;
const EXPECTATION_FAILED = 417;
const MISDIRECTED = 421;
const FAULT = 500;
/** By the codes of node's parser. */
const BROKEN: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * A server whose every answer carries the security headers, also to what is no request, and which
 * answers to its own names alone.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const headersFor = (host: string | undefined): Readonly<Record<string, string>> => ({
    ...SECURITY_HEADERS,
    ...(options.contentSecurityPolicy && {
      'Content-Security-Policy': contentSecurityPolicy(host ?? ''),
    }),
  });
  const answering = new WeakSet<Socket>();
  const app = Fastify({
    logger: false,
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
    requestTimeout: options.requestMs,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // A request without a host is refused like one for another host.
      requireHostHeader: false,
    },
    frameworkErrors(error, request, reply) {
      reply.raw.writeHead(error.statusCode ?? BAD_REQUEST, {
        ...headersFor(request.headers.host),
        'Content-Type': 'text/plain; charset=utf-8',
      });
      reply.raw.end('This address cannot be read.');
    },
    clientErrorHandler(error, socket) {
      const gone = error.code === 'ECONNRESET' || !socket.writable || answering.has(socket);
      if (gone) return void socket.destroy();
      socket.write(rawAnswer(BROKEN[error.code] ?? BAD_REQUEST, headersFor(undefined)));
      socket.destroySoon();
    },
  });
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  app.server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    response.writeHead(EXPECTATION_FAILED, { ...headersFor(headers.host) }).end();
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if ((error.statusCode ?? FAULT) >= FAULT) console.error(error);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    reply.headers(headersFor(host));
    if (options.answersTo(host)) return undefined;
    return reply.code(MISDIRECTED).type('text/plain; charset=utf-8').send(strangeName(host));
  });
  return app;
}

function strangeName(host: string | undefined): string {
  const name =
    host !== undefined && /^[\w.-]+(?::\d+)?$/.test(host) ? host.split(':')[0] : undefined;
  if (name === undefined) return 'The request names no host.';
  return `This server does not answer to the name ${name}. If it should: npm start -- --allowed-host ${name}`;
}
