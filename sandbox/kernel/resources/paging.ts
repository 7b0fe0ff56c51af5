import type { Reply } from '../core/values.ts';
import type { Call } from '../core/sandbox.ts';

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Undefined without a valid `limit`; then all records are answered (protocol, section 4). */
export function pageOf(call: Call): Page | undefined {
  const limit = positive(call.query.get('limit'));
  if (limit === 0) return undefined;
  return { limit, offset: positive(call.query.get('offset')) };
}

/** The call with at most as many rows as the server gives at once, like v2.28's `MAX_LIMIT_PER_PAGE` (`--max-rows`). */
export function cappedCall(call: Call): Call {
  const { maxRows } = call.sandbox;
  const page = pageOf(call);
  if (maxRows === undefined || !page || page.limit <= maxRows) return call;
  const query = new URLSearchParams(call.query);
  query.set('limit', String(maxRows));
  return { ...call, query };
}

function positive(text: string | null): number {
  return text !== null && /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : 0;
}

/** `{count, next, previous, results}` with absolute addresses. */
export function pageReply(call: Call, page: Page, count: number, results: unknown): Reply {
  const { limit, offset } = page;
  const next = offset + limit < count ? address(call, offset + limit) : null;
  const previous = offset > 0 ? address(call, offset - limit) : null;
  return { status: 200, body: { count, next, previous, results } };
}

/** The whole array, or the page of it that the query asks for. */
export function pagedReply(call: Call, found: readonly unknown[]): Reply {
  const page = pageOf(call);
  if (!page) return { status: 200, body: found };
  return pageReply(call, page, found.length, found.slice(page.offset, page.offset + page.limit));
}

function address(call: Call, offset: number): string {
  const query = new URLSearchParams(call.query);
  if (offset > 0) query.set('offset', String(offset));
  else query.delete('offset');
  query.sort();
  return `${call.origin}${call.path}?${query.toString()}`;
}
