import type { Field } from '../../../generated/names.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { paired, setComputedValues, titlesOf } from '../../kernel/resources/represent.ts';
import { partsOfKind } from '../../kernel/resources/kinds.ts';
import { resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import type { BehaviourOf, RowOf } from '../../kernel/core/tables.ts';
import { applicationTree } from './applicationTree.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { get, ok } from '../../kernel/core/endpoints.ts';
import { storedObject } from '../../kernel/core/stored.ts';

const RESOURCE = 'applications.application';
type ApplicationRow = RowOf<typeof RESOURCE>;
/** The object field whose parts depend on the type. */
const ATTRS = 'attrs' satisfies Field<typeof RESOURCE>;

/** Source: protocol, section 18. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
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
  represent(rows, records, call) {
    const field = attrsField(call);
    const hosts = hostnames(rows, field, call);
    for (const [row, record] of paired(rows, records)) {
      if (!field) continue;
      setComputedValues(record, {
        attrs: shownAttrs(field, row, hosts, answeredParts(field, row, call)),
      });
    }
  },
  endpoints: [
    get('applications/applications/tree', 'applications.view_application', (call) =>
      ok(applicationTree(call, attrsOfRows)),
    ),
  ],
};

function attrsField(call: Call): FieldModel | undefined {
  const { fields } = resourceOf(call.sandbox, 'applications.application');
  return fields.find(({ name }) => name === ATTRS);
}

/** Keeps secrets that the request does not contain. */
function withKeptSecrets(sent: unknown, existing: ApplicationRow, call: Call): unknown {
  const field = attrsField(call);
  if (!field || !isMap(sent)) return sent;
  const before = attrsOf(existing);
  const secrets = partsOfKind(field, String(existing['type'])).filter((part) => part.writeOnly);
  const kept = secrets.flatMap(({ name }) => (name in before ? [[name, before[name]]] : []));
  return { ...Object.fromEntries(kept), ...sent };
}

/**
 * The parts of `attrs` in an answer. A record has the parts of its type. A list has the parts of all types in the
 * category or type of its query, and none without such a query (observed, section OPTIONS).
 */
function answeredParts(field: FieldModel, row: ApplicationRow, call: Call): ReadonlySet<string> {
  const parts = partsOfKind(field, String(row['type']));
  const list = call.method === 'GET' && /\/applications\/(suggestions\/)?$/.test(call.path);
  if (!list || call.query.get('type')) return new Set(parts.map(({ name }) => name));
  const types = TYPES[call.query.get('category') ?? ''];
  if (!types) return new Set();
  const ofAll = (field.fields ?? []).filter(
    ({ kinds }) => !kinds || types.every((type) => kinds[type]),
  );
  return new Set(ofAll.map(({ name }) => name));
}

/** The `attrs` of tree entries: for a database its address, for a cluster nothing (observed). */
function attrsOfRows(rows: readonly ApplicationRow[], call: Call): ReadonlyMap<SqlValue, unknown> {
  const field = attrsField(call);
  if (!field) return new Map();
  const hosts = hostnames(rows, field, call);
  return new Map(
    rows.map((row) => {
      const parts = row['category'] === 'db' ? partsOfKind(field, String(row['type'])) : [];
      return [
        row['id'] ?? null,
        shownAttrs(field, row, hosts, new Set(parts.map(({ name }) => name))),
      ];
    }),
  );
}

function shownAttrs(
  field: FieldModel,
  row: ApplicationRow,
  hosts: ReadonlyMap<SqlValue, string>,
  told: ReadonlySet<string>,
): RecordValues {
  const attrs = attrsOf(row);
  const asset = attrs['asset'];
  if (Object.keys(attrs).length === 0) return {};
  return Object.fromEntries(
    partsOfKind(field, String(row['type']))
      .filter((part) => !part.writeOnly && told.has(part.name))
      .map(({ name }) => [
        name,
        name === 'asset_info' ? hostOf(asset, hosts) : (attrs[name] ?? null),
      ]),
  );
}

function hostOf(asset: unknown, hosts: ReadonlyMap<SqlValue, string>): RecordValues {
  const hostname = typeof asset === 'string' ? hosts.get(asset) : undefined;
  return hostname === undefined ? {} : { id: asset, hostname };
}

function hostnames(
  rows: readonly ApplicationRow[],
  field: FieldModel | undefined,
  call: Call,
): ReadonlyMap<SqlValue, string> {
  const reference = field?.fields?.find(({ name }) => name === 'asset');
  const ids = rows.map((row) => attrsOf(row)['asset']).filter((id) => typeof id === 'string');
  return reference ? titlesOf(reference, ids, call) : new Map<SqlValue, string>();
}

function attrsOf(row: ApplicationRow): Readonly<Record<string, unknown>> {
  return storedObject(row['attrs']);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
