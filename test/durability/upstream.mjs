import http from 'node:http';
import net from 'node:net';

/** How the server behind the proxy answers, by the path below `/api/`. */
const BEHAVIOURS = {
  /** A whole answer. */
  ok: (_request, response) => response.end('whole'),
  /** What arrived, once it is all there. */
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
  /** Headers, some bytes, and then the end of the connection. */
  half(_request, response) {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('a part', () => response.destroy());
  },
  /** The same for an answer that does not say how long it is. */
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
  /** The beginning of an answer and nothing more, with the connection open. */
  stall: (_request, response) => response.write('a part'),
  /** An answer before the body of the request was read. */
  refuse(_request, response) {
    response.writeHead(413, { 'Content-Type': 'text/plain' });
    response.end('too large');
  },
};

/** An answer to a request for a web socket that accepts it; the key is not looked at. */
const ACCEPTED =
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
const SOCKETS = {
  /** Says back what it is told. */
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
 * A server that behaves badly in every way a path asks for: `/api/half`, `/ws/reset`.
 *
 * @returns {Promise<{url: string, seen: {url: string, headers: object}[], open: () => number, close: () => Promise<void>}>}
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
    // What nobody reads does not end.
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
 * Sends bytes as they are and gives what comes back, and how it ended: `closed` or `reset`, or `open`
 * when nothing more came within the time.
 *
 * @param {string} url of the server
 * @param {string | Buffer} bytes
 * @param {{until?: RegExp, waitMs?: number}} options stops reading when the text is there
 */
export function sendRaw(url, bytes, { until, waitMs = 10_000 } = {}) {
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

/** A request for a web socket, as a browser writes it. */
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
