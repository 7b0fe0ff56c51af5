import { messages } from './messages.ts';
import { type Endpoint, resourceOf, type Call } from '../../kernel/core/sandbox.ts';
import type { ApiAddress, Field, Permission } from '../../../generated/names.ts';
import {
  paired,
  represent,
  setComputedValues,
  titlesOf,
} from '../../kernel/resources/represent.ts';
import { findRow } from '../../kernel/resources/answer.ts';
import { UUID } from '../../kernel/resources/query.ts';
import type { SqlPart } from '../../kernel/core/columns.ts';
import { writeRelation } from '../../kernel/resources/relations.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import { placeholders, type SqlValue } from '../../kernel/store/database.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type RowOf,
  type ValuesOf,
} from '../../kernel/core/tables.ts';
import type { ErrorBody } from '../../kernel/core/errors.ts';
import { reportReachable } from './accountTasks.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';
import { bodyField, ids } from '../../kernel/wire/body.ts';
import { nodeAndBelow, nodeForPath, rootNode } from './nodeTree.ts';
import { created, get, ok, post } from '../../kernel/core/endpoints.ts';
import { equals, isIn } from '../../kernel/core/sqlParts.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';

const RESOURCE = 'assets.asset';
const ASSETS = table(RESOURCE);
const LABELS = table('assets.label');
const PLATFORMS = table('assets.platform');
const NODES = 'nodes' satisfies Field<typeof RESOURCE>;
type AssetRow = RowOf<typeof RESOURCE>;
type AssetValues = ValuesOf<typeof RESOURCE>;

const PROTOCOL = /^(ssh|rdp|telnet|vnc)\/(\d{1,5})$/;
const LARGEST_PORT = 65_535;
const TRUE_WORDS = new Set([
  't',
  'T',
  'y',
  'Y',
  'yes',
  'YES',
  'true',
  'True',
  'TRUE',
  'on',
  'On',
  'ON',
  '1',
]);

/** Any of these allows starting tasks on an asset. */
const TASKS: readonly Permission[] = [
  'assets.refresh_assethardwareinfo',
  'assets.test_assetconnectivity',
  'assets.push_assetsystemuser',
];

/** What can be done with several assets, and with one. Source: metadata; protocol, section 14.3. */
const TASKS_OF_MANY = ['refresh', 'test'] as const;
const TASKS_OF_ONE = [...TASKS_OF_MANY, 'push_system_user', 'test_system_user'] as const;

/** Source: contract: assets, section 1; protocol, section 4. */
export const assets: BehaviourOf<
  typeof RESOURCE,
  'node_id' | 'node' | 'label' | 'platform__base' | 'ips' | 'asset_id'
