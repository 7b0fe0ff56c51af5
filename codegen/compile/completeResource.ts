import { omitBy, pick } from 'es-toolkit/object';
import { isMap } from '../model/isMap.ts';
import { memoize } from '../read/memoize.ts';
import { idOf, routeName } from '../model/addressNames.ts';
import type { Located } from '../read/located.ts';
import type { PermissionsSource, ServerTableSource } from '../schema/generated/manifest.ts';
import { permissionsInFull } from '../server/table.ts';
import { rangeOf, versionOf, type Range } from '../server/versions.ts';
import { trimSlashes } from '../derive/scope.ts';
import { WITHOUT } from '../schema/list.schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the server is. */
interface ServerFacts {
  readonly servers: readonly Located<ServerTableSource>[];
  /** Its permissions that stand beside the table. */
  readonly permissions: Located<PermissionsSource> | undefined;
}

/**
 * A resource, before its schema is checked, with what it leaves out: its address, which is the one of the server's table
 * that is called like the resource; the name of its routes, which is that of its address; the permissions of its address,
 * where it has none of its own; the query of a single record, which may stand in its address; and one by one what its list
 * is without.
 *
 * @returns the same object when nothing is left out
 */
export function completeResource(located: Located<unknown>, server: ServerFacts): Located<unknown> {
  const { value } = located;
  if (!isMap(value) || typeof value['resource'] !== 'string') return located;
  const id = value['resource'];
  const isHeir = value['like'] !== undefined;
  const api = value['api'] ?? (isHeir ? undefined : addressCalled(id, server.servers));
  const model = typeof api === 'string' && !isHeir ? idOf(api.replace(/\?.*/, '')) : id;
  const isOwn = model === id || hasPermissions(id, server) || !hasPermissions(model, server);
  const range = typeof api === 'string' && !isHeir ? rangeOfAddress(api, server) : {};
  return completed(located)(JSON.stringify([api, isOwn ? undefined : model, range]));
}

/** Since when and until when an address is there; nothing of one that no table has. */
function rangeOfAddress(api: string, { servers }: ServerFacts): Range {
  const address = trimSlashes(api);
  return rangeOf(
    servers.map((table) => ({
      version: versionOf(table),
      isThere: Object.hasOwn(table.value.addresses ?? {}, address),
    })),
  );
}

/**
 * The list of the server's tables that is called like a resource; undefined when there is none, or more than one.
 *
 * @param id `shop.rarebook`, of which the list is `shop/rare-books`
 */
export function addressCalled(
  id: string,
  servers: readonly Located<ServerTableSource>[],
): string | undefined {
  return servers
    .map((table) => addressesById(table).get(id))
    .find((address) => address !== undefined);
}

/**
 * Whether records of a model can be viewed at all.
 *
 * @param id `app.model`
 */
function hasPermissions(id: string, { servers, permissions }: ServerFacts): boolean {
  const [app = '', model = ''] = id.split('.');
  const all = [...servers.map((table) => table.value.permissions), permissions?.value.apps];
  return all.some((apps) => permissionsInFull(apps?.[app]?.[model] ?? []).verbs.includes('view'));
}

/** Lists by the id that a resource of them would have; those that two of them have are nobody's. */
const addressesById = memoize(
  ({ value }: Located<ServerTableSource>): ReadonlyMap<string, string> => {
    const addresses = new Map<string, string | undefined>();
    for (const [address, facts] of Object.entries(value.addresses ?? {})) {
      if (!('fields' in facts) || /[:?]/.test(address)) continue;
      const id = idOf(address);
      addresses.set(id, addresses.has(id) ? undefined : address);
    }
    return new Map(
      [...addresses].flatMap(([id, address]) => (address === undefined ? [] : [[id, address]])),
    );
  },
);

const completed = memoize((located: Located<unknown>) => {
  const completedResources = new Map<string, Located<unknown>>();
  return (derived: string): Located<unknown> => {
    const earlier = completedResources.get(derived);
    if (earlier) return earlier;
    const [api, permission, range] = JSON.parse(derived) as [string | null, string | null, Range];
    const value: Values = isMap(located.value) ? located.value : {};
    const more: Values = {
      ...(typeof api === 'string' && withAddress(value, api)),
      ...(typeof permission === 'string' && value['permission'] === undefined && { permission }),
      ...omitBy(range, (_, key) => value[key] !== undefined),
      ...(isMap(value['list']) && withEach(value['list'])),
    };
    const isSame = Object.entries(more).every(([key, one]) => value[key] === one);
    const added = Object.keys(RULES).filter((key) => value[key] === undefined && more[key]);
    const resource = isSame
      ? located
      : { ...located, value: { ...value, ...more }, derived: pick(RULES, added) };
    completedResources.set(derived, resource);
    return resource;
  };
});

/** What the keys follow from that a resource leaves out. */
const RULES: Readonly<Record<string, string>> = {
  api: "the list of the server's table that is called like it",
  name: 'its address',
  permission: 'its address',
  since: 'the tables of the servers',
  until: 'the tables of the servers',
};

/** The address without its query, which makes it that of a single record, and the name that it gives. */
function withAddress({ name, single }: Values, api: string): Values {
  const [address = '', query] = api.split('?');
  return {
    api: address,
    ...(name === undefined && { name: routeName(address) }),
    ...(query !== undefined &&
      single === undefined && { single: Object.fromEntries(new URLSearchParams(query)) }),
  };
}

/** `without` as a `false` for each; words that it cannot have are left to the schema. */
function withEach(list: Values): Values {
  const { without, ...rest } = list;
  if (without === undefined) return {};
  const words = [without].flat().map(String);
  const wrong = words.filter((word) => !OFFERED.has(word) && !Object.hasOwn(WITHOUT, word));
  const offered = words
    .flatMap((word) => WITHOUT[word] ?? [word])
    .filter((word) => OFFERED.has(word));
  return {
    list: {
      ...Object.fromEntries(offered.map((word) => [word, false])),
      ...rest,
      ...(wrong.length > 0 && { without: wrong }),
    },
  };
}

const OFFERED: ReadonlySet<string> = new Set(WITHOUT['everything']);
