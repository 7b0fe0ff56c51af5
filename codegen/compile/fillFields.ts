import { omit } from 'es-toolkit/object';
import { isEmptyObject } from 'es-toolkit/predicate';
import { isMap } from '../model/isMap.ts';
import { fieldsNamedIn } from '../link/walk/nameUses.ts';
import { valueIn, type KeyPath, type Located } from '../read/located.ts';
import { memoize, memoizeList } from '../read/memoize.ts';
import { trimSlashes } from '../derive/scope.ts';
import type { ServerField } from '../model/serverField.ts';
import { withQuery, type ServerMetadata } from '../server/metadata.ts';
import { factsByName } from '../server/conventions.ts';
import { metadataIn } from '../server/table.ts';
import { metadataOfAll, versionOf } from '../server/versions.ts';
import { fieldFacts, withFactsOf } from '../server/fieldFacts.ts';
import type { ServerTableSource } from '../schema/generated/manifest.ts';

type Facts = Readonly<Record<string, unknown>>;

/**
 * Resources, before their schema is checked, with the fields that they name. What those are stands in the server's
 * table; what a manifest says of a field wins, and a field that the table does not have is the manifest's alone. One
 * that is `like` another names what the other does not have.
 *
 * @returns in the same order; the same objects where no table has the address
 */
export function fillFields(
  resources: readonly Located<unknown>[],
  servers: readonly Located<ServerTableSource>[],
): readonly Located<unknown>[] {
  const fill = (located: Located<unknown>, other?: Located<unknown>): Located<unknown> => {
    const addresses = [located, other].flatMap((one) => addressOfResource(one?.value) ?? []);
    for (const address of addresses) {
      const said = saidOf(servers, address);
      const [first] = said;
      if (first) return filled(located)(first.table)(servedBy(said))(other ?? NOTHING);
    }
    return other ? located : byNames(located);
  };
  const own = resources.map((located) =>
    textOf(located, 'like') === undefined ? fill(located) : located,
  );
  const byId = new Map(own.map((located) => [textOf(located, 'resource'), located]));
  return own.map((located) => {
    const like = textOf(located, 'like');
    return like === undefined ? located : fill(located, byId.get(like));
  });
}

const NOTHING: object = {};

interface SaidOfFields {
  readonly table: Located<ServerTableSource>;
  readonly served: ServerMetadata;
}

function saidOf(
  servers: readonly Located<ServerTableSource>[],
  address: string,
): readonly SaidOfFields[] {
  return servers.flatMap((table) => {
    const served = metadataIn(table.value, address);
    return served ? [{ table, served }] : [];
  });
}

/** What all versions of the server say of the fields of an address; undefined when no table has them. */
export function metadataAt(
  servers: readonly Located<ServerTableSource>[],
  address: string,
): ServerMetadata | undefined {
  const said = saidOf(servers, address);
  return said.length === 0 ? undefined : servedBy(said);
}

/** What all versions of the server say of an address. */
function servedBy(said: readonly SaidOfFields[]): ServerMetadata {
  return allVersions(said.map(({ table }) => table))(said.map(({ served }) => served));
}

const allVersions = memoizeList((tables: readonly Located<ServerTableSource>[]) =>
  memoizeList((served: readonly ServerMetadata[]) =>
    metadataOfAll(
      served.map((one, at) => ({ version: versionOf(tables[at] ?? NO_FILE), served: one })),
    ),
  ),
);
const NO_FILE = { file: '' };

function textOf({ value }: Located<unknown>, key: string): string | undefined {
  const found = valueIn(value, [key]);
  return typeof found === 'string' ? found : undefined;
}

/** Where the table has its fields; undefined where a manifest does not say it. */
export function addressOfResource(resource: unknown): string | undefined {
  if (!isMap(resource) || typeof resource['api'] !== 'string') return undefined;
  const single = resource['single'];
  return withQuery(trimSlashes(resource['api']), Object.entries(isMap(single) ? single : {}));
}

