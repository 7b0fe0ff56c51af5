import { apiFacts } from '#project/generated/api.ts';
import type { DataProvider, GetListResult, GetManyParams, Identifier, RaRecord } from 'ra-core';
import type { ApiPath, CallAddress, PlainAddress } from './apiAddress.ts';
import { readMeta, type CallMeta } from './callMeta.ts';
import { callTarget, type AddressMap } from './callTarget.ts';
import { modelAddress } from './modelAddress.ts';
import { inWords, listCall, readPage, type ListParams } from './listCall.ts';
import type { RowRange } from './readRows.ts';
import type { Query, RequestFunction, RequestOptions } from './request.ts';
import type { RowPage } from './rowPage.ts';

interface OptionPage {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}

/** The data provider with the console's own verbs. */
export interface ConsoleDataProvider extends DataProvider {
  /**
   * One PATCH of the list with an item for each record, all or nothing.
   *
   * @throws BulkFailure with the records that the server refused
   */
  bulkPatch(
    resource: string,
    items: readonly Readonly<{ id: Identifier } & Record<string, unknown>>[],
    meta?: CallMeta,
  ): Promise<readonly RaRecord[]>;
  /**
   * A page of options with as many rows as `limit` asks for.
   *
   * @param from an address below the root of the API
   * @param unsearched its list takes no words: they are looked for among its first rows
   */
  options(
    from: ApiPath | PlainAddress,
    query?: Query,
    signal?: AbortSignal,
    unsearched?: boolean,
  ): Promise<OptionPage>;
}

/** Ids per `ids=` query: 100 of 36 characters fit into every server's limit for an address. */
const IDS_PER_CALL = 100;

/**
 * react-admin's data provider over the request function.
 *
 * Its calls are quiet: the caller shows the failure (`failureNotice`). `meta` of every verb is a
 * `CallMeta`: `{query, method: 'PATCH', address, quiet}`.
 *
 * @param request the request function
 * @param addresses of each resource; an unknown name is used as an address
 * @param taken the answer of a list call that has been made already
 */
