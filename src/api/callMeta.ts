import type { Query, QueryValue } from './request.ts';

/** What react-admin's `meta` may tell the data provider. */
export interface CallMeta {
  /** Added to the address, for example `{type: 'mysql'}`. */
  readonly query?: Query;
  /** Updates are PUT unless this says otherwise. */
  readonly method?: 'PATCH';
  /** Another address than the resource's own, below `/api/v1/`. */
  readonly address?: string;
  /** Ids of the records this one lives below, for an address such as `cmd-filters/:filter/rules`. */
  readonly within?: Readonly<Record<string, unknown>>;
  /** A selection is deleted at one address made of its ids, not by a token (spec 1, section 7). */
  readonly by?: 'address';
  /** The zone in which the server writes what it keeps without one; the browser's unless given. */
  readonly timeZone?: string;
  /** `false`: the failure is told by the automatic message, not by the caller. */
  readonly quiet: boolean;
}

/** Reads react-admin's untyped `meta`; what is not ours is left alone. */
export function readMeta(given: unknown): CallMeta {
  const meta: Readonly<Record<string, unknown>> = isObject(given) ? given : {};
  return {
    quiet: meta.quiet !== false,
    ...(isObject(meta.query) && { query: readQuery(meta.query) }),
    ...(meta.method === 'PATCH' && { method: meta.method }),
    ...(typeof meta.address === 'string' && { address: meta.address }),
    ...(isObject(meta.within) && { within: meta.within }),
    ...(meta.by === 'address' && { by: meta.by }),
    ...(typeof meta.timeZone === 'string' && { timeZone: meta.timeZone }),
  };
}

/** Scalars and lists of them; nothing else can stand in an address. */
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
