import { sortBy } from 'es-toolkit/array';
import { mapValues } from 'es-toolkit/object';
import { isEmptyObject, isEqual } from 'es-toolkit/predicate';
import type { Gate } from '../model/gates.ts';
import { valueIn, type KeyPath, type Located } from '../read/located.ts';
import { memoizeList } from '../read/memoize.ts';
import type { ServerTableSource, TableAddressSource } from '../schema/generated/manifest.ts';
import type { ServerField } from '../model/serverField.ts';
import type { ServerMetadata } from './metadata.ts';
import { addressInFull, fieldsIn } from './table.ts';

/** Since and until which of a project's servers something is there; empty when all of them have it. */
export type Range = Pick<Gate, 'since' | 'until'>;

/** `v2` of `manifest/servers/v2/users.yaml`. */
export function versionOf({ file }: Pick<Located<unknown>, 'file'>): string {
  return /^manifest\/servers\/([^/]+?)(?:\/|\.yaml$)/.exec(file)?.[1] ?? '';
}

/**
 * The tables of a project in the order of its servers, each of them whole: what a later one does not say is as the first
 * one says it, and an address without methods is one that it no longer has.
 *
 * @param order the project's `servers`
 */
export function wholeTables(
  tables: readonly Located<ServerTableSource>[],
  order: readonly string[] = [],
): readonly Located<ServerTableSource>[] {
  const place = (table: Located<unknown>) =>
    (order.indexOf(versionOf(table)) + order.length + 1) % (order.length + 1);
  const [first, ...others] = sortBy([...tables], [place]);
  return first ? [first, ...others.map((other) => laidOver([first, other]))] : [];
}

const laidOver = memoizeList(
  ([first, other]: readonly Located<ServerTableSource>[]): Located<ServerTableSource> => {
    if (!first || !other) throw new Error('Two tables are laid over one another.');
    const { permissions = {}, addresses = {}, settings } = first.value;
    const changed = other.value;
    const apps = new Set([...Object.keys(permissions), ...Object.keys(changed.permissions ?? {})]);
    const value: ServerTableSource = {
      permissions: Object.fromEntries(
        [...apps].map((app) => [app, { ...permissions[app], ...changed.permissions?.[app] }]),
      ),
      ...((changed.settings ?? settings) && { settings: changed.settings ?? settings }),
      addresses: Object.fromEntries(
        Object.entries({ ...addresses, ...changed.addresses }).flatMap(([address, facts]) => {
          const whole = addressOver(addresses[address], facts);
          return whole ? [[address, whole] as const] : [];
        }),
      ),
    };
    const says = (path: KeyPath) => (valueIn(changed, path) === undefined ? first : other);
    return {
      ...other,
      value,
      at: (path) => says(path).at(path),
      atKey: (path) => says(path).atKey(path),
    };
  },
);

/** What is said of a field that a later server no longer has. */
const GONE = 'gone';

/** @returns undefined of an address that is gone */
function addressOver(
  before: TableAddressSource | undefined,
  now: TableAddressSource,
): TableAddressSource | undefined {
  if (before === now) return now;
  const { methods } = addressInFull(now);
  if (methods.length === 0) return undefined;
  const fields = Object.entries({ ...fieldsIn(before), ...fieldsIn(now) });
  const kept = fields.filter(([, facts]) => facts !== GONE);
  return kept.length === 0 ? methods : { methods, fields: Object.fromEntries(kept) };
}

/** What a table says of an address otherwise than the first one. */
function addressChange(
  before: TableAddressSource | undefined,
  now: TableAddressSource,
): TableAddressSource {
  const [old, fields] = [fieldsIn(before), fieldsIn(now)];
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(fields, name));
  const changed = {
    ...Object.fromEntries(gone.map((name) => [name, GONE])),
    ...changedIn(fields, old),
  };
  const { methods } = addressInFull(now);
  return isEmptyObject(changed) ? methods : { methods, fields: changed };
}

