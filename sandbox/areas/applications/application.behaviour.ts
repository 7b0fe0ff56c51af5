import type { Field } from '../../../generated/names.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { titlesOf } from '../../kernel/resources/represent.ts';
import { partsOfKind } from '../../kernel/resources/kinds.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import type { BehaviourOf, RowOf } from '../../kernel/core/tables.ts';
import { applicationTree } from './applicationTree.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';
import { storedObject } from '../../kernel/core/stored.ts';
import { isMap } from '../../../codegen/model/isMap.ts';

const RESOURCE = 'applications.application';
type ApplicationRow = RowOf<typeof RESOURCE>;
/** The object field whose parts depend on the type. */
const ATTRS = 'attrs' satisfies Field<typeof RESOURCE>;

/** The types of each category. Source: protocol, section 18. */
export const APPLICATION_TYPES: Readonly<Record<string, readonly string[]>> = {
  db: ['mysql', 'mariadb', 'oracle', 'postgresql', 'sqlserver', 'redis', 'mongodb'],
  remote_app: ['chrome', 'mysql_workbench', 'vmware_client', 'custom'],
  cloud: ['k8s'],
};

/** Remote applications, databases and clusters are one resource with a category and a type. */
export const applications: BehaviourOf<typeof RESOURCE> = {
  sizes: { mini: ['id', 'name'] },
  beforeSave(values, call, existing) {
    if (!existing || values['attrs'] === undefined) return;
    if (call.query.has('type')) values['attrs'] = withKeptSecrets(values['attrs'], existing, call);
    else delete values['attrs'];
  },
  shows: {
    attrs(rows, call) {
      const hosts = hostnames(rows, call);
      return (row) => shownAttrs(row, hosts, answeredParts(row, call), call);
    },
  },
  endpoints: [
    get('applications/applications/tree', 'applications.view_application', (call) =>
      ok(applicationTree(call, attrsOfRows)),
    ),
  ],
};

function attrsField({ sandbox }: Call): FieldModel | undefined {
  return resourceOf(sandbox, RESOURCE).fields.find(({ name }) => name === ATTRS);
}

function partsOf(row: ApplicationRow, call: Call): readonly FieldModel[] {
  const field = attrsField(call);
  return field ? partsOfKind(field, String(row['type'])) : [];
}

/** Keeps secrets that the request does not contain. */
function withKeptSecrets(sent: unknown, existing: ApplicationRow, call: Call): unknown {
  if (!isMap(sent)) return sent;
  const before = storedObject(existing['attrs']);
  const secrets = partsOf(existing, call).filter((part) => part.writeOnly);
  const kept = secrets.flatMap(({ name }) => (name in before ? [[name, before[name]]] : []));
  return { ...Object.fromEntries(kept), ...sent };
}

/**
 * The parts of `attrs` in an answer. A record has the parts of its type. A list has the parts of all types in the
 * category or type of its query, and none without such a query (observed, section OPTIONS).
 */
function answeredParts(row: ApplicationRow, call: Call): ReadonlySet<string> {
  const list = call.method === 'GET' && /\/applications\/(suggestions\/)?$/.test(call.path);
  if (!list || call.query.get('type')) return namesOf(partsOf(row, call));
  const types = APPLICATION_TYPES[call.query.get('category') ?? ''];
  if (!types) return new Set();
  const parts = attrsField(call)?.fields ?? [];
  return namesOf(parts.filter(({ kinds }) => !kinds || types.every((type) => kinds[type])));
}

function namesOf(parts: readonly FieldModel[]): ReadonlySet<string> {
  return new Set(parts.map(({ name }) => name));
}

/** The `attrs` of tree entries: for a database its address, for a cluster nothing (observed). */
function attrsOfRows(rows: readonly ApplicationRow[], call: Call) {
  const hosts = hostnames(rows, call);
  return new Map(
    rows.map((row) => {
      const shown = namesOf(row['category'] === 'db' ? partsOf(row, call) : []);
      return [row['id'], shownAttrs(row, hosts, shown, call)];
    }),
  );
}

function shownAttrs(
  row: ApplicationRow,
  hosts: ReadonlyMap<SqlValue, string>,
  shown: ReadonlySet<string>,
  call: Call,
): RecordValues {
  const attrs = storedObject(row['attrs']);
  if (Object.keys(attrs).length === 0) return {};
  return Object.fromEntries(
    partsOf(row, call)
      .filter((part) => !part.writeOnly && shown.has(part.name))
      .map(({ name }) => [
        name,
        name === 'asset_info' ? hostOf(attrs['asset'], hosts) : (attrs[name] ?? null),
      ]),
  );
}

function hostOf(asset: unknown, hosts: ReadonlyMap<SqlValue, string>): RecordValues {
  const hostname = typeof asset === 'string' ? hosts.get(asset) : undefined;
  return hostname === undefined ? {} : { id: asset, hostname };
}

function hostnames(rows: readonly ApplicationRow[], call: Call): ReadonlyMap<SqlValue, string> {
  const reference = attrsField(call)?.fields?.find(({ name }) => name === 'asset');
  const ids = rows.map((row) => storedObject(row['attrs'])['asset']);
  return reference
    ? titlesOf(
        reference,
        ids.filter((id) => typeof id === 'string'),
        call,
      )
    : new Map<SqlValue, string>();
}
