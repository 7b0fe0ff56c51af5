import { represent, titlesOf } from '../resources/represent.ts';
import { findRow } from '../resources/answer.ts';
import { UUID } from '../resources/query.ts';
import type { SqlPart } from '../resources/resource.ts';
import { writeRelation } from '../resources/relations.ts';
import { beginHostTask } from '../jobs/hostTask.ts';
import { resourceOf } from '../sandbox.ts';
import { placeholders, type Row, type SqlValue } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import type { ErrorBody } from '../wire/errors.ts';
import { tellReachable } from './accountTasks.ts';
import type { Behaviour, FieldErrors, RecordValues } from './behaviour.ts';
import { bodyField, ids } from './users.ts';
import { nodeAndBelow, nodeForPath, rootNode } from './nodeTree.ts';

const NODE_LINKS = 'r_assets_asset__nodes';
const LABEL_LINKS = 'r_assets_asset__labels';
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

/** Any of what lets somebody start work on an asset. */
const TASKS = [
  'assets.refresh_assethardwareinfo',
  'assets.test_assetconnectivity',
  'assets.push_assetsystemuser',
];

/** Source: page facts, assets, section 1; protocol facts, section 4. */
export const assets: Behaviour = {
  computed: ['cpu_info', 'hardware_info', 'nodes_display', 'protocol', 'port'],
  sizes: { mini: ['id', 'hostname', 'ip', 'platform', 'protocols'] },
  filters: {
    node_id: nodeFilter,
    node: nodeFilter,
    label: labelFilter,
    platform__base: (value) => ({
      sql: 'platform IN (SELECT name FROM r_assets_platform WHERE base = ?)',
      parameters: [value],
    }),
    ips: (value) => {
      const addresses = value.split(',').map((address) => address.trim());
      return { sql: `ip IN (${placeholders(addresses.length)})`, parameters: addresses };
    },
    asset_id: (value) => ({ sql: 'id = ?', parameters: [value] }),
  },
  // An asset that no node was sent for goes to the top (observed on the server).
  putDefaults: { nodes: [] },
  validate: (values) => protocolErrors(values, (protocol) => PROTOCOL.test(protocol)),
  // A port that no host has is looked for last: told beside a wrong platform, it is not (observed).
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
        .filter((field) => field.name === 'nodes')
        .flatMap((field) => [...titlesOf(field, records.flatMap(nodeIds), call)]),
    );
    const admins = adminUsers(rows, call);
    const labels = labelTexts(rows, call);
    rows.forEach((row, index) => {
      const record = records[index];
      if (record) completeAsset(row, record, nodes, admins, labels);
    });
  },
  endpoints: [
    task('assets/assets/:id/tasks', true),
    task('assets/assets/tasks', false),
    {
      method: 'GET',
      address: 'assets/assets/:id/platform',
      needs: ['assets.view_asset'],
      answer: (call, { id = '' }) => {
        const row = findRow(resourceOf(call.sandbox, 'assets.asset'), id, call);
        const platforms = resourceOf(call.sandbox, 'assets.platform');
        const found = call.sandbox.database.get(`SELECT * FROM ${platforms.table} WHERE name = ?`, [
          row['platform'] ?? null,
        ]);
        return { status: 200, body: found && represent(platforms, [found], call)[0] };
      },
    },
  ],
};

/** Started work answers with a task id; the sandbox executes nothing on any host. */
function task(address: string, ofRecord: boolean) {
  return {
    method: 'POST' as const,
    address,
    needs: TASKS,
    answer: (call: Call, { id = '' }: Readonly<Record<string, string>>) => {
      if (ofRecord) {
        const row = findRow(resourceOf(call.sandbox, 'assets.asset'), id, call);
        const thisOne = { sql: 'id = ?', parameters: [row['id'] ?? null] };
        if (bodyField(call, 'action') === 'test_system_user') {
          tellReachable(call, 'asset', row, 'systemuser', bodyField(call, 'system_users'));
          return { status: 201, body: beginHostTask(call, bodyField(call, 'action'), thisOne) };
        }
        call.sandbox.database.run(
          'UPDATE r_assets_asset SET connectivity = ?, date_verified = ? WHERE id = ?',
          [row['is_active'] === 1 ? 'ok' : 'failed', call.now, row['id'] ?? null],
        );
        return { status: 201, body: beginHostTask(call, bodyField(call, 'action'), thisOne) };
      }
      const these = {
        sql: 'id IN (SELECT value FROM json_each(?))',
        parameters: [JSON.stringify(ids(bodyField(call, 'assets')))],
      };
      return { status: 201, body: beginHostTask(call, bodyField(call, 'action'), these) };
    },
  };
}

function hasPort(protocol: string): boolean {
  const port = Number(PROTOCOL.exec(protocol)?.[2] ?? 0);
  return port >= 1 && port <= LARGEST_PORT;
}

