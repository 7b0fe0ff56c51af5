import type { ServedField } from '#project/generated/names.ts';
import type { FieldModel } from '@gatehouse-console/engine/model/fields.ts';
import { titlesOf } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import { partsOfKind } from '@gatehouse-console/engine/sandbox/resources/kinds.ts';
import { resourceOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';
import {
  type BehaviourOf,
  type RowOf,
  table,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { storedObject } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { isMap } from '@gatehouse-console/engine/model/isMap.ts';
import { scopeOf } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import { sayText } from '@gatehouse-console/engine/sandbox/core/texts.ts';
import { treeEntry } from '@gatehouse-console/engine/sandbox/wire/treeEntry.ts';
import { choiceLabel } from '@gatehouse-console/engine/sandbox/resources/choiceLabel.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const RESOURCE = 'applications.application';
type ApplicationRow = RowOf<typeof RESOURCE>;
/** The object field whose parts depend on the type. */
const ATTRS = 'attrs' satisfies ServedField<typeof RESOURCE>;

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
      ok(applicationTree(call)),
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

/** Types of the licensed edition; without a licence the tree leaves them out (contract: accounts, section 2). */
const LICENSED = new Set([
  'oracle',
  'postgresql',
  'sqlserver',
  ...(APPLICATION_TYPES['remote_app'] ?? []),
]);
const CATEGORIES = ['db', 'remote_app', 'cloud'] as const;
const ROOT = 'applications';
const APPLICATIONS = table(RESOURCE);

/** Every application below its type and category, as a tree on the wire (protocol, section 14.3). */
function applicationTree(call: Call): readonly unknown[] {
  const { sandbox } = call;
  const scope = scopeOf(resourceOf(sandbox, RESOURCE), call);
  const rows = rowsWhere(sandbox, RESOURCE, scope, APPLICATIONS.name);
  const attrs = attrsOfRows(rows, call);
  const licensed = publicSettings(sandbox)['XPACK_LICENSE_IS_VALID'] === true;
  const shown = rows.filter((row) => licensed || !LICENSED.has(String(row['type'])));
  const counted = call.query.get('show_count') !== '0';
  const branch = (id: string, pId: string, title: string, amount: number, meta: object) =>
    treeEntry({
      id,
      name: counted ? `${title} (${amount})` : title,
      pId,
      isParent: true,
      open: id === ROOT,
      meta,
    });
  const many = sayText(call, 'resources.applications.application.many');
  const entries = [branch(ROOT, '', many, shown.length, { type: 'applications_root' })];
  const addGroup = (
    field: 'category' | 'type',
    value: string,
    [id, pId]: readonly [id: string, pId: string],
    amount: number,
  ) => {
    const meta = { type: field, data: { name: value, value } };
    entries.push(branch(id, pId, labelOf(field, value, call), amount, meta));
  };
  for (const category of CATEGORIES) {
    const ofCategory = shown.filter((row) => row['category'] === category);
    if (ofCategory.length === 0) continue;
    const key = `category=${category}`;
    addGroup('category', category, [key, ROOT], ofCategory.length);
    for (const type of new Set(ofCategory.map((row) => String(row['type'])))) {
      const ofType = ofCategory.filter((row) => row['type'] === type);
      const below = `${key}&type=${type}`;
      addGroup('type', type, [below, key], ofType.length);
      entries.push(...ofType.map((row) => leafOf(row, below, attrs.get(row['id']))));
    }
  }
  return entries;
}

function labelOf(field: ServedField<typeof RESOURCE>, value: string, call: Call): string {
  return choiceLabel(resourceOf(call.sandbox, RESOURCE), field, value, call) ?? value;
}

function leafOf(row: ApplicationRow, pId: string, attrs: unknown) {
  const { id, name, category, type } = row;
  return treeEntry({
    id: String(id),
    name: String(name),
    pId,
    isParent: false,
    meta: { type: 'application', data: { category, type, attrs: attrs ?? {} } },
  });
}
