import Fastify, { type FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../../codegen/model/securityHeaders.ts';
import { endSlowBodies, RECEIVE_LIMITS, type ReceiveLimits } from './receiveLimits.ts';
import { rawAnswer } from '../sockets/rawAnswer.ts';

interface ServerOptions {
  /** Largest body that is read into memory. */
  readonly bodyLimit?: number;
  /** Timeout for receiving a whole request, in milliseconds; 0 for none. */
  readonly requestMs: number;
  /** For tests. */
  readonly receiveLimits?: ReceiveLimits | undefined;
  /** Whether the server accepts the name in a `Host` header. */
  readonly acceptsHost: (host: string | undefined) => boolean;
}

const BAD_REQUEST = 400;
const EXPECTATION_FAILED = 417;
const MISDIRECTED = 421;
const FAULT = 500;
/** Statuses by error code of node's parser. */
const BROKEN: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * A server that adds security headers to every answer, including those to invalid requests, and only accepts its
 * own host names.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const headersFor = (host: string | undefined): Readonly<Record<string, string>> => ({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy(host ?? ''),
  });
  const answering = new WeakSet<Socket>();
  const limits = options.receiveLimits ?? RECEIVE_LIMITS;
  const app = Fastify({
    logger: false,
    bodyLimit: options.bodyLimit,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
    requestTimeout: options.requestMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
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
  endSlowBodies(app.server, limits);
  app.server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    response.writeHead(EXPECTATION_FAILED, { ...headersFor(headers.host) }).end();
  });
  app.addHook('onError', async ({ raw }, _reply, error) => {
    // A client that leaves in the middle of its body is no fault of the server.
    if ((error.statusCode ?? FAULT) >= FAULT && !raw.readableAborted) console.error(error);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    reply.headers(headersFor(host));
    const [status, reason] = refusal(request.url, host, options.acceptsHost);
    if (status === undefined) return undefined;
    return reply.code(status).type('text/plain; charset=utf-8').send(reason);
  });
  return app;
}

/** An address with a host of its own would take precedence over `Host` (RFC 9112, section 3.2.2). */
function refusal(
  url: string,
  host: string | undefined,
  acceptsHost: ServerOptions['acceptsHost'],
): readonly [status: number, reason: string] | readonly [] {
  if (!url.startsWith('/')) return [BAD_REQUEST, 'The address of a request begins with a slash.'];
  return acceptsHost(host) ? [] : [MISDIRECTED, strangeName(host)];
}

function strangeName(host: string | undefined): string {
  const name =
    host !== undefined && /^[\w.-]+(?::\d+)?$/.test(host) ? host.split(':')[0] : undefined;
  if (name === undefined) return 'The request names no host.';
  return `This server does not answer to the name ${name}. If it should: npm start -- --allowed-host ${name}`;
}

/** The port that a server listens on. */
export function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