> = {
  computed: ['cpu_info', 'hardware_info', 'nodes_display', 'protocol', 'port'],
  sizes: { mini: ['id', 'hostname', 'ip', 'platform', 'protocols'] },
  filters: {
    node_id: nodeFilter,
    node: nodeFilter,
    label: labelFilter,
    platform__base: (value) => ({
      sql: `${ASSETS.platform} IN (SELECT ${PLATFORMS.name} FROM ${PLATFORMS} WHERE ${PLATFORMS.base} = ?)`,
      parameters: [value],
    }),
    ips: (value) => {
      const addresses = value.split(',').map((address) => address.trim());
      return { sql: `${ASSETS.ip} IN (${placeholders(addresses.length)})`, parameters: addresses };
    },
    // The server stores them as one text, with spaces between.
    protocols: (value) => ({
      sql: `(SELECT group_concat(value, ' ') FROM json_each(${ASSETS.protocols})) = ?`,
      parameters: [value],
    }),
    asset_id: (value) => equals('id', value),
  },
  // An asset that is sent without nodes goes to the top node (observed).
  putDefaults: { nodes: [] },
  validate: (values) => protocolErrors(values, (protocol) => PROTOCOL.test(protocol)),
  // The port is only checked when everything else is valid (observed).
  validateTogether: (values) => protocolErrors(values, hasPort),
  beforeSave(values, call, existing) {
    values['protocols'] ??= existing ? undefined : ['ssh/22'];
    if (values['protocols'] === undefined) delete values['protocols'];
    if (!existing) values['is_active'] ??= true;
    if (!existing) values['connectivity'] ??= 'unknown';
    const node = call.query.get('node_id');
    if (!existing && node && !Array.isArray(values['nodes'])) values['nodes'] = [node];
  },
  afterSave: placeInTree,
  represent(rows, records, call, resource) {
    const nodes = new Map(
      resource.fields
        .filter((field) => field.name === NODES)
        .flatMap((field) => [...titlesOf(field, records.flatMap(nodeIds), call)]),
    );
    const admins = adminUsers(rows, call);
    const labels = labelTexts(rows, call);
    for (const [row, record] of paired(rows, records)) {
      completeAsset(row, record, nodes, admins, labels);
    }
  },
  endpoints: [
    task('assets/assets/:id/tasks', true),
    task('assets/assets/tasks', false),
    get('assets/assets/:id/platform', 'assets.view_asset', (call, { id = '' }) => {
      const row: AssetRow = findRow(resourceOf(call.sandbox, 'assets.asset'), id, call);
      const platforms = resourceOf(call.sandbox, 'assets.platform');
      const found = call.sandbox.database.get(
        `SELECT * FROM ${PLATFORMS} WHERE ${PLATFORMS.name} = ?`,
        [row['platform'] ?? null],
      );
      return ok(found && represent(platforms, [found], call)[0]);
    }),
  ],
};

/** Starts a task and answers its id. The sandbox executes nothing on any host. */
function task(address: ApiAddress, ofRecord: boolean): Endpoint {
  return post(address, TASKS, (call, { id = '' }) => {
    if (ofRecord) {
      const row: AssetRow = findRow(resourceOf(call.sandbox, 'assets.asset'), id, call);
      const thisOne = equals('id', row['id'] ?? null);
      const action = askedAction(call, TASKS_OF_ONE);
      if (action === 'test_system_user') {
        reportReachable(call, 'asset', row, 'systemuser', bodyField(call, 'system_users'));
        return created(beginHostTask(call, action, thisOne));
      }
      setColumns(call.sandbox, RESOURCE, row['id'], {
        connectivity: row['is_active'] === 1 ? 'ok' : 'failed',
        date_verified: call.now,
      });
      return created(beginHostTask(call, action, thisOne));
    }
    const these = isIn('id', ids(bodyField(call, 'assets')));
    return created(beginHostTask(call, askedAction(call, TASKS_OF_MANY), these));
  });
}

function hasPort(protocol: string): boolean {
  const port = Number(PROTOCOL.exec(protocol)?.[2] ?? 0);
  return port >= 1 && port <= LARGEST_PORT;
}

function protocolErrors(
  values: AssetValues,
  fits: (protocol: string) => boolean,
): ErrorsOf<typeof RESOURCE> {
  const protocols = values['protocols'];
  if (!Array.isArray(protocols)) return {};
  const wrong: Record<string, ErrorBody> = {};
  protocols.forEach((protocol: unknown, index) => {
    if (!fits(String(protocol))) wrong[String(index)] = [{ say: messages.protocolForm }];
  });
  return Object.keys(wrong).length > 0 ? { protocols: wrong } : {};
}

/**
 * Puts an asset without a node below the top node of the organization; creates the nodes of paths that do not
 * exist.
 */
function placeInTree(id: string, values: AssetValues, call: Call, created: boolean): void {
  const paths = values['nodes_display'];
  const named = Array.isArray(paths) ? paths.map((path) => nodeForPath(String(path), call)) : [];
  const given = Array.isArray(values['nodes']) ? values['nodes'] : undefined;
  const storage = resourceOf(call.sandbox, 'assets.asset').relations.get(NODES);
  if (!storage) return;
  if (named.length > 0 && !given?.length) writeRelation(call, storage, id, named);
  else if ((created || given) && !given?.length) {
    writeRelation(call, storage, id, [rootNode(call).id]);
  }
}

