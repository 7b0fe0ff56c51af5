import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Agent, type Dispatcher } from 'undici';
import { forwardBody } from './body.ts';
import { requestHeaders, responseHeaders, type ProxyOrigins } from './headers.ts';
import { answerLimit, type ProxyLimits } from './limits.ts';
import { reasonOf, statusOf, upstreamProblem, type NoAnswerReason } from './problem.ts';

/** The page that a browser shows when the server does not answer, with its content security policy. */
export type NoAnswerPage = (
  headers: IncomingHttpHeaders,
  reason: NoAnswerReason,
) => { readonly html: string; readonly policy: string };

/**
 * Forwards calls to a server and streams both bodies. If one side ends too early, the other side's connection is
 * ended as well, so that an incomplete body is never taken for a complete one.
 */
export function createCallProxy(place: ProxyOrigins, limits: ProxyLimits, pageFor?: NoAnswerPage) {
  const { server } = place;
  const agent = new Agent({ connect: { timeout: limits.connectMs } });
  return {
    async pass(request: FastifyRequest, reply: FastifyReply) {
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
        reply.code(statusOf(error));
        const page = opensPage(request) && pageFor?.(request.headers, reasonOf(error));
        if (!page) return reply.send({ error: upstreamProblem(error, server, answerMs) });
        return reply
          .type('text/html; charset=utf-8')
          .header('Cache-Control', 'no-store')
          .header('Content-Security-Policy', page.policy)
          .send(page.html);
      } finally {
        body?.discard();
      }
      return reply;
    },
    close: () => agent.destroy(),
  };
}

/** Whether a browser opens the address as a page, instead of a script asking for data. */
function opensPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
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
