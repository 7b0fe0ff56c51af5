import type { Reply } from '../core/values.ts';
import type { Call } from '../core/sandbox.ts';
import { ok } from '../core/endpoints.ts';

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
  const { areas, model } = call.sandbox;
  const maxRows = areas.maxRows?.(call) ?? Infinity;
  const most = Math.min(maxRows, model.apiFacts.list.most ?? Infinity);
  const page = pageOf(call);
  if (!page || page.limit <= most) return call;
  const query = new URLSearchParams(call.query);
  query.set('limit', String(most));
  return { ...call, query };
}

function positive(text: string | null): number {
  return text !== null && /^\d+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : 0;
}

/** A page, which `outerReply` words as the server does. */
export function pageReply(page: Page, count: number, results: unknown): Reply {
  return { status: 200, page: { ...page, count, results } };
}

/**
 * The whole array, or the page of it that the query asks for.
 *
 * @param show makes the records of the rows that are answered
 */
export function pagedReply<Found>(
  call: Call,
  found: readonly Found[],
  show: (rows: readonly Found[]) => readonly unknown[] = (rows) => rows,
): Reply {
  const page = pageOf(call);
  if (!page) return ok(show(found));
  const shown = found.slice(page.offset, page.offset + page.limit);
  return pageReply(page, found.length, show(shown));
}
