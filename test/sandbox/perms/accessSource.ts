import { createRequest } from '../../../src/api/createRequest.ts';
import type { CallAddress } from '../../../src/api/apiAddress.ts';
import type { RequestOptions } from '../../../src/api/request.ts';
import type { FactSource } from '../../../src/overrides/perms/access/factReader.ts';
import { NOW, type Client } from '../world.ts';

interface WatchedSource extends FactSource {
  /** Addresses of the calls so far. */
  readonly asked: readonly string[];
}

/** What the page reads, from a sandbox; each address is asked for once. */
export function sourceOf(client: Client, may: FactSource['may'] = () => true): WatchedSource {
  const asked: string[] = [];
  const known = new Map<string, Promise<Response>>();
  const ask = async (url: string) => {
    asked.push(url);
    const { status, text } = await client.get(url);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
  const { request } = createRequest({
    fetch: async (url) => {
      const answer = known.get(url) ?? ask(url);
      known.set(url, answer);
      return (await answer).clone();
    },
    readCookie: () => undefined,
    organization: () => undefined,
    timeZone: () => undefined,
    after: () => () => undefined,
  });
  return { request, may, now: new Date(NOW), asked };
}

/** A server with nothing but these lists, in pages. */
export function plainSource(rowsOf: (address: string) => readonly object[]): FactSource {
  const request = async (address: CallAddress, { query = {} }: RequestOptions = {}) => {
    const rows = rowsOf(String(address));
    const [offset, limit] = [Number(query['offset'] ?? 0), Number(query['limit'] ?? rows.length)];
    return { count: rows.length, results: rows.slice(offset, offset + limit) };
  };
  return { request: request as FactSource['request'], may: () => true, now: new Date(NOW) };
}
