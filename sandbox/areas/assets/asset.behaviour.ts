import { messages } from './messages.ts';
import {
  type Endpoint,
  resourceOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { ApiAddress, ServedField, Permission } from '#project/generated/names.ts';
import { paired, represent } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { UUID } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { writeRelation } from '@gatehouse-console/engine/sandbox/resources/relations.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type RowOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { ErrorBody } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { reportReachable } from './accountTasks.ts';
import { bodyField, ids } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { nodeForPath, rootNode, assetsBelow, assetsInNodes } from './nodeTree.ts';
import { created, get, ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals, isIn, refersTo, both } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { nameInLogs } from '../audits/logRows.ts';
import { rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const RESOURCE = 'assets.asset';
const ASSETS = table(RESOURCE);
const LABELS = table('assets.label');
const PLATFORMS = table('assets.platform');
const NODES = 'nodes' satisfies ServedField<typeof RESOURCE>;
type AssetRow = RowOf<typeof RESOURCE>;
type AssetValues = ValuesOf<typeof RESOURCE>;

const PROTOCOL = /^(ssh|rdp|telnet|vnc)\/(\d{1,5})$/;
const LARGEST_PORT = 65_535;
const TRUE_WORD = /^(?:[tTyY1]|yes|YES|[tT]rue|TRUE|[oO]n|ON)$/;

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
  computed: {
    cpu_info: () => cpuInfo,
    hardware_info: () => hardwareInfo,
    protocol: () => () => null,
    port: () => () => null,
  },
  titles: {
    admin_user: nameInLogs,
    labels: (label: RowOf<'assets.label'>) => `${label['name']}:${label['value']}`,
  },
  sizes: { mini: ['id', 'hostname', 'ip', 'platform', 'protocols'] },
  filters: {
    node_id: nodeFilter,
    node: nodeFilter,
    label: labelFilter,
    platform__base: (value) =>
      refersTo(ASSETS.platform, `${PLATFORMS}`, equals(PLATFORMS.base, value), PLATFORMS.name),
    ips: (value) => {
      const addresses = value.split(',').map((address) => address.trim());
      return isIn(ASSETS.ip, addresses);
    },
    // The server stores them as one text, with spaces between.
    protocols: (value) =>
      equals(`(SELECT group_concat(value, ' ') FROM json_each(${ASSETS.protocols}))`, value),
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
  // The real server leaves the field out when there is no domain (observed, section lists).
  represent(rows, records) {
    for (const [row, record] of paired(rows, records)) {
      if (row['domain'] === null) delete record['domain_display'];
    }
  },
  endpoints: [
    task('assets/assets/:id/tasks', true),
    task('assets/assets/tasks', false),
    get('assets/assets/:id/platform', 'assets.view_asset', (call, { id = '' }) => {
      const { platform } = findRow(RESOURCE, id, call);
      const row = rowWhere(call.sandbox, 'assets.platform', equals(PLATFORMS.name, platform));
      return ok(row && represent('assets.platform', [row], call)[0]);
    }),
  ],
};

/** Starts a task and answers its id. The sandbox executes nothing on any host. */
function task(address: ApiAddress, ofRecord: boolean): Endpoint {
  return post(address, TASKS, (call, { id = '' }) => {
    if (!ofRecord) {
      const these = isIn('id', ids(bodyField(call, 'assets')));
      return created(beginHostTask(call, askedAction(call, TASKS_OF_MANY), these));
    }
    const row = findRow(RESOURCE, id, call);
    const action = askedAction(call, TASKS_OF_ONE);
    if (action === 'test_system_user') {
      reportReachable(call, 'asset', row, 'systemuser', bodyField(call, 'system_users'));
    } else {
      setColumns(call.sandbox, RESOURCE, row['id'], {
        connectivity: row['is_active'] === 1 ? 'ok' : 'failed',
        date_verified: call.now,
      });
    }
    return created(beginHostTask(call, action, equals('id', row['id'])));
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
  const wrong = textsOf(values['protocols']).flatMap((protocol, index): [string, ErrorBody][] =>
    fits(protocol) ? [] : [[String(index), [{ say: messages.protocolForm }]]],
  );
  return { protocols: wrong.length > 0 ? Object.fromEntries(wrong) : undefined };
}

/**
 * Puts an asset without a node below the top node of the organization; creates the nodes of paths that do not
 * exist.
 */
function placeInTree(id: string, values: AssetValues, call: Call, created: boolean): void {
  const named = textsOf(values['nodes_display']).map((path) => nodeForPath(path, call));
  const { nodes } = values;
  if (Array.isArray(nodes) ? nodes.length > 0 : !created && named.length === 0) return;
  const storage = resourceOf(call.sandbox, RESOURCE).relations.get(NODES);
  const places = named.length > 0 ? named : [rootNode(call).id];
  if (storage) writeRelation(call, storage, id, places);
}

function nodeFilter(value: string, call: Call): SqlPart | undefined {
  // A value that is not an id filters nothing (observed).
  if (!UUID.test(value)) return undefined;
  const onlyThis =
    call.query.get('show_current_asset') === '1' ||
    (call.query.has('all') && !TRUE_WORD.test(call.query.get('all') ?? ''));
  // All assets of the organization are below its top node.
  if (!onlyThis && !call.organization.isRoot && value === rootNode(call).id) return undefined;
  return onlyThis ? assetsInNodes([value]) : assetsBelow(value, call);
}

function labelFilter(value: string): SqlPart {
  const [, name = value, text = ''] = /^([^:#]*)[:#](.*)$/.exec(value) ?? [];
  const label = both(equals(LABELS.name, name), equals(LABELS.value, text));
  return refersTo('id', ASSETS.link.labels, refersTo('target_id', `${LABELS}`, label), 'owner_id');
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
