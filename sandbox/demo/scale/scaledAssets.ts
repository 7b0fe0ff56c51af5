import { DAY_MS } from '../../kernel/wire/dates.ts';
import type { Field } from '../../../generated/names.ts';
import { addChild, nodeById, nodeForPath, type TreeNode } from '../../areas/assets/nodeTree.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { SITES, type HostKind } from '../../areas/assets/seedHosts.ts';
import { table } from '../../kernel/core/tables.ts';
import { linkWriter, rowWriter } from './rowWriter.ts';

const ASSETS = table('assets.asset');

/** Number of hosts per node; about those of a row of racks. */
const HOSTS_PER_NODE = 200;
const OLDEST_DAYS = 900;

const COLUMNS: readonly Field<'assets.asset'>[] = [
  'hostname',
  'ip',
  'platform',
  'protocols',
  'is_active',
  'connectivity',
  'vendor',
  'model',
  'number',
  'sn',
  'cpu_model',
  'cpu_count',
  'cpu_cores',
  'cpu_vcpus',
  'memory',
  'disk_total',
  'os',
  'os_version',
  'os_arch',
  'comment',
  'created_by',
  'date_created',
  'date_verified',
  'org_id',
];

/** The values of a host that sessions store. */
export interface ScaledHost {
  readonly id: string;
  readonly shown: string;
  readonly windows: boolean;
}

interface Place {
  readonly site: string;
  readonly kind: HostKind;
  readonly folder: TreeNode;
}

/**
 * Adds hosts evenly to all sites and kinds, in nodes of two hundred.
 *
 * @param number gives repeatable random numbers between 0 and 1
 */
export function addScaledAssets(
  call: Call,
  count: number,
  number: () => number,
): readonly ScaledHost[] {
  const { sandbox } = call;
  const write = rowWriter(sandbox, 'assets.asset', COLUMNS);
  if (!write) return [];
  const link = linkWriter(sandbox, `${ASSETS.link.nodes}`);
  const places = placesOf(call);
  const rows = new Map<Place, string>();
  const hosts: ScaledHost[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = places[index % places.length];
    if (!place) break;
    const rank = Math.floor(index / places.length);
    if (rank % HOSTS_PER_NODE === 0) {
      const name = `Row ${String(rank / HOSTS_PER_NODE + 1).padStart(3, '0')}`;
      rows.set(place, addChild(place.folder, name, call).id);
    }
    const hostname = `${place.site}-${place.kind.code}-${String(rank + 1).padStart(6, '0')}`;
    const ip = addressOf(index);
    const id = write(valuesOf(place.kind, hostname, ip, call, number));
    link(id, rows.get(place) ?? place.folder.id);
    hosts.push({
      id,
      shown: `${hostname}(${ip})`,
      windows: place.kind.platform.startsWith('Windows'),
    });
  }
  return hosts;
}

function placesOf(call: Call): readonly Place[] {
  return SITES.flatMap((site) =>
    site.kinds.flatMap((kind) => {
      const folder = nodeById(nodeForPath(`/Default/${site.name}/${kind.folder}`, call), call);
      return folder ? [{ site: site.code, kind, folder }] : [];
    }),
  );
}

/** Private addresses (RFC 1918) from 10.64.0.0 on, which no site of the demo uses. */
function addressOf(index: number): string {
  return `10.${64 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
}

function valuesOf(
  kind: HostKind,
  hostname: string,
  ip: string,
  call: Call,
  number: () => number,
): readonly unknown[] {
  const cores = 2 ** (1 + Math.floor(number() * 4));
  const state = number();
  const created = call.now - Math.floor(number() * OLDEST_DAYS) * DAY_MS;
  return [
    hostname,
    ip,
    kind.platform,
    kind.protocols,
    state < 0.96,
    state < 0.82 ? 'ok' : state < 0.9 ? 'failed' : 'unknown',
    kind.vendor,
    kind.model,
    `NL-${hostname.toUpperCase()}`,
    `SN${String(Math.floor(number() * 90_000_000) + 10_000_000)}`,
    'Xeon Silver 4314',
    2,
    cores,
    cores * 2,
    `${cores * 4} GB`,
    `${cores * 120} GB`,
    kind.os,
    kind.version,
    'x86_64',
    kind.comment,
    'System',
    created,
    call.now - Math.floor(number() * 3 * DAY_MS),
    call.organization.id,
  ];
}
