import type { ApiFacts, ListFacts } from '../../../codegen/model/server.ts';
import type { ErrorBody } from '../core/errors.ts';
import type { Reply } from '../core/values.ts';
import { isMap } from '../../../codegen/model/isMap.ts';

/**
 * The words in which the kernel reads a query. What a server is asked is translated into them, and what it answers out
 * of them, by the facts of the manifest: how Django REST framework 3.14 and json-server 0.17 do it stands in their
 * documentation.
 */
const OWN_WORDS = ['offset', 'limit', 'order', 'search', 'ids', 'spm'] as const;
/** Rows of a page with a number whose size is not said (json-server 0.17). */
const USUAL_SIZE = 10;

/**
 * A query in the kernel's words. Words that this server does not know are left out, unless they are filters of the list.
 *
 * @param filters of the list
 */
export function innerQuery(
  query: URLSearchParams,
  facts: ApiFacts,
  filters: readonly string[],
): URLSearchParams {
  const { list } = facts;
  const words = new Set<string>(OWN_WORDS);
  const inner = new URLSearchParams();
  for (const [name, value] of query) {
    if (wordsOf(list).has(name)) continue;
    if (words.has(name) && !(name === 'spm' && facts.deletesMany === 'spm')) {
      if (!filters.includes(name)) continue;
    }
    inner.append(name, list.jsonBooleans && /^(true|false)$/.test(value) ? python(value) : value);
  }
  for (const [name, value] of Object.entries(saidBy(query, list))) {
    if (value !== undefined) inner.set(name, value);
  }
  return inner;
}

function python(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** The parameters that say something about the rows of a list. */
function wordsOf({ from, limit, order, search, ids }: ListFacts): ReadonlySet<string> {
  const orders = typeof order === 'object' ? [order.field, order.direction] : [order];
  const all = [from.name, limit, ...orders, search, typeof ids === 'object' ? ids.each : ids];
  return new Set(all.filter((name) => name !== undefined));
}

function saidBy(
  query: URLSearchParams,
  { from, limit, order, search, ids }: ListFacts,
): Partial<Record<(typeof OWN_WORDS)[number], string>> {
  const said = (name: string | undefined) =>
    name === undefined ? undefined : (query.get(name) ?? undefined);
  const place = said(from.name);
  const isNumbered = from.by === 'page' && place !== undefined;
  const size = said(limit) ?? (isNumbered ? String(USUAL_SIZE) : undefined);
  return {
    limit: size,
    offset: isNumbered ? String(Math.max(Number(place) - 1, 0) * Number(size)) : place,
    order:
      typeof order === 'object' ? signed(said(order.field), said(order.direction)) : said(order),
    search: said(search),
    ids: typeof ids === 'object' ? query.getAll(ids.each).join(',') || undefined : said(ids),
  };
}

/** `_sort=a,b&_order=desc,asc` is `-a,b`. */
function signed(fields: string | undefined, directions = ''): string | undefined {
  const signs = directions.split(',');
  return fields
    ?.split(',')
    .map((field, at) => (signs[at]?.toLowerCase() === 'desc' ? `-${field}` : field))
    .join(',');
}

/**
 * A page as this server answers it: its rows in a field or alone, its total in a field or a header.
 *
 * @param asked the query as it was sent
 * @param path with the origin
 */
export function outerReply(
  reply: Reply,
  asked: URLSearchParams,
  path: string,
  { list }: ApiFacts,
): Reply {
  if (!reply.page) return reply;
  const { count, limit, offset, results } = reply.page;
  const { total, rows } = list;
  const headers: Record<string, string> = { ...reply.headers };
  if (typeof total === 'object') {
    headers[total.header] = String(count);
    headers['Access-Control-Expose-Headers'] = total.header;
  }
  const address = (at: number): string => {
    const query = new URLSearchParams(asked);
    query.set(list.limit, String(limit));
    const place = list.from.by === 'page' ? at / limit + 1 : at;
    if (at > 0) query.set(list.from.name, String(place));
    else query.delete(list.from.name);
    query.sort();
    return `${path}?${query.toString()}`;
  };
  const body =
    rows === undefined
      ? results
      : {
          ...(typeof total === 'string' && { [total]: count }),
          next: offset + limit < count ? address(offset + limit) : null,
          previous: offset > 0 ? address(offset - limit) : null,
          [rows]: results,
        };
  return { ...reply, body, headers };
}

/** A refusal in the words of this server: with its message in a field that it has, without names where it names none. */
export function outerError(
  body: ErrorBody | undefined,
  { errors }: ApiFacts,
): ErrorBody | undefined {
  const [first = 'error'] = errors.text;
  if (!isFields(body)) return body;
  if (isTold(body, 'detail')) {
    if (errors.text.includes('detail')) return body;
    const { detail, code: _, ...rest } = body;
    return { ...rest, [first]: detail };
  }
  if (errors.byName || errors.text.some((name) => isTold(body, name))) return body;
  return { [first]: { raw: Object.keys(body).join(', ') } };
}

function isFields(body: ErrorBody | undefined): body is Readonly<Record<string, ErrorBody>> {
  return isMap(body);
}

function isTold(body: object, name: string): boolean {
  return Object.hasOwn(body, name);
}