export function createDataProvider(
  request: RequestFunction,
  addresses: AddressMap,
  taken: (address: CallAddress, query: Query) => Promise<unknown> | undefined = () => undefined,
  facts = apiFacts,
): ConsoleDataProvider {
  const target = (resource: string, given: unknown, facts?: unknown) =>
    callTarget(addresses, resource, given, facts);
  const addressOf = (...given: Parameters<typeof target>) => target(...given).address;
  // The first page needs lists only: code for single records is loaded on demand.
  const rest = async (given: unknown) => {
    const { createSingleRecords } = await import('./singleRecords.ts');
    return createSingleRecords(request, readMeta(given), facts);
  };
  const bulk = () => import('./bulkCalls.ts');

  /** Makes a call of a list, for the rows of its query or for others. */
  const asking = (address: CallAddress, query: Query, call: RequestOptions) => (rows?: RowRange) =>
    request(address, { ...call, query: { ...query, ...(rows && inWords({ ...rows }, facts)) } });

  async function list<T extends RaRecord>(
    resource: string,
    params: ListParams,
  ): Promise<GetListResult<T>> {
    const { address, meta, query, above, range } = listCall(addresses, resource, params, facts);
    const place = modelAddress(address);
    const { quiet, background } = meta;
    const ask = asking(place, query, { quiet, background, ...signalOf(params) });
    const body = await (taken(place, query) ?? ask());
    const page = await filled(readPage<T>(body, range, facts), range, ask, params.signal);
    // Rows of many-to-many tables have no id: they get their position.
    return {
      total: page.total,
      data: page.data.map((row, at) => ({ ...above, ...row, id: row.id ?? at })),
    };
  }

  async function many<T extends RaRecord>(
    resource: string,
    ids: readonly T['id'][],
    { meta: given, signal }: Pick<GetManyParams, 'meta' | 'signal'>,
  ): Promise<T[]> {
    const { address, meta } = target(resource, given);
    const call = { quiet: meta.quiet, ...signalOf({ signal }) };
    const word = facts.list.ids;
    if (typeof word !== 'string') {
      const { recordsByIds } = await import('./recordsByIds.ts');
      return recordsByIds<T>(request, address, ids, { ...call, query: meta.query }, facts);
    }
    const texts = ids.map(String);
    const ask = asking(modelAddress(address), { ...meta.query, [word]: texts }, call);
    const range = { offset: 0, limit: ids.length };
    const page = await filled(readPage<T>(await ask(), undefined, facts), range, ask, signal);
    const wanted = new Set(texts);
    return page.data.filter((record) => wanted.has(String(record.id)));
  }

  /** Several ids become a stored selection: hundreds do not fit into an address (spec 1, section 7). */
  async function idsQuery(ids: Query[string]): Promise<Query> {
    if (!Array.isArray(ids) || ids.length < 2) return ids === undefined ? {} : { ids };
    const { storeSelection } = await import('./resourceCache.ts');
    return { spm: await storeSelection(request, ids, facts) };
  }

  return {
    supportAbortSignal: true,
    getList: list,
    getManyReference: (resource, params) =>
      list(resource, { ...params, filter: { ...params.filter, [params.target]: params.id } }),
    getOne: async (resource, params) => {
      const records = await rest(params.meta);
      const answer = await records.getOne(addressOf(resource, params.meta), params);
      return { data: withId(answer.data, params.id) };
    },
    getMany: async <T extends RaRecord>(resource: string, params: GetManyParams<T>) => {
      const parts = chunks(params.ids, IDS_PER_CALL);
      const pages = parts.map((part) => many<T>(resource, part, params));
      return { data: (await Promise.all(pages)).flat() };
    },
    create: async (resource, params) => {
      const records = await rest(params.meta);
      const answer = await records.create(addressOf(resource, params.meta, params.data), params);
      // Some creations answer an empty object: the record must be refetched.
      return { data: withId(answer.data, '') };
    },
    update: async (resource, params) => {
      const records = await rest(params.meta);
      const answer = await records.update(addressOf(resource, params.meta, params.data), params);
      return { data: withId(answer.data, params.id) };
    },
    delete: async (resource, params) => {
      const records = await rest(params.meta);
      const place = addressOf(resource, params.meta, params.previousData);
      const answer = await records.delete(place, params);
      return { data: withId(answer.data ?? params.previousData, params.id) };
    },
    updateMany: async (resource, { ids, data, meta }) => ({
      data: await (await bulk()).updateMany(request, target(resource, meta), ids, data, facts),
    }),
    deleteMany: async (resource, { ids, meta }) => ({
      data: await (await bulk()).deleteMany(request, target(resource, meta), ids, facts),
    }),
    bulkPatch: async (resource, items, meta) =>
      (await bulk()).bulkPatch(request, target(resource, meta), items, facts),
    options: async (from, { ids, ...rest } = {}, signal, unsearched = false) => {
      const call = { quiet: true, ...signalOf({ signal }) };
      const isForeign = unsearched || facts.list.search === undefined;
      const hasWords = Boolean(rest['search']) && isForeign;
      if (hasWords || (ids !== undefined && facts.deletesMany !== 'spm')) {
        const { foreignOptions } = await import('./foreignOptions.ts');
        return foreignOptions(request, from, { ids, ...rest }, call, facts);
      }
      const query = { ...inWords(rest, facts), ...(await idsQuery(ids)) };
      const { limit, offset = 0 } = rest;
      const range = limit ? { offset: Number(offset), limit: Number(limit) } : undefined;
      const ask = asking(from, query, call);
      const body = await (taken(from, query) ?? ask());
      return filled(readPage(soleList(body), range, facts), range, ask, signal);
    },
  };
}

/** The page as a whole. Most servers give as many rows as they are asked for. */
async function filled<T extends object>(
  page: RowPage<T>,
  range: RowRange | undefined,
  ask: (range: RowRange) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<Pick<RowPage<T>, 'data' | 'total'>> {
  if (!page.hasNext || !range || page.data.length >= range.limit) return page;
  return (await import('./fillPage.ts')).fillPage(page, range, ask, signal);
}

/** Some option lists are wrapped in an object: `{regions: […]}` (contract: assets, section 8). */
function soleList(body: unknown): unknown {
  const [only, more] = Object.values(Object(body));
  return Array.isArray(only) && more === undefined ? only : body;
}

function signalOf({ signal }: { readonly signal?: AbortSignal | undefined }): RequestOptions {
  return signal ? { signal } : {};
}

/** react-admin needs an id in every record. */
function withId<T extends object | undefined>(record: T, id: Identifier) {
  return Object.assign({ id }, record);
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
