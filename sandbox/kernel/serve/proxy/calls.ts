import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline } from 'node:stream/promises';
import { Agent, type Dispatcher } from 'undici';
import { forwardBody } from './body.ts';
import { requestHeaders, responseHeaders, type ProxyOrigins } from './headers.ts';
import { answerLimit, type ProxyLimits } from './limits.ts';
import { statusOf, upstreamProblem } from './problem.ts';

export interface CallProxy {
  pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  close(): Promise<void>;
}

/**
 * Forwards calls to a server and streams both bodies. If one side ends too early, the other side's connection is
 * ended as well, so that an incomplete body is never taken for a complete one.
 */
export function createCallProxy(place: ProxyOrigins, limits: ProxyLimits): CallProxy {
  const { server } = place;
  const agent = new Agent({ connect: { timeout: limits.connectMs } });
  return {
    async pass(request, reply) {
      const { raw } = reply;
      const ended = new AbortController();
      raw.once('close', () => ended.abort());
      const body = forwardBody(request.raw);
      const answerMs = answerLimit(request.url, request.headers, limits);
      try {
        const answer = await agent.request({
          origin: server.origin,
          path: request.url,
          method: request.method as Dispatcher.HttpMethod,
          headers: requestHeaders(request.raw, place),
          ...(body && { body: body.stream }),
          signal: ended.signal,
          headersTimeout: answerMs,
          bodyTimeout: limits.silenceMs,
          responseHeaders: 'raw',
        });
        await answerWith(answer, request, reply, place);
      } catch (error) {
        if (raw.headersSent || raw.destroyed) {
          raw.destroy();
          return reply.hijack();
        }
        if (!request.raw.complete) reply.header('Connection', 'close');
        return reply
          .code(statusOf(error))
          .send({ error: upstreamProblem(error, server, answerMs) });
      } finally {
        body?.discard();
      }
      return reply;
    },
    close: () => agent.destroy(),
  };
}

async function answerWith(
  answer: Dispatcher.ResponseData,
  request: FastifyRequest,
  reply: FastifyReply,
  place: ProxyOrigins,
): Promise<void> {
  // With `responseHeaders: 'raw'` names and values alternate.
  const headers = [answer.headers].flat().map((value) => bytesOf(String(value)));
  try {
    reply.raw.writeHead(
      answer.statusCode,
      responseHeaders(headers, place, request.headers.host ?? ''),
    );
  } catch (error) {
    answer.body.destroy();
    throw error;
  }
  reply.hijack();
  await pipeline(answer.body, reply.raw);
}

/** A header as a binary string; the client decoded it as UTF-8 (RFC 9110, section 5.5). */
function bytesOf(value: string): string {
  return /[^\0-\u00ff]/.test(value) ? Buffer.from(value, 'utf8').toString('latin1') : value;
}
