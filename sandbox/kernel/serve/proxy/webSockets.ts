import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { chunk } from 'es-toolkit/array';
import type { Duplex } from 'node:stream';
import { rawAnswer } from '../../sockets/rawAnswer.ts';
import { requestHeaders, responseHeaders, type ProxyOrigins } from './headers.ts';
import type { ProxyLimits } from './limits.ts';
import { NoAnswer, statusOf } from './problem.ts';

/** Finds connections that were lost without being closed. */
const KEEP_ALIVE_MS = 30_000;
/** How long the last bytes for the other side may take after one side has closed. */
const CLOSE_TIMEOUT_MS = 5000;

/**
 * Opens a web socket to the server and connects it with that of the client. If the server refuses, the client gets
 * the refusal. There is no timeout while both sides are open.
 *
 * @param head bytes that arrived with the handshake
 */
export function forwardWebSocket(
  place: ProxyOrigins,
  limits: ProxyLimits,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const { protocol, hostname, port } = place.server;
  const outgoing = (protocol === 'https:' ? https : http).request({
    protocol,
    hostname: hostname.replaceAll(/^\[|\]$/g, ''),
    port,
    method: 'GET',
    path: request.url,
    agent: false,
    headers: {
      ...requestHeaders(request, place),
      connection: 'Upgrade',
      upgrade: 'websocket',
    },
  });
  const giveUp = () => outgoing.destroy(new NoAnswer());
  const answering = setTimeout(giveUp, limits.answerMs);
  const connecting = setTimeout(giveUp, limits.connectMs);
  outgoing.on('socket', (remote) => {
    remote.once('connect', () => clearTimeout(connecting));
    remote.setKeepAlive(true, KEEP_ALIVE_MS);
  });
  socket.once('close', () => outgoing.destroy());
  outgoing.once('close', () => {
    clearTimeout(answering);
    clearTimeout(connecting);
  });
  outgoing.once('upgrade', (response, remote, remoteHead) => {
    clearTimeout(answering);
    clearTimeout(connecting);
    remote.on('error', () => remote.destroy());
    if (socket.destroyed) return void remote.destroy();
    const headers = [
      ...responseHeaders(response.rawHeaders, place, request.headers.host ?? ''),
      'Connection',
      'Upgrade',
      'Upgrade',
      'websocket',
    ];
    socket.write(handshakeAnswer(headers), 'latin1');
    if (remoteHead.length > 0) socket.write(remoteHead);
    if (head.length > 0) remote.write(head);
    join(socket, remote);
  });
  outgoing.once('response', (response) => {
    response.destroy();
    finish(socket, rawAnswer(response.statusCode ?? statusOf(undefined)));
  });
  outgoing.on('error', (error) => {
    if (!socket.destroyed) finish(socket, rawAnswer(statusOf(error)));
  });
  outgoing.end();
}

function handshakeAnswer(headers: readonly string[]): string {
  const lines = chunk(headers, 2).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`;
}

/** When one side ends, the other one is ended. */
function join(socket: Duplex, remote: Duplex): void {
  remote.once('close', () => finish(socket));
  socket.once('close', () => finish(remote));
  remote.pipe(socket);
  socket.pipe(remote);
}

/** Ends a connection when its last bytes are sent, or when that takes too long. */
export function finish(socket: Duplex, last = ''): void {
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
  socket.once('close', () => clearTimeout(timer));
  socket.once('finish', () => socket.destroy());
  if (socket.writableFinished) return void socket.destroy();
  if (!socket.writableEnded) socket.end(last);
}
