import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { rawAnswer } from './rawAnswer.ts';

/** Source: RFC 6455, section 1.3. */
const ACCEPT_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const VERSION = '13';
const KEY = /^[A-Za-z0-9+/]{22}==$/;

/**
 * Checks the request for a web socket (RFC 6455, section 4.2.1).
 *
 * @param publicOrigin the address for browsers behind another server
 * @returns the status of a refusal, or undefined when the request is valid
 */
export function handshakeProblem(
  { method, headers }: IncomingMessage,
  publicOrigin?: string,
): number | undefined {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return 400;
  if (headers['sec-websocket-version'] !== VERSION) return 426;
  if (!KEY.test(headers['sec-websocket-key'] ?? '')) return 400;
  if (publicOrigin !== undefined && headers.origin === publicOrigin) return undefined;
  return isCrossOrigin(headers.origin, headers.host) ? 403 : undefined;
}

/** Other sites must not open a web socket with the user's cookie (RFC 6455, section 10.2). */
function isCrossOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

export function acceptHandshake(request: IncomingMessage, socket: Duplex): void {
  const key = request.headers['sec-websocket-key'] ?? '';
  const accept = createHash('sha1').update(`${key}${ACCEPT_SALT}`).digest('base64');
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${accept}`,
      '\r\n',
    ].join('\r\n'),
  );
}

export function refuseHandshake(socket: Duplex, status: number): void {
  socket.end(rawAnswer(status, status === 426 ? { 'Sec-WebSocket-Version': VERSION } : {}));
}