/** What a table says that the first one does not: `wholeTables` makes it whole again. */
export function differenceOf(
  first: ServerTableSource,
  other: ServerTableSource,
): ServerTableSource {
  const { permissions = {}, addresses = {}, settings } = first;
  const models = mapValues(other.permissions ?? {}, (ofApp, app) =>
    changedIn(ofApp, permissions[app] ?? {}),
  );
  const now = other.addresses ?? {};
  const gone = Object.keys(addresses).filter((address) => !Object.hasOwn(now, address));
  return {
    permissions: Object.fromEntries(
      Object.entries(models).filter(([, ofApp]) => !isEmptyObject(ofApp)),
    ),
    ...(other.settings && !isEqual(other.settings, settings) && { settings: other.settings }),
    addresses: {
      ...mapValues(changedIn(now, addresses), (facts, address) =>
        addressChange(addresses[address], facts),
      ),
      ...Object.fromEntries(gone.map((address) => [address, []])),
    },
  };
}

function changedIn<T>(
  now: Readonly<Record<string, T>>,
  before: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, facts]) => !isEqual(facts, before[name])),
  );
}

/** Since when and until when something is there, by whether each of the servers has it. */
export function rangeOf(
  has: readonly { readonly version: string; readonly isThere: boolean }[],
): Range {
  const first = has.findIndex(({ isThere }) => isThere);
  const last = has.findLastIndex(({ isThere }) => isThere);
  const since = first > 0 ? has[first]?.version : undefined;
  const until = last >= 0 && last < has.length - 1 ? has[last]?.version : undefined;
  return { ...(since !== undefined && { since }), ...(until !== undefined && { until }) };
}

/** What one version of the server says of an address. */
interface VersionMetadata {
  readonly version: string;
  readonly served: ServerMetadata;
}

/**
 * What all versions say of the fields of an address: of a field that several have the first one's facts, with the choices
 * of all; of one that not all have, since when and until when it is there.
 */
export function metadataOfAll(versions: readonly VersionMetadata[]): ServerMetadata {
  const [first, ...others] = versions as [VersionMetadata, ...VersionMetadata[]];
  if (others.length === 0) return first.served;
  const fields = fieldsOfAll(
    versions.map(({ version, served }) => ({ version, fields: [...served.fields.values()] })),
  );
  return { ...first.served, fields: new Map(fields.map((field) => [field.name, field])) };
}

interface VersionFields {
  readonly version: string;
  readonly fields: readonly ServerField[];
}

function fieldsOfAll(versions: readonly VersionFields[]): readonly ServerField[] {
  const names = new Set(versions.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return [...names].map((name) => {
    const said = versions.map(({ version, fields }) => ({
      version,
      field: fields.find((field) => field.name === name),
    }));
    const range = rangeOf(said.map(({ version, field }) => ({ version, isThere: !!field })));
    const alternatives = said.flatMap(({ version, field }) => (field ? [{ version, field }] : []));
    // A field that a later list does not show has no mark there, and may be a filter all the same.
    const filtering = said.findIndex(({ field }) => field?.filter);
    const filterSince = filtering > 0 ? said[filtering]?.version : undefined;
    return {
      ...fieldOfAll(alternatives),
      ...range,
      ...(filterSince !== undefined && { filterSince }),
    };
  });
}

function choicesOfAll(
  said: readonly VersionField[],
): Pick<ServerField, 'choices' | 'choiceRanges'> {
  const choices = [...new Set(said.flatMap(({ field }) => field.choices ?? []))];
  const ranges = choices.map((choice) => {
    const has = said.map(({ version, field }) => ({
      version,
      isThere: field.choices?.includes(choice) ?? true,
    }));
    return [choice, rangeOf(has)] as const;
  });
  return { choices, choiceRanges: new Map(ranges.filter(([, range]) => !isEmptyObject(range))) };
}

interface VersionField {
  readonly version: string;
  readonly field: ServerField;
}

function fieldOfAll(said: readonly VersionField[]): ServerField {
  const [{ field }, ...others] = said as [VersionField, ...VersionField[]];
  if (others.every((other) => isEqual(other.field, field))) return field;
  const { choices, child, children } = field;
  const innerOf = (inner: (one: ServerField) => readonly ServerField[] | undefined) =>
    fieldsOfAll(
      said.map(({ version, field: one }) => ({ version, fields: [...(inner(one) ?? [])] })),
    );
  return {
    ...field,
    ...(choices && choicesOfAll(said)),
    ...(children && { children: innerOf((one) => one.children) }),
    ...(child && { child: innerOf((one) => one.child && [one.child])[0] ?? child }),
  };
}
