import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { addChild, nodeById, nodeForPath, type TreeNode } from '../../areas/assets/nodeTree.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { SITES, type HostKind } from '../../areas/assets/seedHosts.ts';
import { hostOf } from '../hostOf.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const ASSETS = table('assets.asset');

/** Number of hosts per node; about those of a row of racks. */
const HOSTS_PER_NODE = 200;
const OLDEST_DAYS = 900;

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
  if (!sandbox.resources.has('assets.asset')) return [];
  const link = `INSERT INTO ${ASSETS.link.nodes} (owner_id, target_id) VALUES (?, ?)`;
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
    const [cores, state] = [number(), number()];
    const date_created = call.now - Math.floor(number() * OLDEST_DAYS) * DAY_MS;
    const id = insertRow(sandbox, 'assets.asset', {
      ...hostOf(place.kind, { cores, state, serial: number() }),
      hostname,
      ip,
      number: `NL-${hostname.toUpperCase()}`,
      created_by: 'System',
      date_created,
      date_verified: call.now - Math.floor(number() * 3 * DAY_MS),
      org_id: call.organization.id,
    });
    sandbox.database.run(link, [id, rows.get(place) ?? place.folder.id]);
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
