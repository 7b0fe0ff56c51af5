import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isCrossOrigin } from '../wire/csrf.ts';
import { rawAnswer } from './rawAnswer.ts';

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
  // Other sites must not open a web socket with the user's cookie (RFC 6455, section 10.2).
  return isCrossOrigin(headers) ? 403 : undefined;
}

export function refuseHandshake(socket: Duplex, status: number): void {
  socket.end(rawAnswer(status, status === 426 ? { 'Sec-WebSocket-Version': VERSION } : {}));
}
