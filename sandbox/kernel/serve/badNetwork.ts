import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** Simulates a bad network, to see how the console behaves. */
export interface Network {
  /** Delay of every call, in milliseconds. */
  readonly latencyMs: number;
  /** Share of calls that fail: 0 none, 1 all. */
  readonly faultRate: number;
}

/** Kinds of faults: an error of a gateway, or a connection that is cut before or after the call is handled. */
const FAULTS = ['gateway', 'request lost', 'answer lost'] as const;
const BAD_GATEWAY = 502;
const GATEWAY_PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Makes calls of the API slow and unreliable, but not the console's files and the login pages. The three kinds
 * of faults are equally frequent.
 *
 * @param number gives random numbers between 0 and 1
 * @param isSlow whether a path is one of the API
 */
export function addBadNetwork(
  app: FastifyInstance,
  network: Network,
  number: () => number,
  isSlow: (path: string) => boolean,
): void {
  const { latencyMs, faultRate } = network;
  app.addHook('onRequest', async (request, reply) => {
    if (!isSlow(request.url)) return undefined;
    if (latencyMs > 0) await wait(latencyMs);
    if (number() >= faultRate) return undefined;
    const fault = FAULTS[Math.floor(number() * FAULTS.length)];
    if (fault === 'gateway') {
      return reply.code(BAD_GATEWAY).type('text/html; charset=utf-8').send(GATEWAY_PAGE);
    }
    if (fault === 'request lost') return cut(reply);
    lost.add(request.raw);
    return undefined;
  });
  const lost = new WeakSet<object>();
  app.addHook('onSend', async (request, reply, payload) => {
    // The call was handled, but its answer is lost.
    if (lost.has(request.raw)) cut(reply);
    return payload;
  });
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