function protocolErrors(values: RecordValues, fits: (protocol: string) => boolean): FieldErrors {
  const protocols = values['protocols'];
  if (!Array.isArray(protocols)) return {};
  const wrong: Record<string, ErrorBody> = {};
  protocols.forEach((protocol: unknown, index) => {
    if (!fits(String(protocol))) wrong[String(index)] = [{ say: 'protocolForm' }];
  });
  return Object.keys(wrong).length > 0 ? { protocols: wrong } : {};
}

/** An asset without a node stands below the organization's top node; paths make nodes as needed. */
function placeInTree(id: string, values: RecordValues, call: Call, created: boolean): void {
  const paths = values['nodes_display'];
  const named = Array.isArray(paths) ? paths.map((path) => nodeForPath(String(path), call)) : [];
  const given = Array.isArray(values['nodes']) ? values['nodes'] : undefined;
  const storage = resourceOf(call.sandbox, 'assets.asset').relations.get('nodes');
  if (!storage) return;
  if (named.length > 0 && !given?.length) writeRelation(call, storage, id, named);
  else if ((created || given) && !given?.length) {
    writeRelation(call, storage, id, [rootNode(call).id]);
  }
}

function nodeFilter(value: string, call: Call): SqlPart | undefined {
  // What is no id narrows nothing (observed).
  if (!UUID.test(value)) return undefined;
  const onlyThis =
    call.query.get('show_current_asset') === '1' ||
    (call.query.has('all') && !TRUE_WORDS.has(call.query.get('all') ?? ''));
  // Every asset stands below the top node of its organization.
  if (!onlyThis && !call.organization.isRoot && value === rootNode(call).id) return undefined;
  const nodes = onlyThis ? [value] : nodeAndBelow(value, call);
  return {
    sql: `id IN (SELECT owner_id FROM ${NODE_LINKS} WHERE target_id IN (SELECT value FROM json_each(?)))`,
    parameters: [JSON.stringify(nodes)],
  };
}

/** `name:value` or `name#value`. */
function labelFilter(value: string): SqlPart {
  const [, name = value, text = ''] = /^([^:#]*)[:#](.*)$/.exec(value) ?? [];
  return {
    sql: `id IN (SELECT owner_id FROM ${LABEL_LINKS} WHERE target_id IN
          (SELECT id FROM r_assets_label WHERE name = ? AND value = ?))`,
    parameters: [name, text],
  };
}

function nodeIds(record: RecordValues): readonly SqlValue[] {
  const ids = record['nodes'];
  return Array.isArray(ids) ? ids : [];
}

function adminUsers(rows: readonly Row[], call: Call): ReadonlyMap<SqlValue, string> {
  const ids = [...new Set(rows.map((row) => row['admin_user'] ?? null))];
  const found = call.sandbox.database.all(
    `SELECT id, name, username FROM r_assets_systemuser WHERE id IN (${placeholders(ids.length)})`,
    ids,
  );
  return new Map(found.map((row) => [row['id'] ?? null, `${row['name']}(${row['username']})`]));
}

function labelTexts(rows: readonly Row[], call: Call): ReadonlyMap<SqlValue, readonly string[]> {
  const ids = rows.map((row) => row['id'] ?? null);
  const found = call.sandbox.database.all(
    `SELECT owner_id, name, value FROM ${LABEL_LINKS} JOIN r_assets_label ON r_assets_label.id = target_id
     WHERE owner_id IN (${placeholders(ids.length)}) ORDER BY ${LABEL_LINKS}.id`,
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
  row: Row,
  record: RecordValues,
  nodes: ReadonlyMap<SqlValue, string>,
  admins: ReadonlyMap<SqlValue, string>,
  labels: ReadonlyMap<SqlValue, readonly string[]>,
): void {
  const computed: RecordValues = {
    cpu_info: cpuInfo(row),
    hardware_info: hardwareInfo(row),
    nodes_display: nodeIds(record).flatMap((id) => nodes.get(id) ?? []),
    admin_user_display: admins.get(row['admin_user'] ?? null) ?? '',
    labels_display: labels.get(row['id'] ?? null) ?? [],
  };
  for (const [name, value] of Object.entries(computed)) {
    if (name in record) record[name] = value;
  }
  // The real server leaves the field out when there is no domain (observed facts, lists).
  if (row['domain'] === null) delete record['domain_display'];
}

function cpuInfo(row: Row): string {
  if (!row['cpu_model'] && !row['cpu_count']) return '';
  return `${row['cpu_model'] ?? ''} ${row['cpu_count'] ?? 1}*${row['cpu_cores'] ?? 1}`.trim();
}

function hardwareInfo(row: Row): string {
  if (!row['cpu_count']) return '';
  const cores = Number(row['cpu_count']) * Number(row['cpu_cores'] ?? 1);
  return `${cores} Core ${row['memory'] ?? ''} ${row['disk_total'] ?? ''}`.trim();
}
