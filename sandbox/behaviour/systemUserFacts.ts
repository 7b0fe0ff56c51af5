import { findRow, listRecords } from '../resources/answer.ts';
import type { ServerResource, SqlPart } from '../resources/resource.ts';
import { resourceOf } from '../sandbox.ts';
import type { Call } from '../wire/call.ts';
import type { Endpoint, RecordValues } from './behaviour.ts';

const SYSTEM_USER = 'assets.systemuser';
/** Where an asset is reached whose protocols name no port for ssh (observed). */
const PORT = 22;
const SSH = /^ssh\/(\d+)$/;

/** What somebody who connects with a system user is asked about it. Source: recorded answers. */
export const systemUserFacts: readonly Endpoint[] = [
  {
    method: 'GET',
    address: 'assets/system-users/:id/assets',
    needs: ['assets.view_systemuser'],
    answer: (call, { id = '' }) => {
      const owner = findRow(resourceOf(call.sandbox, SYSTEM_USER), id, call)['id'] ?? null;
      const resource = resourceOf(call.sandbox, 'assets.asset');
      const shown = narrowed(resource, {
        sql: 'id IN (SELECT asset FROM r_assets_authbook WHERE systemuser = ?)',
        parameters: [owner],
      });
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
    },
  },
  {
    method: 'GET',
    address: 'assets/system-users/:id/cmd-filter-rules',
    needs: ['assets.view_systemuser'],
    answer: (call, { id = '' }) => {
      const owner = findRow(resourceOf(call.sandbox, SYSTEM_USER), id, call)['id'] ?? null;
      const resource = resourceOf(call.sandbox, 'assets.commandfilterrule');
      const sql =
        'filter IN (SELECT owner_id FROM r_assets_commandfilter__system_users WHERE target_id = ?)';
      return listRecords(narrowed(resource, { sql, parameters: [owner] }), call);
    },
  },
];

function narrowed(resource: ServerResource, part: SqlPart): ServerResource {
  const scope = (_call: Call) => part;
  return { ...resource, behaviour: { ...resource.behaviour, scope } };
}

/** Of an asset only how it is reached. */
function keepReach(record: RecordValues): void {
  const protocols = Array.isArray(record['protocols']) ? record['protocols'].map(String) : [];
  const port = protocols.flatMap((protocol) => SSH.exec(protocol)?.[1] ?? [])[0];
  const { id, hostname, ip, connectivity, date_verified } = record;
  for (const name of Object.keys(record)) delete record[name];
  Object.assign(record, {
    id,
    hostname,
    ip,
    port: port === undefined ? PORT : Number(port),
    connectivity,
    date_verified,
  });
}
