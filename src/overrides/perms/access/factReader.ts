import { chunk } from 'es-toolkit/array';
import { limitAsync } from 'es-toolkit/promise';
import type { RaRecord } from 'ra-core';
import type { Permission } from '../../../../generated/names.ts';
import type { PlainAddress } from '../../../api/apiAddress.ts';
import { isApiError } from '../../../api/errors.ts';
import { readPage } from '../../../api/listCall.ts';
import { readRows } from '../../../api/readRows.ts';
import type { Query, RequestFunction } from '../../../api/request.ts';

/** Calls at once: browsers make six, and the rest of the page needs some. */
const CALLS_AT_ONCE = 4;
const ROWS_PER_CALL = 200;
/** Ids per `ids=` query: 100 of 36 characters fit into every server's limit for an address. */
const IDS_PER_CALL = 100;

/** What the page reads from the API. */
export type FactKind =
  | 'asset-permissions'
  | 'application-permissions'
  | 'users'
  | 'groups'
  | 'assets'
  | 'nodes'
  | 'applications'
  | 'system-users'
  | 'asset-rules'
  | 'login-rules'
  | 'sessions';

/** Why something was not read: the reader may not, or the call failed. Either way it is unknown, never absent. */
export type Unread = 'forbidden' | 'failed';

/** Something of which only a part was read or shown. */
export interface Cut {
  readonly kind: 'permissions' | 'members' | 'nodes' | 'rules' | 'rows';
  readonly shown: number;
  readonly total: number;
}

/** How facts are read. */
export interface FactSource {
  readonly request: RequestFunction;
  /** May the reader of the page have this? What they may not read is not asked for. */
  readonly may: (permission: Permission) => boolean;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/** A kind of facts, and how its records are read. */
export interface FactList<T> {
  readonly kind: FactKind;
  readonly address: PlainAddress;
  readonly needs: Permission;
  readonly query?: Query;
  readonly read: (record: RaRecord) => T;
}

interface ListPart<T> {
  readonly rows: readonly T[];
  /** Of the whole list. */
  readonly total: number;
}

const NOTHING = { rows: [], total: 0 };

/** Reads lists, and notes what could not be read and what was cut off. */
export interface FactReader {
  /**
   * The first rows of a list.
   *
   * @throws ApiError when the call fails and the list is `needed`; a list that the reader may not read is noted
   */
  list<T>(list: FactList<T>, limit: number, needed?: 'needed'): Promise<ListPart<T>>;
  /** The records with these ids; those that the server does not answer are missing. */
  byIds<T extends { readonly id: string }>(
    list: FactList<T>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, T>>;
  readonly unread: Partial<Record<FactKind, Unread>>;
  readonly cuts: Cut[];
}

export function createFactReader({ request, may, signal }: Omit<FactSource, 'now'>): FactReader {
  const unread: Partial<Record<FactKind, Unread>> = {};
  const cuts: Cut[] = [];

  const call = limitAsync(async (address: PlainAddress, query: Query) => {
    const body = await request(address, { query, quiet: true, ...(signal && { signal }) });
    return readPage<RaRecord>(body);
  }, CALLS_AT_ONCE);

  /** What a list gives, or nothing and a note why. */
  async function noted<T>(
    { kind, needs }: FactList<T>,
    ask: () => Promise<ListPart<T>>,
    needed: boolean,
  ): Promise<ListPart<T>> {
    if (!may(needs)) {
      unread[kind] = 'forbidden';
      return NOTHING;
    }
    try {
      return await ask();
    } catch (error) {
      if (!isApiError(error) || error.kind === 'aborted' || error.kind === 'unauthenticated') {
        throw error;
      }
      if (error.kind !== 'forbidden' && needed) throw error;
      unread[kind] = error.kind === 'forbidden' ? 'forbidden' : 'failed';
      return NOTHING;
    }
  }

  return {
    unread,
    cuts,
    list: (list, limit, needed) =>
      noted(
        list,
        async () => {
          const { data, total } = await readRows(
            (range) => call(list.address, { ...list.query, ...range }),
            { most: limit, size: ROWS_PER_CALL, parallel: CALLS_AT_ONCE, signal },
          );
          return { rows: data.map(list.read), total };
        },
        needed !== undefined,
      ),
    byIds: async (list, ids) => {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return new Map();
      const { rows } = await noted(
        list,
        async () => {
          const parts = chunk(wanted, IDS_PER_CALL).map((part) =>
            call(list.address, { ...list.query, ids: part }),
          );
          const found = (await Promise.all(parts)).flatMap(({ data }) => data.map(list.read));
          return { rows: found, total: found.length };
        },
        false,
      );
      return new Map(rows.filter(({ id }) => wanted.includes(id)).map((row) => [row.id, row]));
    },
  };
}
