import { chunk } from 'es-toolkit/array';
import { limitAsync } from 'es-toolkit/promise';
import type { RaRecord } from 'ra-core';
import type { Permission } from '#project/generated/names.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import { readRows } from '@gatehouse-console/engine/api/readRows.ts';
import type { Query, RequestFunction } from '@gatehouse-console/engine/api/request.ts';

/** Calls at once: browsers make six, and the rest of the page needs some. */
const CALLS_AT_ONCE = 4;
const ROWS_PER_CALL = 200;
/** Ids per `ids=` query: 100 of 36 characters fit into every server's limit for an address. */
const IDS_PER_CALL = 100;

/** What the page reads from the API. */
export const FACT_KINDS = [
  'asset-permissions',
  'application-permissions',
  'users',
  'groups',
  'assets',
  'nodes',
  'applications',
  'system-users',
  'asset-rules',
  'login-rules',
  'sessions',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Why something was not read: the reader may not, or the call failed. Either way it is unknown, never absent. */
type Unread = 'forbidden' | 'failed';

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
  readonly signal?: AbortSignal | undefined;
  /** Told of each page of a list: how many of its rows have come, and how many there are. */
  readonly progress?: ((kind: FactKind, read: number, total: number) => void) | undefined;
}

/** A kind of facts, and how its records are read. */
export interface FactList<T> {
  readonly kind: FactKind;
  readonly address: PlainAddress;
  readonly needs: Permission;
  readonly query?: Query;
  readonly read: (record: RaRecord) => T;
  /** Noted when there are more than were read. */
  readonly cut?: Cut['kind'];
}

interface ListPart<T> {
  readonly rows: readonly T[];
  /** Of the whole list. */
  readonly total: number;
}

export const NOTHING = { rows: [], total: 0 };

/** Reads lists, and notes what could not be read and what was cut off. */
export function createFactReader({ request, may, signal, progress }: Omit<FactSource, 'now'>) {
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

  /**
   * The first rows of a list.
   *
   * @throws ApiError when the call fails and the list is `needed`; a list that the reader may not read is noted
   */
  function list<T>(facts: FactList<T>, limit: number, needed?: 'needed'): Promise<ListPart<T>> {
    const ask = async () => {
      let read = 0;
      const { data, total } = await readRows(
        async (range) => {
          const page = await call(facts.address, { ...facts.query, ...range });
          read += page.data.length;
          progress?.(facts.kind, read, page.total);
          return page;
        },
        { most: limit, size: ROWS_PER_CALL, parallel: CALLS_AT_ONCE, signal },
      );
      if (facts.cut && data.length < total) {
        cuts.push({ kind: facts.cut, shown: data.length, total });
      }
      return { rows: data.map(facts.read), total };
    };
    return noted(facts, ask, needed !== undefined);
  }

  /** The records with these ids; those that the server does not answer are missing. */
  async function byIds<T extends { readonly id: string }>(
    facts: FactList<T>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, T>> {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return new Map();
    const ask = async () => {
      const parts = chunk(wanted, IDS_PER_CALL).map((part) =>
        call(facts.address, { ...facts.query, ids: part }),
      );
      const records = (await Promise.all(parts)).flatMap(({ data }) => data.map(facts.read));
      return { rows: records, total: records.length };
    };
    const { rows } = await noted(facts, ask, false);
    return new Map(rows.filter(({ id }) => wanted.includes(id)).map((row) => [row.id, row]));
  }

  return { unread, cuts, list, byIds };
}

export type FactReader = ReturnType<typeof createFactReader>;
