import http from 'node:http';
import net from 'node:net';
import { WAIT_LIMIT_MS } from '../limits.mjs';

/** Behaviours by path below `/api/`. */
const BEHAVIOURS = {
  ok: (_request, response) => response.end('whole'),
  /** The received body. */
  echo(request, response) {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { method, url, headers } = request;
      const length = Buffer.concat(chunks).length;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ method, url, headers, length }));
    });
  },
  /** Headers, some bytes, then the end of the connection. */
  half(_request, response) {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('a part', () => response.destroy());
  },
  /** The same without a content length. */
  'half-chunked'(_request, response) {
    response.write('a part', () => response.destroy());
  },
  reset: (request) => request.socket.resetAndDestroy(),
  /** A part of the answer, then a reset. */
  'half-reset'(request, response) {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('a part', () => request.socket.resetAndDestroy());
  },
  garbage: (request) => request.socket.end('this is no answer\r\n\r\n'),
  'bad-header': (request) => request.socket.end('HTTP/1.1 200 OK\r\nbad header\r\n\r\n'),
  silence: () => undefined,
  /** The beginning of an answer; the connection stays open. */
  stall: (_request, response) => response.write('a part'),
  /** An answer before the body was read. */
  refuse(_request, response) {
    response.writeHead(413, { 'Content-Type': 'text/plain' });
    response.end('too large');
  },
};

/** A handshake that accepts any web socket; the key is not checked. */
const ACCEPTED =
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
const SOCKETS = {
  /** Sends back what it receives. */
  echo(socket) {
    socket.write(ACCEPTED);
    socket.pipe(socket);
  },
  reset: (socket) => socket.resetAndDestroy(),
  'open-reset': (socket) => socket.write(ACCEPTED, () => socket.resetAndDestroy()),
  close: (socket) => socket.end(`${ACCEPTED}bye`),
  garbage: (socket) => socket.end('this is no answer\r\n\r\n'),
  refuse: (socket) => socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n'),
  silence: () => undefined,
};

/**
 * A server that fails in the way that the path names: `/api/half`, `/ws/reset`.
 *
 * @returns {Promise<{url: string, seen: {url: string, headers: http.IncomingHttpHeaders}[], open: () => number, close: () =>
 * Promise<void>}>}
 */
export async function startUpstream() {
  const seen = [];
  const connections = new Set();
  const server = http.createServer((request, response) => {
    response.on('error', () => undefined);
    const [, , name = ''] = (request.url ?? '').split(/[/?]/);
    seen.push({ url: request.url ?? '', headers: request.headers });
    const behave = BEHAVIOURS[name] ?? BEHAVIOURS.ok;
    behave(request, response);
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => connections.delete(socket));
  });
  server.on('upgrade', (request, socket) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    const [, , name = ''] = (request.url ?? '').split(/[/?]/);
    socket.on('end', () => socket.end());
    // A socket that nobody reads never ends.
    if (name !== 'echo') socket.resume();
    (SOCKETS[name] ?? SOCKETS.echo)(socket);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    open: () => connections.size,
    close() {
      for (const socket of connections) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * Sends raw bytes; returns the answer and how it ended: `closed`, `reset`, or `open` after the timeout.
 *
 * @param {string} url of the server
 * @param {string | Buffer} bytes
 * @param {{until?: RegExp, waitMs?: number}} options stops reading when the text has arrived
 * @returns {Promise<{text: string, how: 'closed' | 'reset' | 'enough' | 'open'}>}
 */
export function sendRaw(url, bytes, { until, waitMs = WAIT_LIMIT_MS } = {}) {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), '127.0.0.1');
    let text = '';
    const end = (how) => {
      clearTimeout(limit);
      socket.destroy();
      resolve({ text, how });
    };
    const limit = setTimeout(() => end('open'), waitMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (until?.test(text)) end('enough');
    });
    socket.on('error', () => end('reset'));
    socket.on('close', () => end('closed'));
  });
}

/**
 * A web socket handshake like that of a browser.
 *
 * @param {string} path
 * @param {string} host
 * @param {Record<string, string>} headers
 */
export function upgradeRequest(path, host, headers = {}) {
  const lines = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  const written = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${written.join('')}\r\n`;
}
