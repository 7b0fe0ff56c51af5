import { findRow, listRecords } from '../../kernel/resources/answer.ts';
import { withScope } from '../../kernel/resources/organizationPart.ts';
import { type ServerResource, resourceOf, type Endpoint } from '../../kernel/core/sandbox.ts';
import { table, type ValuesOf } from '../../kernel/core/tables.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { assetsOfSystemUser } from './assetsOfSystemUser.ts';
import { get } from '../../kernel/core/endpoints.ts';

const SYSTEM_USER = 'assets.systemuser';
const FILTERS = table('assets.commandfilter');
const RULES = table('assets.commandfilterrule');
/** SSH port of an asset whose protocols name none (observed). */
const PORT = 22;
const SSH = /^ssh\/(\d+)$/;

/** Addresses that clients read before they connect with a system user. Source: recorded answers. */
export const systemUserFacts: readonly Endpoint[] = [
  get('assets/system-users/:id/assets', 'assets.view_systemuser', (call, { id = '' }) => {
    const owner = findRow(resourceOf(call.sandbox, SYSTEM_USER), id, call)['id'] ?? null;
    const resource = resourceOf(call.sandbox, 'assets.asset');
    const shown = withScope(resource, assetsOfSystemUser(owner));
    const told: ServerResource = {
      ...shown,
      behaviour: {
        ...shown.behaviour,
        represent: (rows, records, caller, own) => {
          resource.behaviour.represent?.(rows, records, caller, own);
          for (const record of records) keepReach(record);
        },
      },
    };
    return listRecords(told, call);
  }),
  get('assets/system-users/:id/cmd-filter-rules', 'assets.view_systemuser', (call, { id = '' }) => {
    const owner = findRow(resourceOf(call.sandbox, SYSTEM_USER), id, call)['id'] ?? null;
    const resource = resourceOf(call.sandbox, 'assets.commandfilterrule');
    const sql = `${RULES.filter} IN (SELECT owner_id FROM ${FILTERS.link.system_users} WHERE target_id = ?)`;
    return listRecords(withScope(resource, { sql, parameters: [owner] }), call);
  }),
];

/** Keeps only the fields of an asset that say how to reach it. */
function keepReach(record: RecordValues): void {
  const { id, hostname, ip, protocols, connectivity, date_verified }: ValuesOf<'assets.asset'> =
    record;
  const known = Array.isArray(protocols) ? protocols.map(String) : [];
  const named = known.flatMap((protocol) => SSH.exec(protocol)?.[1] ?? [])[0];
  const port = named === undefined ? PORT : Number(named);
  for (const name of Object.keys(record)) delete record[name];
  Object.assign(record, { id, hostname, ip, port, connectivity, date_verified });
}
