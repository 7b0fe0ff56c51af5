import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';

/** How the way to the server is: for trying what the console does on a bad one. */
export interface Network {
  /** Added to every call, in milliseconds. */
  readonly latencyMs: number;
  /** The share of calls that fail on the way: 0 none, 1 all. */
  readonly faultRate: number;
}

/** Ways a call can fail: refused by a gateway, cut off before its work is done, or after. */
const FAULTS = ['gateway', 'request lost', 'answer lost'] as const;
const BAD_GATEWAY = 502;
const GATEWAY_PAGE =
  '<!doctype html><html><head><meta charset="utf-8"><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/**
 * Makes calls below `/api/` slow and unreliable; the console's own files and the login pages stay as
 * they are. Faults of all three kinds are equally frequent.
 *
 * @param number between 0 and 1; which call fails, and how
 */
export function addBadNetwork(app: FastifyInstance, network: Network, number: () => number): void {
  const { latencyMs, faultRate } = network;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return undefined;
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
    // The work is done, but nobody hears of it.
    if (lost.has(request.raw)) cut(reply);
    return payload;
  });
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
