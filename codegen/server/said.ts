import { omit } from 'es-toolkit/object';
import { isEqual } from 'es-toolkit/predicate';
import { groupBy } from '../model/groupBy.ts';
import type {
  PermissionModelSource,
  ServerTableSource,
  TableAddressSource,
  TableFieldSource,
} from '../schema/generated/manifest.ts';
import type { ServerField } from '../model/serverField.ts';
import type { ServerMetadata } from './metadata.ts';
import { expressible } from './serverFields.ts';
import { METHODS } from '../schema/server.schema.ts';
import { writtenField } from './table.ts';

/** What a server said of itself. */
export interface Said {
  /** By address below the root of the API; `:id` stands for a record. */
  readonly addresses: ReadonlyMap<
    string,
    { readonly methods: readonly string[]; readonly metadata?: ServerMetadata }
  >;
  /** Names of public settings. */
  readonly settings: readonly string[];
  readonly permissions: {
    readonly all: ReadonlySet<string>;
    /** Those that roles of an organization can hold. */
    readonly ofOrganizations: ReadonlySet<string>;
  };
}

/** What was asked of a server. */
export interface SaidOf {
  readonly said: Said;
  /** Addresses that it did not answer. */
  readonly unread: readonly { readonly address: string; readonly because: string }[];
}

const VERBS = ['view', 'add', 'change', 'delete'];

/**
 * The table of what a server said, without its sentences. Of a record only the fields are kept that its list does not
 * have; other addresses below a list, and queries of it, keep their fields when those are not the list's.
 */
export function tableOf({ addresses, settings, permissions }: Said): ServerTableSource {
  const written = [...addresses.keys()]
    .toSorted()
    .flatMap((address): readonly (readonly [string, TableAddressSource])[] => {
      const { methods = [], metadata } = addresses.get(address) ?? {};
      const known = METHODS.filter((method) => methods.includes(method));
      const fields = FILES.test(address) ? [] : ownFields(address, metadata, addresses);
      // A query that changes nothing is no address of its own.
      if (known.length === 0 || (address.includes('?') && fields.length === 0)) return [];
      return [
        [
          address,
          fields.length === 0 ? known : { methods: known, fields: Object.fromEntries(fields) },
        ],
      ];
    });
  const names = settings.filter((name) => SETTING.test(name)).toSorted();
  return {
    permissions: permissionsOf(permissions),
    ...(names.length > 0 && { settings: names }),
    addresses: Object.fromEntries(written),
  };
}

const SETTING = /^[A-Z][A-Z0-9_]*$/;
/** What is sent there are files. */
const FILES = /\/render-to-json$/;

type WrittenField = readonly [name: string, facts: TableFieldSource];

function ownFields(
  address: string,
  metadata: ServerMetadata | undefined,
  addresses: Said['addresses'],
): readonly WrittenField[] {
  const fields = metadata && expressible(metadata).metadata.fields;
  const written = [...(fields?.values() ?? [])].map((field): WrittenField => [
    field.name,
    writtenField(field),
  ]);
  const above = fieldsAbove(address, addresses);
  const own = written.filter(([name, facts]) => {
    const other = above?.get(name);
    return !other || !isEqual(plain(facts), plain(writtenField(other)));
  });
  return own.length === 0 || address.endsWith('/:id') ? own : written;
}

/** Only lists say what they are filtered and ordered by. */
function plain(facts: TableFieldSource): object {
  return typeof facts === 'string' ? { type: facts } : omit(facts, ['filter', 'order']);
}

/** The fields of the nearest address above that has some. */
function fieldsAbove(
  address: string,
  addresses: Said['addresses'],
): ReadonlyMap<string, ServerField> | undefined {
  const above = address.replace(/\?.*$|\/[^/]*$/, '');
  if (above === address) return undefined;
  const fields = addresses.get(above)?.metadata?.fields;
  return fields?.size ? fields : fieldsAbove(above, addresses);
}

function permissionsOf({
  all,
  ofOrganizations,
}: Said['permissions']): ServerTableSource['permissions'] {
  const parts = [...all, ...ofOrganizations].flatMap((name) => {
    const [, app = '', verb = '', model = ''] = /^(\w+)\.([a-z]+)_(\w+)$/.exec(name) ?? [];
    return app === '' ? [] : [{ app, verb, model, name }];
  });
  type Entry<T> = readonly [string, T];
  const sorted = <T>(entries: readonly Entry<T>[]) =>
    Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return sorted(
    [...groupBy(parts, ({ app }) => app)].map(([app, ofApp]) => [
      app,
      sorted(
        [...groupBy(ofApp, ({ model }) => model)].map(
          ([model, ofModel]): Entry<PermissionModelSource> => {
            const known = new Set(ofModel.map(({ verb }) => verb));
            const verbs = [
              ...VERBS.filter((verb) => known.has(verb)),
              ...[...known].filter((verb) => !VERBS.includes(verb)).toSorted(),
            ];
            const system = verbs.filter((verb) => !ofOrganizations.has(`${app}.${verb}_${model}`));
            if (system.length === 0) return [model, verbs];
            return [model, { verbs, system: system.length === verbs.length ? true : system }];
          },
        ),
      ),
    ]),
  );
}
