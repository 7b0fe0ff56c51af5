import { sortBy } from 'es-toolkit/array';
import { compareKeys, type Entries } from '../model/compareKeys.ts';
import type {
  TableAddressSource,
  TableFieldSource,
  ServerTableSource,
} from '../schema/generated/manifest.ts';
import { addressInFull, fieldsIn, permissionsInFull } from './table.ts';

/** What one table says otherwise than another. */
export interface TableChange {
  readonly about: 'address' | 'field' | 'permission' | 'setting';
  /** `users/users`, `users.view_user`; of a field its own name. */
  readonly name: string;
  /** Of a field. */
  readonly address?: string;
  readonly change: 'new' | 'gone' | 'changed';
  /** What is said of it before and after, where it changed. */
  readonly before?: string;
  readonly after?: string;
}

/** What a server added, changed and dropped, in the order of its addresses. */
export function compareTables(
  before: ServerTableSource,
  after: ServerTableSource,
): readonly TableChange[] {
  const [old = {}, now = {}] = [before.addresses, after.addresses];
  const changesInside = (address: string) =>
    changesOf('field', fieldsOf(old[address]), fieldsOf(now[address]), factsOf).map((change) => ({
      ...change,
      address,
    }));
  return [
    ...changesOf('address', Object.entries(old), Object.entries(now), methodsOf),
    ...Object.keys(now).flatMap((address) =>
      Object.hasOwn(old, address) ? changesInside(address) : [],
    ),
    ...changesOf('permission', permissionsOf(before), permissionsOf(after), String),
    ...changesOf('setting', settingsOf(before), settingsOf(after), () => 'public'),
  ];
}

function changesOf<T>(
  about: TableChange['about'],
  before: Entries<T>,
  after: Entries<T>,
  said: (value: T) => string,
): readonly TableChange[] {
  const changes = compareKeys<T, TableChange>(before, after, {
    gone: (_, name) => [{ about, name, change: 'gone' }],
    added: (is, name) => [{ about, name, change: 'new', after: said(is) }],
    kept: (old, now, name) => {
      const [was, is] = [said(old), said(now)];
      return was === is ? [] : [{ about, name, change: 'changed', before: was, after: is }];
    },
  });
  return sortBy(changes, ['name']);
}

function methodsOf(address: TableAddressSource): string {
  return addressInFull(address).methods.join(', ');
}

function factsOf(field: TableFieldSource): string {
  if (typeof field === 'string') return field;
  const { type, ...facts } = field;
  return [
    type,
    ...Object.entries(facts).map(([key, value]) => `${key} ${JSON.stringify(value)}`),
  ].join(', ');
}

function fieldsOf(address: TableAddressSource | undefined): Entries<TableFieldSource> {
  return Object.entries(fieldsIn(address));
}

function settingsOf({ settings = [] }: ServerTableSource): Entries<true> {
  return settings.map((name) => [name, true] as const);
}

/** By name, whose roles can hold them. */
function permissionsOf({ permissions = {} }: ServerTableSource): Entries<string> {
  return Object.entries(permissions).flatMap(([app, models]) =>
    Object.entries(models).flatMap(([model, given]) => {
      const { verbs, system } = permissionsInFull(given);
      return verbs.map((verb) => {
        const isOfSystem = system === true || (Array.isArray(system) && system.includes(verb));
        const whose = isOfSystem ? 'roles of the system' : 'all roles';
        return [`${app}.${verb}_${model}`, whose] as const;
      });
    }),
  );
}
