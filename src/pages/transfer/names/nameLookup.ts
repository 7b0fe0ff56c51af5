import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import { canLookUp } from '../../../fields/options.ts';
import type { FieldRecord } from '../../../fields/values.ts';
import type { Query } from '../../../api/request.ts';
import { namedRecord, resolveName, type NamedRecord, type Taken } from './resolveName.ts';

/** Records of the first call: most lists end there. */
const FIRST_PAGE = 200;
/** Records per further call. */
const PAGE = 500;
/** A longer list is searched name by name. */
const LONGEST_LIST = 10_000;
/** Different names that are searched for in one list; the server's work for them stays below a minute. */
export const MOST_SEARCHES = 400;
/** Records of a search. */
const SEARCH_PAGE = 50;
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

export interface NamePage {
  readonly data: readonly FieldRecord[];
  readonly total: number;
}
const NOTHING: NamePage = { data: [], total: 0 };

export interface NameCalls {
  /** A page of the list of these options (spec 1, section 7); `ids` reads records by id. */
  readonly list: (options: OptionsModel, query: Query) => Promise<NamePage>;
  /** May the person not see the list? */
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
  const named = ({ data }: NamePage, options: OptionsModel) =>
    data.map((record) => namedRecord(record, options));

  const askAll = async (source: Source, names: number): Promise<void> => {
    const { options } = source;
    const { query } = options;
    source.first ??= list(options, { ...query, limit: FIRST_PAGE, offset: 0 });
    const first = await source.first;
    if (first.data.length >= first.total) {
      source.all = named(first, options);
      return;
    }
    const pages = Math.ceil(first.total / PAGE);
    if (first.total > LONGEST_LIST || names < pages) return;
    const found: NamedRecord[] = [];
    await inParallel(
      Array.from({ length: pages }, (_, page) => page),
      async (page) => {
        const rows = await list(options, { ...query, limit: PAGE, offset: page * PAGE });
        found.push(...named(rows, options));
      },
    );
    source.all = found;
  };

  const searchOne = async ({ options }: Source, entry: string): Promise<Taken> => {
    const { query } = options;
    const page = await list(options, {
      ...query,
      search: searchTerm(entry),
      limit: SEARCH_PAGE,
      offset: 0,
    });
    const taken = resolveName(entry, named(page, options));
    if (taken.kind !== 'unknown' || page.total <= page.data.length) return taken;
    const exact = { ...query, [options.text]: entry, limit: SEARCH_PAGE, offset: 0 };
    return resolveName(entry, named(await list(options, exact), options));
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

/** What a list is searched for: of `Ada (ada)` the part in brackets, of a path its last part. */
function searchTerm(entry: string): string {
  const inBrackets = /^.+ \((?<secondary>[^()]+)\)$/.exec(entry)?.groups?.['secondary'];
  if (inBrackets !== undefined) return inBrackets;
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
