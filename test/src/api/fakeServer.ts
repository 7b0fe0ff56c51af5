import type { ApiFacts } from '../../../codegen/model/server.ts';
import { createRequest } from '../../../src/api/createRequest.ts';
import type { RequestClient, RequestEnvironment } from '../../../src/api/request.ts';

export interface SeenCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

export type Reply = Response | Error | ((call: SeenCall) => Response | Promise<Response>);

interface FakeServer extends RequestClient {
  readonly calls: readonly SeenCall[];
}

/** A request client whose server gives these answers in turn; the last one is repeated. */
export function fakeServer(
  replies: readonly Reply[],
  environment: Partial<RequestEnvironment> = {},
  facts?: ApiFacts,
): FakeServer {
  const calls: SeenCall[] = [];
  const client = createRequest(
    {
      fetch: async (url, init) => {
        const call: SeenCall = {
          method: init.method ?? 'GET',
          url,
          headers: new Headers(init.headers),
          body: init.body,
          signal: init.signal,
        };
        const reply = replies[Math.min(calls.length, replies.length - 1)];
        calls.push(call);
        if (reply instanceof Error) throw reply;
        if (typeof reply === 'function') return reply(call);
        return reply?.clone() ?? new Response(null, { status: 204 });
      },
      readCookie: () => undefined,
      organization: () => undefined,
      timeZone: () => undefined,
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
      ...environment,
    },
    facts,
  );
  return { ...client, calls };
}

/** A JSON answer; `undefined` for an empty body. */
export function json(body: unknown, status = 200): Response {
  const text = body === undefined ? null : JSON.stringify(body);
  return new Response(status === 204 ? null : text, {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** The answer of a list that gives at most `most` rows per call, like a server since v2.28. */
export function cappedList(rows: readonly unknown[], most: number): (call: SeenCall) => Response {
  return ({ url }) => {
    const query = new URL(url, 'http://console.test').searchParams;
    const offset = Number(query.get('offset') ?? 0);
    const end = offset + Math.min(Number(query.get('limit') ?? rows.length), most);
    const next = end < rows.length ? 'http://console.test/next' : null;
    return json({ count: rows.length, next, previous: null, results: rows.slice(offset, end) });
  };
}

export function html(status: number): Response {
  return new Response('<!DOCTYPE html><html><body>Not here</body></html>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
}

/** The error of a call that rejects; fails when it does not reject. */
export async function errorOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call was expected to fail.');
}
