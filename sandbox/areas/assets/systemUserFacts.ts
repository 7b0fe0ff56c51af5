import { findRow, listRecords } from '../../kernel/resources/answer.ts';
import {
  type ServerResource,
  resourceOf,
  type Endpoint,
  type Behaviour,
} from '../../kernel/core/sandbox.ts';
import { table, type ValuesOf } from '../../kernel/core/tables.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { assetsOfSystemUser } from './accountTasks.ts';
import { get } from '../../kernel/core/endpoints.ts';
import { equals, refersTo } from '../../kernel/core/sqlParts.ts';
import { textsOf } from '../../kernel/core/stored.ts';

const FILTERS = table('assets.commandfilter');
const RULES = table('assets.commandfilterrule');
/** SSH port of an asset whose protocols name none (observed). */
const PORT = 22;
const SSH = /^ssh\/(\d+)$/;

/** Addresses that clients read before they connect with a system user. Source: recorded answers. */
export const systemUserFacts: readonly Endpoint[] = [
  get('assets/system-users/:id/assets', 'assets.view_systemuser', (call, { id = '' }) => {
    const owner = findRow('assets.systemuser', id, call)['id'];
    const resource: ServerResource = resourceOf(call.sandbox, 'assets.asset');
    const represent: Behaviour['represent'] = (_rows, records) => records.forEach(keepReach);
    const shown = { ...resource, behaviour: { ...resource.behaviour, represent } };
    return listRecords(shown, call, assetsOfSystemUser(owner));
  }),
  get('assets/system-users/:id/cmd-filter-rules', 'assets.view_systemuser', (call, { id = '' }) => {
    const owner = findRow('assets.systemuser', id, call)['id'];
    const { system_users: links } = FILTERS.link;
    const rules = refersTo(RULES.filter, links, equals('target_id', owner), 'owner_id');
    return listRecords('assets.commandfilterrule', call, rules);
  }),
];

/** Keeps only the fields of an asset that say how to reach it. */
function keepReach(record: RecordValues): void {
  const { id, hostname, ip, protocols, connectivity, date_verified }: ValuesOf<'assets.asset'> =
    record;
  const [port = PORT] = textsOf(protocols)
    .flatMap((protocol) => SSH.exec(protocol)?.[1] ?? [])
    .map(Number);
  for (const name of Object.keys(record)) delete record[name];
  Object.assign(record, { id, hostname, ip, port, connectivity, date_verified });
}
