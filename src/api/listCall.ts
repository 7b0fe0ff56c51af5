import { apiFacts } from '#project/generated/api.ts';
import { filterValue } from '../../codegen/model/fields.ts';
import type { ApiFacts } from '../../codegen/model/server.ts';
import type { PaginationPayload, RaRecord, SortPayload } from 'ra-core';
import { callTarget, type AddressMap, type CallTarget } from './callTarget.ts';
import { readQuery } from './callMeta.ts';
import { unexpectedBody } from './errorMessages.ts';
import { parentNames } from './nestedAddress.ts';
import type { RowRange } from './readRows.ts';
import type { Query, QueryValue } from './request.ts';
import type { RowPage } from './rowPage.ts';
import { totalOf } from './totals.ts';
import { numberOf, objectOf } from './unknownValues.ts';

export interface ListParams {
  readonly pagination?: PaginationPayload;
  readonly sort?: SortPayload;
  readonly filter?: unknown;
  readonly meta?: unknown;
  readonly signal?: AbortSignal;
}

/** `offset`, `limit` and `search` of a query in the API's words; everything else stays. */
export function inWords(query: Query, { list } = apiFacts): Query {
  const { from, limit } = list;
  const page = (offset: QueryValue) => Number(offset) / Number(query['limit']) + 1;
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]): [string, QueryValue][] => {
      if (name === 'offset') return [[from.name, from.by === 'page' ? page(value) : value]];
      if (name === 'limit') return [[limit, value]];
      if (name === 'search') return list.search === undefined ? [] : [[list.search, value]];
      return [[name, value]];
    }),
  );
}

function orderQuery({ field, order }: SortPayload, { list }: ApiFacts): Query {
  const isDescending = order === 'DESC';
  if (typeof list.order === 'object') {
    return { [list.order.field]: field, [list.order.direction]: isDescending ? 'desc' : 'asc' };
  }
  return list.order === undefined ? {} : { [list.order]: isDescending ? `-${field}` : field };
}

/** A filter by yes or no as the server reads it. */
function booleanIn(value: QueryValue, { list }: ApiFacts): QueryValue {
  const text = typeof value === 'boolean' ? filterValue(value) : value;
  return list.jsonBooleans && (text === 'True' || text === 'False') ? text.toLowerCase() : text;
}

/**
 * The query of a list call in the API's words: the page, the order, filters, and what every list has (spec 1,
 * section 7). `q`, which react-admin's search inputs send, is `search`.
 *
 * @param params an empty sort field, and react-admin's default `id`, mean the server's order
 */
function listQuery({ pagination, sort, filter }: ListParams, facts: ApiFacts): Query {
  const { q, search = q, ...filters } = readQuery({ ...Object(filter) });
  const words = Object.entries(filters).map(
    ([name, value]) => [name, booleanIn(value, facts)] as const,
  );
  return {
    ...(pagination && inWords(rangeOf(pagination), facts)),
    ...(sort?.field && sort.field !== 'id' && orderQuery(sort, facts)),
    ...inWords({ search }, facts),
    ...Object.fromEntries(words),
    ...facts.list.extra,
  };
}

function rangeOf({ page, perPage }: PaginationPayload) {
  return { offset: (page - 1) * perPage, limit: perPage };
}

interface ListCall extends Pick<CallTarget, 'address' | 'meta'> {
  /** In the API's words. */
  readonly query: Query;
  /** The rows that it asks for. */
  readonly range?: RowRange | undefined;
  /** The ids of their parents, which rows of the answer may omit. */
  readonly above: Readonly<Record<string, unknown>>;
}

/** The call for the rows of a resource. @throws TypeError when the id of a parent is missing */
export function listCall(
  addresses: AddressMap,
  resource: string,
  params: ListParams,
  facts = apiFacts,
): ListCall {
  const { address, meta } = callTarget(addresses, resource, params.meta, params.filter);
  const query: Record<string, Query[string]> = { ...listQuery(params, facts), ...meta.query };
  const above: Record<string, unknown> = {};
  for (const name of parentNames(addresses[resource]?.api ?? '')) {
    above[name] = query[name];
    delete query[name];
  }
  return { address, meta, query, above, range: params.pagination && rangeOf(params.pagination) };
}

/**
 * Reads the rows of an answer: the array itself, also where the server answers one without a page, or one of its
 * fields.
 *
 * @param range the rows that were asked for: where nobody knows how many there are, a full page has one behind it
 */
export function readPage<T extends object = RaRecord>(
  body: unknown,
  range?: RowRange,
  { list } = apiFacts,
): RowPage<T> {
  const fields = objectOf(body);
  const rows = Array.isArray(body) ? body : fields[list.rows ?? ''];
  if (!Array.isArray(rows)) throw unexpectedBody(body);
  const { next } = fields;
  const isFull = range !== undefined && rows.length >= range.limit;
  const seen =
    (list.total === undefined && range ? range.offset + Number(isFull) : 0) + rows.length;
  const total = typeof list.total === 'string' ? numberOf(fields[list.total]) : totalOf(rows);
  return {
    data: rows,
    total: total ?? seen,
    ...(next !== undefined && { hasNext: typeof next === 'string' }),
  };
}