/** Without a table: of the fields that its pages name, those whose name says what they are. */
const byNames = memoize((located: Located<unknown>): Located<unknown> => {
  const { value } = located;
  const written = isMap(value) ? value['fields'] : undefined;
  if (!isMap(value) || !isMap(written)) return located;
  const isWritten = (field: string) => Object.hasOwn(written, field);
  const known = [...fieldsNamedIn(located).keys()].flatMap((name) => {
    const facts = isWritten(name) ? undefined : factsByName(name);
    return facts ? [[name, facts] as const] : [];
  });
  if (known.length === 0) return located;
  return { ...located, value: { ...value, fields: { ...written, ...Object.fromEntries(known) } } };
});

const filled = memoize((located: Located<unknown>) =>
  memoize((table: Located<unknown>) =>
    memoize((served: ServerMetadata) =>
      memoize((other: object) => withFields(located, { table, served }, fieldsOf(other))),
    ),
  ),
);

/** The fields that the other resource has, which are taken over from there. */
function fieldsOf(other: object): Facts {
  const fields = 'value' in other ? valueIn(other.value, ['fields']) : undefined;
  return isMap(fields) ? fields : {};
}

function withFields(
  located: Located<unknown>,
  { table, served }: { readonly table: Located<unknown>; readonly served: ServerMetadata },
  inherited: Facts,
): Located<unknown> {
  const { value } = located;
  if (!isMap(value)) return located;
  const written = value['fields'] === undefined ? {} : value['fields'];
  if (!isMap(written)) return located;
  const named = fieldsNamedIn(located);
  const isNamed = (name: string) => name === 'id' || named.has(name) || named.has(baseOf(name));
  const isOwn = addressOfResource(value) === served.address;
  /** A field that is written with its type is whole: the other resource's address says nothing about it. */
  const isWhole = (name: string) => !isOwn && valueIn(written, [name, 'type']) !== undefined;
  const known = [...served.fields.values()].filter(
    ({ name }) =>
      !isWhole(name) &&
      (Object.hasOwn(written, name) || (isNamed(name) && !Object.hasOwn(inherited, name))),
  );
  const fields = {
    ...Object.fromEntries(known.map((field) => [field.name, merged(field, written[field.name])])),
    ...omit(
      written,
      known.map(({ name }) => name),
    ),
  };
  if (isEmptyObject(fields)) return located;
  return {
    ...located,
    value: { ...value, fields },
    served: {
      table,
      path: ['addresses', served.address, 'fields'],
      fields: Object.fromEntries(
        [...served.fields.values()].map((field) => [field.name, fieldFacts(field)]),
      ),
      filterSince: Object.fromEntries(
        [...served.fields.values()].flatMap(({ name, filterSince }) =>
          filterSince === undefined ? [] : [[name, filterSince]],
        ),
      ),
      named: known.map(({ name }) => name),
    },
    takenFrom: (path) => {
      const [first, name] = path;
      if (first !== 'fields' || name === undefined || valueIn(value, path) !== undefined) {
        return located.takenFrom?.(path);
      }
      return valueIn(fields, path.slice(1)) === undefined
        ? undefined
        : { ...located, ...placedAt(located, written, named, String(name)) };
    },
  };
}

/** The field whose readable value it is. */
function baseOf(name: string): string {
  return /^(.+)_display$/.exec(name)?.[1] ?? name;
}

/** A fact of the table is told where the manifest first names the field. */
function placedAt(
  located: Located<unknown>,
  written: Facts,
  named: ReadonlyMap<string, KeyPath>,
  name: string,
): Pick<Located<unknown>, 'at' | 'atKey'> {
  const path = Object.hasOwn(written, name) ? ['fields', name] : (named.get(name) ?? []);
  const at = Object.hasOwn(written, name) ? located.atKey : located.at;
  return { at: () => at(path), atKey: () => at(path) };
}

function merged(field: ServerField, written: unknown): unknown {
  if (written === undefined) return fieldFacts(field);
  return isMap(written) ? withFactsOf(field, written) : written;
}