function nodeFilter(value: string, call: Call): SqlPart | undefined {
  // A value that is not an id filters nothing (observed).
  if (!UUID.test(value)) return undefined;
  const onlyThis =
    call.query.get('show_current_asset') === '1' ||
    (call.query.has('all') && !TRUE_WORDS.has(call.query.get('all') ?? ''));
  // All assets of the organization are below its top node.
  if (!onlyThis && !call.organization.isRoot && value === rootNode(call).id) return undefined;
  const nodes = onlyThis ? [value] : nodeAndBelow(value, call);
  return {
    sql: `id IN (SELECT owner_id FROM ${ASSETS.link.nodes} WHERE target_id IN (SELECT value FROM json_each(?)))`,
    parameters: [JSON.stringify(nodes)],
  };
}

function labelFilter(value: string): SqlPart {
  const [, name = value, text = ''] = /^([^:#]*)[:#](.*)$/.exec(value) ?? [];
  return {
    sql: `id IN (SELECT owner_id FROM ${ASSETS.link.labels} WHERE target_id IN
          (SELECT id FROM ${LABELS} WHERE ${LABELS.name} = ? AND ${LABELS.value} = ?))`,
    parameters: [name, text],
  };
}

function nodeIds(record: AssetValues): readonly SqlValue[] {
  const ids = record['nodes'];
  return Array.isArray(ids) ? ids : [];
}

function adminUsers(rows: readonly AssetRow[], call: Call): ReadonlyMap<SqlValue, string> {
  const named = rows.map((row) => row['admin_user'] ?? null);
  const found = rowsById('assets.systemuser', ['name', 'username'], named, call);
  return new Map([...found].map(([id, row]) => [id, `${row['name']}(${row['username']})`]));
}

function labelTexts(
  rows: readonly AssetRow[],
  call: Call,
): ReadonlyMap<SqlValue, readonly string[]> {
  const ids = rows.map((row) => row['id'] ?? null);
  const found: readonly RowOf<'assets.label', 'owner_id'>[] = call.sandbox.database.all(
    `SELECT l.owner_id, t.${LABELS.name}, t.${LABELS.value}
     FROM ${ASSETS.link.labels} l JOIN ${LABELS} t ON t.id = l.target_id
     WHERE l.owner_id IN (${placeholders(ids.length)}) ORDER BY l.id`,
    ids,
  );
  const texts = new Map<SqlValue, string[]>();
  for (const row of found) {
    const owner = row['owner_id'] ?? null;
    texts.set(owner, [...(texts.get(owner) ?? []), `${row['name']}:${row['value']}`]);
  }
  return texts;
}

function completeAsset(
  row: AssetRow,
  record: AssetValues,
  nodes: ReadonlyMap<SqlValue, string>,
  admins: ReadonlyMap<SqlValue, string>,
  labels: ReadonlyMap<SqlValue, readonly string[]>,
): void {
  const computed: AssetValues = {
    cpu_info: cpuInfo(row),
    hardware_info: hardwareInfo(row),
    nodes_display: nodeIds(record).flatMap((id) => nodes.get(id) ?? []),
    admin_user_display: admins.get(row['admin_user'] ?? null) ?? '',
    labels_display: labels.get(row['id'] ?? null) ?? [],
  };
  setComputedValues(record, computed);
  // The real server leaves the field out when there is no domain (observed, section lists).
  if (row['domain'] === null) delete record['domain_display'];
}

function cpuInfo(row: AssetRow): string {
  if (!row['cpu_model'] && !row['cpu_count']) return '';
  return `${row['cpu_model'] ?? ''} ${row['cpu_count'] ?? 1}*${row['cpu_cores'] ?? 1}`.trim();
}

function hardwareInfo(row: AssetRow): string {
  if (!row['cpu_count']) return '';
  const cores = Number(row['cpu_count']) * Number(row['cpu_cores'] ?? 1);
  return `${cores} Core ${row['memory'] ?? ''} ${row['disk_total'] ?? ''}`.trim();
}
