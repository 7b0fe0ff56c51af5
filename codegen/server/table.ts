import { pick, pickBy } from 'es-toolkit/object';
import { isEqual } from 'es-toolkit/predicate';
import { memoize } from '../read/memoize.ts';
import type {
  ApiSource,
  PermissionModelOptions,
  PermissionModelSource,
  TableAddressOptions,
  TableAddressSource,
  TableFieldSource,
  ServerTableSource,
} from '../schema/generated/manifest.ts';
import type { ServerField } from '../model/serverField.ts';
import type { ServerMetadata } from './metadata.ts';

/**
 * What a table says of the fields of a list, and of those that only a single record of it has; undefined when it says
 * nothing of them.
 */
export function metadataIn(
  { addresses = {} }: ServerTableSource,
  address: string,
): ServerMetadata | undefined {
  const list = optionsAt(addresses, address);
  const record = optionsAt(addresses, `${address}/:id`);
  return list && { address, ...described(list)(record ?? list) };
}

/** What is said of an address: its methods alone are the short form. */
export function addressInFull(
  given: TableAddressSource | ApiSource['addresses'][string],
): TableAddressOptions {
  return 'methods' in given ? given : { methods: given };
}

/** The fields that a table says of an address. */
export function fieldsIn(
  address: TableAddressSource = [],
): NonNullable<TableAddressOptions['fields']> {
  return addressInFull(address).fields ?? {};
}

/** What is said of the permissions of a model: its verbs alone are the short form. */
export function permissionsInFull(given: PermissionModelSource): PermissionModelOptions {
  return 'verbs' in given ? given : { verbs: given };
}

function optionsAt(
  addresses: NonNullable<ServerTableSource['addresses']>,
  address: string,
): TableAddressOptions | undefined {
  const facts = Object.hasOwn(addresses, address) ? addresses[address] : undefined;
  return facts && 'fields' in facts ? facts : undefined;
}

/** The methods of each address, without those that have a query. */
export function methodsOf({
  addresses = {},
}: ServerTableSource | ApiSource): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(addresses).flatMap(([address, facts]) =>
    address.includes('?') ? [] : [[address, addressInFull(facts).methods] as const],
  );
}

const described = memoize((list: TableAddressOptions) =>
  memoize((record: TableAddressOptions) => {
    const all = { ...record.fields, ...list.fields };
    const names = new Set([...Object.keys(list.fields ?? {}), ...Object.keys(all)]);
    const fields = [...names].flatMap((name) => (all[name] ? [fieldOf(name, all[name])] : []));
    return {
      creates: list.methods.includes('POST'),
      fields: new Map(fields.map((field) => [field.name, field])),
    };
  }),
);

function fieldOf(name: string, written: TableFieldSource): ServerField {
  const facts = typeof written === 'string' ? { type: written } : written;
  const { min, max, item, fields, ...rest } = facts;
  return {
    name,
    ...NOTHING_SAID,
    ...rest,
    minValue: min,
    maxValue: max,
    child: item === undefined ? undefined : fieldOf('', item),
    children: fields && Object.entries(fields).map(([inner, its]) => fieldOf(inner, its)),
  };
}

const NOTHING_SAID = {
  required: false,
  readOnly: false,
  writeOnly: false,
  filter: false,
  order: false,
};

/** The server reports the database's limit for integers that have no limit of their own. */
const DATABASE_INTEGER_LIMIT = 2_147_483_647;

/** The limits of a number that are its own. */
export function boundsOf({ minValue, maxValue }: ServerField): { min?: number; max?: number } {
  return {
    ...(minValue !== undefined && minValue > -DATABASE_INTEGER_LIMIT && { min: minValue }),
    ...(maxValue !== undefined && maxValue < DATABASE_INTEGER_LIMIT && { max: maxValue }),
  };
}

/** The default of a date is the moment of asking; an empty one is none. */
function saysSomething(value: unknown, type: string): boolean {
  const isEmpty =
    value === undefined ||
    value === null ||
    value === '' ||
    isEqual(value, []) ||
    isEqual(value, {});
  return !isEmpty && !/^(?:date|time|datetime)$/.test(type);
}

/** The facts that are said of a field; only its default may also be `false`. */
export function saidFacts(facts: Readonly<Record<string, unknown>>) {
  return pickBy(facts, (fact, key) => fact !== undefined && (fact !== false || key === 'default'));
}

/** The shortest form of a field: its type alone, when it has no other facts. */
export function writtenField(field: ServerField): TableFieldSource {
  const { type, default: value, child, children } = field;
  const facts = saidFacts({
    ...pick(field, ['required', 'readOnly', 'writeOnly', 'maxLength', 'minLength']),
    ...boundsOf(field),
    ...pick(field, ['digits', 'decimals']),
    default: saysSomething(value, type) ? value : undefined,
    ...pick(field, ['choices', 'filter', 'order']),
    item: child && writtenField(child),
    fields: children && Object.fromEntries(children.map((one) => [one.name, writtenField(one)])),
  });
  // A word that could be none is that of what nothing is known of.
  const word = /^[a-z][a-z _]*$/.test(type) ? type : 'field';
  return Object.keys(facts).length === 0 ? word : ({ type: word, ...facts } as TableFieldSource);
}
