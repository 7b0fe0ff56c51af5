import { uniqBy } from 'es-toolkit/array';
import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { canLookUp } from '../../../fields/options.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import type { Query } from '../../../api/request.ts';
import type { RowPage } from '../../../api/rowPage.ts';
import { readRows } from '../../../api/readRows.ts';
import { namedRecord, resolveName, type NamedRecord, type Taken } from './resolveName.ts';

/** Records per call: most lists end with the first one. */
const PAGE = 500;
/** A longer list is searched name by name. */
const LONGEST_LIST = 10_000;
/** Different names that are searched for in one list; the server's work for them stays below a minute. */
const MOST_SEARCHES = 400;
/** Records of a search that are read; of more, those of exactly this name. */
const SEARCHED_AT_MOST = 200;
/** Calls at the same time. */
const PARALLEL = 4;

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const NUMBER = /^\d+$/;

/** Is it an id? A number may be a name as well, and is looked up as both. */
function isId(entry: string, options: OptionsModel): boolean {
  return canLookUp(options) && UUID.test(entry);
}

/** Can it be sent without being looked up: an id, or a name where the server takes names? */
export function isSendable(entry: string, options: OptionsModel): boolean {
  return !canLookUp(options) || UUID.test(entry) || NUMBER.test(entry);
}

type NamePage = RowPage<FieldRecord>;
const NOTHING: NamePage = { data: [], total: 0 };

export interface NameCalls {
  /** A page of the list of these options (spec 1, section 7); `ids` reads records by id. */
  readonly list: (options: OptionsModel, query: Query) => Promise<NamePage>;
  /** May the user not see the list? */
  readonly isForbidden: (error: unknown) => boolean;
}

export interface NameLookup {
  /** Finds out what these entries mean; each is asked for once. */
  ask(options: OptionsModel, entries: readonly string[]): Promise<void>;
  /** What an entry means; undefined until it has been asked for. */
  taken(options: OptionsModel, entry: string): Taken | undefined;
  /** Forgets what could not be read, so that it is asked for again. */
  forgetFailures(): void;
}

interface Source {
  readonly options: OptionsModel;
  readonly known: Map<string, Taken>;
  first?: Promise<NamePage> | undefined;
  all?: readonly NamedRecord[];
  searches: number;
}

/**
 * Looks names and ids up in the lists that the selects of a form use. A short list is read once; a
 * long one is searched for each name, and ids are read by their own query.
 */
export function createNameLookup({ list, isForbidden }: NameCalls): NameLookup {
  const sources = new Map<string, Source>();
  const byOptions = new WeakMap<OptionsModel, Source>();
  const sourceOf = (options: OptionsModel): Source => {
    const before = byOptions.get(options);
    if (before) return before;
    const key = JSON.stringify([options.from, options.value, options.text, options.query]);
    const source = sources.get(key) ?? { options, known: new Map(), searches: 0 };
    sources.set(key, source);
    byOptions.set(options, source);
    return source;
  };
  const named = ({ data }: Pick<NamePage, 'data'>, options: OptionsModel) =>
    data.map((record) => namedRecord(record, options));

  const askAll = async (source: Source, names: number): Promise<void> => {
    const { options } = source;
    const { query } = options;
    source.first ??= list(options, { ...query, limit: PAGE, offset: 0 });
    const first = await source.first;
    const calls = Math.ceil(first.total / first.data.length);
    if (first.total > LONGEST_LIST || (calls > 1 && names < calls)) return;
    const rows = await readRows((range) => list(options, { ...query, ...range }), {
      most: LONGEST_LIST,
      first,
      parallel: PARALLEL,
    });
    // A list that the server cuts is searched.
    if (rows.data.length >= rows.total) source.all = named(rows, options);
  };

  const searchOne = async ({ options }: Source, entry: string): Promise<Taken> => {
    const search = (filter: Query, most: number) =>
      readRows((range) => list(options, { ...options.query, ...filter, ...range }), {
        most,
        size: PAGE,
      });
    const similar = { search: searchTerm(entry) };
    const found = await search(similar, SEARCHED_AT_MOST);
    if (found.data.length >= found.total) return resolveName(entry, named(found, options));
    const exact = await search({ [options.text]: entry }, SEARCHED_AT_MOST);
    // A server that does not know this filter answers with other records as well.
    const isCut = exact.data.length < exact.total;
    const rest = isCut ? await search(similar, LONGEST_LIST) : exact;
    const records = uniqBy([...found.data, ...rest.data], ({ id }) => id);
    return resolveName(
      entry,
      records.map((record) => namedRecord(record, options)),
    );
  };

  /** Ids are not filtered like options: the record may already have one that is no longer offered. */
  const askIds = async ({ options, known }: Source, ids: readonly string[]): Promise<void> => {
    const offered = named(await list(options, { ...options.query, ids }), options);
    const others = ids.filter((id) => resolveName(id, offered).kind !== 'found');
    const rest =
      others.length > 0 && options.query ? await list(options, { ids: others }) : NOTHING;
    const found = [...offered, ...named(rest, options)];
    for (const id of ids) known.set(id, resolveName(id, found));
  };

  const askNames = async (source: Source, names: readonly string[]): Promise<void> => {
    if (!source.all) await askAll(source, names.length);
    const { all, known } = source;
    if (all) {
      for (const name of names) known.set(name, resolveName(name, all));
      return;
    }
    const room = Math.max(0, MOST_SEARCHES - source.searches);
    source.searches += names.length;
    for (const name of names.slice(room)) known.set(name, { kind: 'unread', reason: 'many' });
    await inParallel(names.slice(0, room), async (name) => {
      known.set(name, await searchOne(source, name));
    });
  };

  return {
    ask: async (options, entries) => {
      const source = sourceOf(options);
      const { known } = source;
      const fresh = [...new Set(entries)].filter((entry) => !known.has(entry));
      const ids = fresh.filter((entry) => isId(entry, options));
      const names = fresh.filter((entry) => !isId(entry, options));
      const works = [
        [ids, askIds],
        [names, askNames],
      ] as const;
      await Promise.all(
        works.map(async ([some, work]) => {
          try {
            if (some.length > 0) await work(source, some);
          } catch (error) {
            source.first = undefined;
            const reason = isForbidden(error) ? 'forbidden' : 'failed';
            for (const entry of some) {
              if (!known.has(entry)) known.set(entry, { kind: 'unread', reason });
            }
          }
        }),
      );
    },
    taken: (options, entry) => sourceOf(options).known.get(entry),
    forgetFailures: () => {
      for (const { known } of sources.values()) {
        for (const [entry, taken] of known) {
          if (taken.kind === 'unread' && taken.reason === 'failed') known.delete(entry);
        }
      }
    },
  };
}

/** What a list is searched for: of `Ada (ada)` and `team:web` what is behind the name, of a path its last part. */
function searchTerm(entry: string): string {
  const inBrackets = /^.+ \((?<secondary>[^()]+)\)$/.exec(entry)?.groups?.['secondary'];
  if (inBrackets !== undefined) return inBrackets;
  const [, afterColon] = /^[^:]+:([^:]+)$/.exec(entry) ?? [];
  if (afterColon !== undefined) return afterColon;
  return entry.startsWith('/') ? (entry.split('/').at(-1) ?? entry) : entry;
}

/** Runs the work for every item, a few at a time. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, items.length) }, takeNext));
}
