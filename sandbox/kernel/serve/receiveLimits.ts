import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { rawAnswer } from '../sockets/rawAnswer.ts';

/** How long clients may take to send a request, so that slow ones cannot hold connections (CWE-400). */
export interface ReceiveLimits {
  /** For the headers, which fit into one packet; also for connections that send nothing. In milliseconds. */
  readonly headersMs: number;
  /** In this time, in milliseconds, … */
  readonly bodyMs: number;
  /** … a body has to grow by so many bytes, unless it is complete or waits for this server. */
  readonly bodyBytes: number;
  /** How often connections are checked, in milliseconds. */
  readonly checkMs: number;
}

export const RECEIVE_LIMITS: ReceiveLimits = {
  headersMs: 15_000,
  bodyMs: 60_000,
  bodyBytes: 6 * 1024,
  checkMs: 5000,
};
const TIMEOUT = 408;

/** A body that is being received. */
interface Receiving {
  readonly response: ServerResponse;
  /** Bytes of its connection at the beginning of its current time span. */
  bytes: number;
  since: number;
}

/**
 * Ends requests whose bodies arrive too slowly, those that nobody reads any more included.
 *
 * @param clock milliseconds
 */
export function endSlowBodies(
  server: Server,
  limits: ReceiveLimits,
  clock: () => number = () => performance.now(),
): void {
  const receiving = new Map<IncomingMessage, Receiving>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.complete || !hasBody(request)) return;
    const bytes = request.socket.bytesRead;
    receiving.set(request, { response, bytes, since: clock() });
    request.once('close', () => {
      if (request.complete || request.socket.destroyed) receiving.delete(request);
    });
  });
  const timer = setInterval(() => {
    for (const [request, body] of receiving) check(request, body);
  }, limits.checkMs).unref();
  server.once('close', () => clearInterval(timer));

  function check(request: IncomingMessage, body: Receiving): void {
    const { socket } = request;
    if (request.complete || socket.destroyed) return void receiving.delete(request);
    const now = clock();
    if (now - body.since < limits.bodyMs) return;
    // What has arrived and was not read yet waits for this server, or for the one behind it.
    if (socket.bytesRead - body.bytes >= limits.bodyBytes || request.readableLength > 0) {
      Object.assign(body, { bytes: socket.bytesRead, since: now });
      return;
    }
    receiving.delete(request);
    if (body.response.headersSent) return void socket.destroy();
    socket.write(rawAnswer(TIMEOUT));
    socket.destroySoon();
  }
}

/** Whether a request announces a body (RFC 9112, section 6). */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return length === undefined ? coding !== undefined : length !== '0';
}
