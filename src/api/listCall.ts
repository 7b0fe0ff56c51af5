import { filterValue } from '../../codegen/model/fields.ts';
import type { PaginationPayload, RaRecord, SortPayload } from 'ra-core';
import { callTarget, type AddressMap, type CallTarget } from './callTarget.ts';
import { readQuery } from './callMeta.ts';
import { unexpectedBody } from './errorMessages.ts';
import { parentNames } from './nestedAddress.ts';
import type { Query } from './request.ts';
import type { RowPage } from './rowPage.ts';
import { numberOf, objectOf } from './unknownValues.ts';

export interface ListParams {
  readonly pagination?: PaginationPayload;
  readonly sort?: SortPayload;
  readonly filter?: unknown;
  readonly meta?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * The query of a list call: `limit` and `offset` from the page, `order` with a leading minus for
 * descending, filters with booleans as the server reads them, and `draw` and `display` (spec 1, section 7). `q`, which react-admin's search inputs send, is
 * `search`.
 *
 * @param params an empty sort field, and react-admin's default `id`, mean the server's order
 */
function listQuery({ pagination, sort, filter }: ListParams): Query {
  const order =
    sort?.field && sort.field !== 'id'
      ? { order: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }
      : {};
  const page = pagination && {
    offset: (pagination.page - 1) * pagination.perPage,
    limit: pagination.perPage,
  };
  const { q, ...filters } = readQuery({ ...Object(filter) });
  const booleans = Object.entries(filters).flatMap(([name, value]) =>
    typeof value === 'boolean' ? [[name, filterValue(value)] as const] : [],
  );
  return {
    ...page,
    ...order,
    ...filters,
    ...Object.fromEntries(booleans),
    ...(q !== undefined && { search: q }),
    display: 1,
    draw: 1,
  };
}

interface ListCall extends Pick<CallTarget, 'address' | 'meta'> {
  readonly query: Query;
  /** The ids of their parents, which rows of the answer may omit. */
  readonly above: Readonly<Record<string, unknown>>;
}

/** The call for the rows of a resource. @throws TypeError when the id of a parent is missing */
export function listCall(addresses: AddressMap, resource: string, params: ListParams): ListCall {
  const { address, meta } = callTarget(addresses, resource, params.meta, params.filter);
  const query: Record<string, Query[string]> = { ...listQuery(params), ...meta.query };
  const above: Record<string, unknown> = {};
  for (const name of parentNames(addresses[resource]?.api ?? '')) {
    above[name] = query[name];
    delete query[name];
  }
  return { address, meta, query, above };
}

/** Reads `{count, next, results}`, or the plain array that calls without `limit` answer. */
export function readPage<T extends object = RaRecord>(body: unknown): RowPage<T> {
  if (Array.isArray(body)) return { data: body, total: body.length };
  const { results, count, next } = objectOf(body);
  if (Array.isArray(results)) {
    return {
      data: results,
      total: numberOf(count) ?? results.length,
      ...(next !== undefined && { hasNext: typeof next === 'string' }),
    };
  }
  throw unexpectedBody(body);
}
