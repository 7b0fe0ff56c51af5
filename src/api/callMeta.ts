import type { Query, QueryValue } from './request.ts';
import { isObject, objectOf } from './unknownValues.ts';

/** react-admin's `meta`, as the data provider reads it. */
export interface CallMeta {
  /** Added to the query, for example `{type: 'mysql'}`. */
  readonly query?: Query;
  /** By default, updates are what the API takes. */
  readonly method?: 'PATCH';
  /** Another address below the root of the API than the resource's own. */
  readonly address?: string;
  /** Parent ids for an address such as `authors/:author/books`. */
  readonly within?: Readonly<Record<string, unknown>>;
  /** Deletes a selection at an address with its ids, not by a token (spec 1, section 7). */
  readonly by?: 'address';
  /** The address is that of the record itself: a single record has no id in it. */
  readonly sole?: boolean;
  /** The time zone of times that the server stores without one. Default: the browser's. */
  readonly timeZone?: string;
  /** `false`: the automatic notification reports the failure, not the caller. */
  readonly quiet: boolean;
  /** A timer makes the call (`RequestOptions.background`). */
  readonly background?: boolean | undefined;
}

/** Reads react-admin's untyped `meta`; unknown properties are ignored. */
export function readMeta(given: unknown): CallMeta {
  const meta = objectOf(given);
  return {
    quiet: meta.quiet !== false,
    background: meta.background === true,
    ...(isObject(meta.query) && { query: readQuery(meta.query) }),
    ...(meta.method === 'PATCH' && { method: meta.method }),
    ...(typeof meta.address === 'string' && { address: meta.address }),
    ...(isObject(meta.within) && { within: meta.within }),
    ...(meta.by === 'address' && { by: meta.by }),
    ...(meta.sole === true && { sole: true }),
    ...(typeof meta.timeZone === 'string' && { timeZone: meta.timeZone }),
  };
}

/** Scalars and lists of scalars; other values are ignored. */
export function readQuery(given: Readonly<Record<string, unknown>>): Query {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, QueryValue][] => {
      if (isQueryScalar(value)) return [[name, value]];
      if (Array.isArray(value)) return [[name, value.filter(isQueryScalar).map(String)]];
      return [];
    }),
  );
}

function isQueryScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
