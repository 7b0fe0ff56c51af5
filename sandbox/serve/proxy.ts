import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';

/** Paths that belong to the real server. Source: design, section 6. */
const PROXIED = ['/api', '/core', '/ws', '/static', '/media', '/luna', '/koko'] as const;
/** Headers that belong to one connection (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const BAD_GATEWAY = 502;

/**
 * Passes calls on to a real server, streaming in both directions, sockets included. Host, Origin and
 * Referer become the server's own, so that its request check agrees; cookies lose their domain, and
 * redirects to the server's address lead back here.
 *
 * @param target for example `https://bastion.example.com`
 */
export function addProxy(app: FastifyInstance, target: string): void {
  const server = new URL(target);
  const client = server.protocol === 'https:' ? https : http;
  app.removeAllContentTypeParsers();
  // The body stays a stream: fastify hands it over unread.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  for (const prefix of PROXIED) {
    app.all(prefix, (request, reply) => pass(client, server, request, reply));
    app.all(`${prefix}/*`, (request, reply) => pass(client, server, request, reply));
  }
  app.server.on('upgrade', (request, socket, head) => {
    const path = request.url ?? '';
    if (PROXIED.some((prefix) => path.startsWith(`${prefix}/`))) {
      passSocket(client, server, request, socket, head);
    }
  });
}

function optionsFor(
  server: URL,
  method: string | undefined,
  path: string | undefined,
  headers: http.OutgoingHttpHeaders,
) {
  return {
    protocol: server.protocol,
    hostname: server.hostname,
    port: server.port,
    method,
    path,
    headers,
  };
}

function pass(
  client: typeof http | typeof https,
  server: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.hijack();
  const { raw } = reply;
  const headers = requestHeaders(request.headers, server, HOP_BY_HOP);
  const outgoing = client.request(optionsFor(server, request.method, request.url, headers));
  outgoing.on('response', (incoming) => {
    raw.writeHead(
      incoming.statusCode ?? BAD_GATEWAY,
      responseHeaders(incoming.headers, server, request.headers.host ?? ''),
    );
    incoming.pipe(raw);
  });
  outgoing.on('error', (error) => {
    if (raw.headersSent) return void raw.destroy();
    raw.writeHead(BAD_GATEWAY, { 'Content-Type': 'application/json' });
    raw.end(JSON.stringify({ error: `${server.origin} did not answer: ${error.message}` }));
  });
  raw.on('close', () => outgoing.destroy());
  request.raw.pipe(outgoing);
}

function passSocket(
  client: typeof http | typeof https,
  server: URL,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const headers = requestHeaders(request.headers, server, new Set());
  const outgoing = client.request(optionsFor(server, 'GET', request.url, headers));
  outgoing.on('upgrade', (response, remote, remoteHead) => {
    const lines = Object.entries(response.headers).flatMap(([name, value]) =>
      [value].flat().map((item) => `${name}: ${item}`),
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (remoteHead.length > 0) socket.write(remoteHead);
    if (head.length > 0) remote.write(head);
    remote.pipe(socket).pipe(remote);
    remote.on('error', () => socket.destroy());
    socket.on('error', () => remote.destroy());
  });
  outgoing.on('response', (response) => {
    socket.end(
      `HTTP/1.1 ${response.statusCode ?? BAD_GATEWAY} ${response.statusMessage ?? ''}\r\n\r\n`,
    );
  });
  outgoing.on('error', () => socket.destroy());
  outgoing.end();
}

/** What the real server is told: its own name, and pages of its own as origin. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  server: URL,
  left: ReadonlySet<string>,
): http.OutgoingHttpHeaders {
  const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
  const { referer } = headers;
  return {
    ...passed,
    host: server.host,
    ...(headers.origin && { origin: server.origin }),
    ...(referer && URL.canParse(referer) && { referer: moved(referer, server) }),
  };
}

function moved(address: string, server: URL): string {
  const { pathname, search } = new URL(address);
  return `${server.origin}${pathname}${search}`;
}

export function responseHeaders(
  headers: IncomingHttpHeaders,
  server: URL,
  host: string,
): http.OutgoingHttpHeaders {
  const passed = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)),
  );
  const { location } = headers;
  const cookies = headers['set-cookie']?.map((value) =>
    value.replaceAll(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, ''),
  );
  return {
    ...passed,
    ...(cookies && { 'set-cookie': cookies }),
    ...(location?.startsWith(`${server.origin}/`) && {
      location: `http://${host}${location.slice(server.origin.length)}`,
    }),
  };
}
