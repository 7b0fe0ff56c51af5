import { useQueries, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { foundResources } from '#project/generated/find.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { createCallQueue } from '../../../api/callQueue.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useText } from '../../../i18n/useText.ts';
import { recordName, secondName } from '../../../pages/titles.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import type { PaletteEntry } from '../entries.ts';
import { fold, match, MATCH } from '../fuzzy.ts';
import { delay } from 'es-toolkit/promise';
import { likelyFirst, recordAddress, recordSources, type RecordSource } from './recordSources.ts';
import { withoutRepeats } from './withoutRepeats.ts';

/** First part of the keys of searches. */
const FIND = 'find';
/** Shorter texts search nothing. */
const SHORTEST = 2;
/** Records of a resource. */
const MOST = 5;
/** A search waits so long for the next letter. */
const NEXT_LETTER_MS = 120;
/** Resources that are searched at the same time: a server with few workers answers the likely ones first. */
const AT_ONCE = 6;
/** Results are kept so long. */
const FRESH_MS = 15_000;

const inTurn = createCallQueue(AT_ONCE);

/**
 * Searches the records of all resources that this user may open, some at a time, the likely ones first. The next
 * letter cancels the running searches; until they answer, earlier records that still match are shown.
 *
 * @param visited resources whose records were opened last: the likely ones
 */
export function useFoundRecords(
  query: string,
  here: RouteRecord | undefined,
  visited: readonly string[],
) {
  const routes = useRoutes();
  const text = useText();
  const { date } = useFormats();
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const typed = query.trim();
  const sources = recordSources(foundResources, routes, here?.view);
  const asked = likelyFirst(sources, visited);
  const enabled = typed.length >= SHORTEST;
  const results = useQueries({
    queries: asked.map((source) => ({
      queryKey: [FIND, source.found.resource, typed],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        await delay(NEXT_LETTER_MS, { signal });
        return inTurn(() => search(provider, source, typed, signal), signal);
      },
      enabled,
      staleTime: FRESH_MS,
      retry: false,
    })),
  });

  const resultOf = (source: RecordSource) => results[asked.indexOf(source)];
  const definitionOf = ({ found }: RecordSource) =>
    routes.resources[found.resource] ?? { record: { title: 'id' } };
  const nameOf = (source: RecordSource, record: RaRecord) =>
    recordName(definitionOf(source), record, date);
  const entryOf = (source: RecordSource, record: RaRecord): PaletteEntry => {
    const { resource } = source.found;
    const title = nameOf(source, record);
    return {
      id: `record:${resource}:${record.id}`,
      title,
      context: secondName(definitionOf(source), record),
      also: '',
      errand: {
        kind: 'record',
        path: recordAddress(source, routes, record, title),
        resource,
        record,
      },
    };
  };
  const groups = sources.flatMap((source) => {
    const { resource, many } = source.found;
    const answered = resultOf(source)?.data;
    const records =
      answered ??
      lastFound(queries, resource).filter((record) => stillMatches(typed, nameOf(source, record)));
    if (!enabled || records.length === 0) return [];
    return [
      {
        key: resource,
        title: text(many),
        entries: records.map((record) => entryOf(source, record)),
      },
    ];
  });
  const isPending = (source: RecordSource) => {
    const { isFetching = false, data } = resultOf(source) ?? {};
    return isFetching && !data;
  };
  const first = sources.findIndex((source) => (resultOf(source)?.data?.length ?? 0) > 0);
  return {
    groups: withoutRepeats(groups),
    /** A search is running. */
    pending: enabled && sources.some(isPending),
    /** A record may still come above the first one: what stands below the first group with records cannot change it. */
    undecided: enabled && sources.slice(0, first < 0 ? undefined : first).some(isPending),
    /** Titles of resources that could not be searched. */
    failed: sources.flatMap((source) =>
      resultOf(source)?.isError ? [text(source.found.many)] : [],
    ),
  };
}

/** The records that were found last, by fewer letters. */
function lastFound(queries: QueryClient, resource: string): readonly RaRecord[] {
  const answered = queries
    .getQueryCache()
    .findAll({ queryKey: [FIND, resource], predicate: ({ state }) => state.data !== undefined })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  return queries.getQueryData(answered.at(-1)?.queryKey ?? []) ?? [];
}

async function search(
  provider: ConsoleDataProvider,
  { found }: RecordSource,
  typed: string,
  signal: AbortSignal,
): Promise<readonly RaRecord[]> {
  const { data } = await provider.getList(found.resource, {
    pagination: { page: 1, perPage: MOST },
    sort: {
      field: found.order?.field ?? 'id',
      order: found.order?.descending ? 'DESC' : 'ASC',
    },
    // Terms are separated by commas; a record must match all of them (spec 1, section 5).
    filter: { ...found.where, search: typed.split(/[\s,]+/).join(',') },
    signal,
  });
  return data;
}

function stillMatches(typed: string, name: string): boolean {
  const folded = fold(name);
  return fold(typed)
    .split(/\s+/)
    .every((word) => match(word, folded) > MATCH.scattered);
}
