import type {
  TableAddressSource,
  TableFieldSource,
  ServerTableSource,
} from '../schema/generated/manifest.ts';

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
  return [
    ...changesOf('address', old, now, methodsOf),
    ...Object.keys(now).flatMap((address) =>
      Object.hasOwn(old, address)
        ? changesOf('field', fieldsOf(old[address]), fieldsOf(now[address]), factsOf).map(
            (change) => ({
              ...change,
              address,
            }),
          )
        : [],
    ),
    ...changesOf('permission', permissionsOf(before), permissionsOf(after), String),
    ...changesOf('setting', settingsOf(before), settingsOf(after), () => 'public'),
  ];
}

function changesOf<T>(
  about: TableChange['about'],
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  said: (value: T) => string,
): readonly TableChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.flatMap((name): readonly TableChange[] => {
    const [was, is] = [before[name], after[name]].map((value) => value && said(value));
    if (was === is) return [];
    if (was === undefined)
      return [{ about, name, change: 'new', ...(is !== undefined && { after: is }) }];
    if (is === undefined) return [{ about, name, change: 'gone' }];
    return [{ about, name, change: 'changed', before: was, after: is }];
  });
}

function methodsOf(address: TableAddressSource): string {
  return ('methods' in address ? address.methods : address).join(', ');
}

function fieldsOf(
  address: TableAddressSource | undefined,
): Readonly<Record<string, TableFieldSource>> {
  return (address && 'fields' in address && address.fields) || {};
}

function factsOf(field: TableFieldSource): string {
  if (typeof field === 'string') return field;
  const { type, ...facts } = field;
  return [
    type,
    ...Object.entries(facts).map(([key, value]) => `${key} ${JSON.stringify(value)}`),
  ].join(', ');
}

function settingsOf({ settings = [] }: ServerTableSource): Readonly<Record<string, true>> {
  return Object.fromEntries(settings.map((name) => [name, true as const]));
}

/** By name, whose roles can hold them. */
function permissionsOf({ permissions = {} }: ServerTableSource): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(permissions).flatMap(([app, models]) =>
      Object.entries(models).flatMap(([model, given]) => {
        const { verbs, system } = 'verbs' in given ? given : { verbs: given, system: undefined };
        return verbs.map((verb) => {
          const isOfSystem = system === true || (Array.isArray(system) && system.includes(verb));
          return [`${app}.${verb}_${model}`, isOfSystem ? 'roles of the system' : 'all roles'];
        });
      }),
    ),
  );
}
