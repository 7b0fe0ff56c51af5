import { apiFacts } from '#project/generated/api.ts';
import type { RequestFunction } from './request.ts';
import { modelAddress } from './modelAddress.ts';

/** All types in the metadata of API v2.23.2. */
type MetadataType =
  | 'field'
  | 'boolean'
  | 'string'
  | 'url'
  | 'email'
  | 'regex'
  | 'slug'
  | 'integer'
  | 'float'
  | 'decimal'
  | 'date'
  | 'datetime'
  | 'time'
  | 'choice'
  | 'multiple choice'
  | 'file upload'
  | 'image upload'
  | 'list'
  | 'nested object';

interface MetadataChoice {
  readonly value: string | number | boolean;
  readonly display_name: string;
}

/** A field in an OPTIONS answer. */
export interface FieldMetadata {
  readonly type: MetadataType;
  readonly required: boolean;
  readonly read_only?: boolean;
  readonly write_only?: boolean;
  readonly label?: string;
  readonly help_text?: string;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly max_digits?: number;
  readonly decimal_places?: number;
  readonly default?: unknown;
  readonly choices?: readonly MetadataChoice[];
  readonly child?: FieldMetadata;
  readonly children?: Readonly<Record<string, FieldMetadata>>;
  /** GET only: the list can be filtered by it. */
  readonly filter?: boolean;
  /** GET only: the list can be ordered by it. */
  readonly order?: boolean;
}

type MetadataMethod = 'GET' | 'POST' | 'PUT' | 'PATCH';
export type FieldsMetadata = Readonly<Record<string, FieldMetadata>>;

/** An OPTIONS answer. It is the same for everybody, so it says nothing about permissions. */
export interface Metadata {
  readonly name?: string;
  readonly description?: string;
  readonly renders?: readonly string[];
  readonly parses?: readonly string[];
  readonly actions: Readonly<Partial<Record<MetadataMethod, FieldsMetadata>>>;
}

interface MetadataOptions {
  /** The address of a list: sends what every call of a list has (spec 1, section 7). */
  readonly list?: boolean;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/**
 * Loads the metadata of an address once. Never rejects: a failure is logged and gives undefined,
 * and the page uses the manifest alone (spec 1, section 8).
 */
type LoadMetadata = (address: string, options?: MetadataOptions) => Promise<Metadata | undefined>;

interface MetadataEnvironment {
  readonly request: RequestFunction;
  /** Part of the cache key: language and organization. */
  readonly scope: () => string;
  readonly log: (address: string, error: unknown) => void;
}

/** Loads metadata and caches it until the page is left; failures are not cached. A server without any is not asked. */
export function createMetadata(environment: MetadataEnvironment, facts = apiFacts): LoadMetadata {
  if (!facts.metadata) return () => Promise.resolve(undefined);
  const known = new Map<string, Promise<Metadata | undefined>>();

  return (address, { list = false, query = {} } = {}) => {
    const fullQuery = { ...query, ...(list && facts.list.extra) };
    const key = JSON.stringify([environment.scope(), address, fullQuery]);
    const kept = known.get(key);
    if (kept) return kept;
    const loading = environment
      .request(modelAddress(address), { method: 'OPTIONS', query: fullQuery, quiet: true })
      .then(readMetadata)
      .catch((error: unknown) => {
        known.delete(key);
        environment.log(address, error);
        return undefined;
      });
    known.set(key, loading);
    return loading;
  };
}

/** An answer without `actions` comes from a view without a serializer and has no fields. */
function readMetadata(body: unknown): Metadata {
  const given = typeof body === 'object' && body !== null ? (body as Partial<Metadata>) : {};
  return { ...given, actions: given.actions ?? {} };
}
