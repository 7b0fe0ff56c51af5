import { uniq } from 'es-toolkit/array';
import { memoize } from 'es-toolkit/function';
import { pickBy } from 'es-toolkit/object';
import type { ApiFacts, ListFacts, NameFacts } from '../model/server.ts';
import { readYaml } from '../read/yaml.ts';
import type {
  ApiListSource,
  ApiNamesSource,
  ApiServerSource,
} from '../schema/generated/manifest.ts';

export const DEFAULT_PRESET = 'jumpserver';
const FILES: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../presets/server/*.yaml',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const NONE = 'none';

const SOURCES = new Map(
  Object.entries(FILES).map(([path, text]) => [path.replace(/^.*\/|\.yaml$/g, ''), { path, text }]),
);

/** What a preset says: a file of data, which a test compares with the schema of `server`. */
export function presetOf(name: string): ApiServerSource {
  const source = SOURCES.get(name);
  const { located } = source ? readYaml(source) : {};
  if (!located) throw new Error(`There is no preset ${name}.`);
  return located.value as ApiServerSource;
}

/** What the API is like: every key of the project counts before that of its preset. */
export const apiFactsOf = memoize(factsOf, { getCacheKey: (own) => JSON.stringify(own) });

function factsOf(own: ApiServerSource = {}): ApiFacts {
  const preset = presetOf(own.preset ?? DEFAULT_PRESET);
  const preview = own.preview ?? preset.preview;
  const bulk = { ...preset.bulk, ...own.bulk };
  const errors = { ...preset.errors, ...own.errors };
  return {
    root: own.root ?? preset.root ?? '/',
    slash: own.slash ?? preset.slash ?? false,
    list: listFactsOf(preset.list ?? {}, own.list ?? {}),
    update: { ...preset.record, ...own.record }.update === 'patch' ? 'PATCH' : 'PUT',
    ...((own.dates ?? preset.dates) === 'rfc3339' && { rfc3339Dates: true as const }),
    updatesMany: bulk.update ?? false,
    ...(bulk.delete !== undefined && bulk.delete !== NONE && { deletesMany: bulk.delete }),
    ...(bulk.delete === 'spm' && bulk.selections !== undefined && { selections: bulk.selections }),
    transfer: own.transfer ?? preset.transfer ?? false,
    ...(isSaid(preview) && { preview }),
    metadata: (own.metadata ?? preset.metadata) === 'options',
    tree: { leaf: 'leaf', leaves: 'leaves', ...preset.tree, ...own.tree },
    names: namesOf({ ...preset.names, ...own.names }),
    errors: { byName: errors.field === 'by-name', text: errors.text ?? [] },
  };
}

function namesOf(names: ApiNamesSource): NameFacts {
  const { title = [], related = [], secret = [], code = [], ...others } = names;
  return { title, related, secret, code, ...pickBy(others, isSaid) };
}

/** The paths that a server answers: its API, and what it has beside it; `/` is everything. */
export function serverPathsOf(own: ApiServerSource = {}): readonly string[] {
  const { root = '/', beside = [] } = { ...presetOf(own.preset ?? DEFAULT_PRESET), ...own };
  return root === '/' ? [root] : uniq([`/${root.split('/')[1]}`, ...beside]);
}

function listFactsOf(preset: ApiListSource, own: ApiListSource): ListFacts {
  const { order, search, ids, rows, total, most, booleans, extra = {} } = { ...preset, ...own };
  // The two of a pair are two words for one thing.
  const { page, offset } = (own.page ?? own.offset) ? own : preset;
  const { perPage, limit } = (own.perPage ?? own.limit) ? own : preset;
  return {
    from:
      page === undefined ? { name: offset ?? 'offset', by: 'offset' } : { name: page, by: 'page' },
    limit: perPage ?? limit ?? 'limit',
    ...(isSaid(order) && { order }),
    ...(isSaid(search) && { search }),
    ...(isSaid(ids) && { ids }),
    ...(isSaid(rows) && rows !== 'body' && { rows }),
    ...(isSaid(total) && { total }),
    ...(typeof most === 'number' && { most }),
    ...(booleans === 'json' && { jsonBooleans: true as const }),
    extra,
  };
}

function isSaid<T>(value: T | undefined): value is Exclude<T, undefined> {
  return value !== undefined && value !== NONE;
}
