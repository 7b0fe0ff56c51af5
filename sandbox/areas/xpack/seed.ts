import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { RELEASED } from './cloudSync.ts';
import { nodeForPath } from '../assets/nodeTree.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { AddRecord } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const REGIONS = ['Frankfurt', 'Hamburg', 'Rotterdam'];
/** Number of hosts that the task has found; the last of them was deleted at the provider. */
const FOUND = 4;

/** A cloud account, a task that synchronizes its hosts, and the executions of the task. */
export function seedCloud(call: Call, add: AddRecord): void {
  const [region] = REGIONS.map((name) => add('xpack.cloudregion', { name }));
  const account = add('xpack.account', {
    name: 'Harbour cloud',
    provider: 'openstack',
    attrs: {
      auth_url: 'https://identity.nordhafen.example:5000/v3',
      user_domain_name: 'Default',
      username: 'gatehouse',
      password: 'harbour-cloud',
    },
    comment: 'Own data center',
  });
  add('xpack.account', {
    name: 'Web shop',
    provider: 'aws_international',
    attrs: { access_key_id: 'EXAMPLEKEY', access_key_secret: 'not-a-real-key' },
    comment: '',
  });
  const task = add('xpack.syncinstancetask', {
    name: 'Hosts of the harbour cloud',
    account,
    regions: region ? [region] : [],
    hostname_strategy: 'instance_name_partial_ip',
    node: nodeForPath('/Default', call),
    protocols: ['ssh/22'],
    ip_network_segment_group: ['10.10.0.0/16'],
    is_always_update: false,
    is_periodic: true,
    crontab: '',
    interval: 12,
    comment: '',
  });
  add('xpack.syncinstancetaskexecution', {
    task,
    summary: { new: FOUND, unsync: 0, sync: FOUND, released: 1 },
    status: 1,
    date_sync: call.now - DAY_MS,
  });
  const hosts = rowsWhere(call.sandbox, 'assets.asset').slice(0, FOUND);
  hosts.forEach((host, index) => {
    add('xpack.syncinstancedetail', {
      task,
      instance_id: `i-${String(index + 1).padStart(8, '0')}`,
      asset: host['id'],
      asset_ip: host['ip'],
      region: REGIONS[0],
      status: index === hosts.length - 1 ? RELEASED : 1,
      date_sync: call.now - DAY_MS,
    });
  });
}
