import { fieldsAt } from '@gatehouse-console/engine/sandbox/api/addressMetadata.ts';
import type { ServedField } from '#project/generated/names.ts';
import { listRecords } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import {
  resourceOf,
  type Call,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { get } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { pairEndpoints } from './links.ts';
import { both, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const ADMINISTRATORS = 'assets/admin-users';
const SYSTEM_USER = 'assets.systemuser';
const ASSETS = table('assets.asset');
const BATCHES = table('audits.commandexecutionlog');
const BATCH_HOST = 'audits.commandexecutionhost';
const BATCH_HOSTS = table(BATCH_HOST);
const OF_BATCH = 'commandexecution' satisfies ServedField<typeof BATCH_HOST>;
const TYPE = 'type' satisfies ServedField<typeof SYSTEM_USER>;

/**
 * The old address of system users that manage hosts, the hosts of a batch command, and the members of groups. Source:
 * observed answers; protocol, section 5.
 */
export const pairs: readonly Endpoint[] = [
  // The old address has fewer fields; forms still use it for options.
  get(ADMINISTRATORS, 'assets.view_systemuser', (call) => administrators(call)),
  get('audits/command-executions-hosts-relations', 'ops.view_commandexecution', (call) =>
    pagedReply(call, hostsOfCommands(call)),
  ),
  ...pairEndpoints('users/users-groups-relations', {
    owner: 'users.usergroup',
    target: 'users.user',
    links: table('users.user').link.groups,
    columns: { owner: 'target_id', target: 'owner_id' },
    unique: ['users.user', 'users.usergroup'],
    answersNames: true,
  }),
];

function hostsOfCommands(call: Call) {
  const chosen = [
    ['l.owner_id', call.query.get(OF_BATCH)],
    [`a.${ASSETS.hostname}`, call.query.get('asset__hostname')],
  ] as const;
  const { sql, parameters } = chosen
    .flatMap(([column, value]) => (value ? [equals(column, value)] : []))
    .reduce(both, inOrganization(call, 'c.org_id'));
  return call.sandbox.database.all(
    `SELECT l.id AS id, l.target_id AS ${BATCH_HOSTS.asset},
            a.${ASSETS.hostname} || '(' || a.${ASSETS.ip} || ')' AS ${BATCH_HOSTS.asset_display},
            l.owner_id AS ${BATCH_HOSTS.commandexecution},
            c.${BATCHES.command} AS ${BATCH_HOSTS.commandexecution_display}
     FROM ${BATCHES.link.hosts} l JOIN ${ASSETS} a ON a.id = l.target_id
     JOIN ${BATCHES} c ON c.id = l.owner_id WHERE ${sql} ORDER BY l.id`,
    parameters,
  );
}

/** System users of the type `admin`; the list of the resource itself when a manifest declares one here. */
function administrators(call: Call): Reply {
  const declared = [...call.sandbox.resources.values()].find(
    ({ definition }) => definition.api === ADMINISTRATORS,
  );
  if (declared) return listRecords(declared, call);
  const resource = resourceOf(call.sandbox, SYSTEM_USER);
  const query = new URLSearchParams([...call.query, [TYPE, 'admin']]);
  const described = fieldsAt(ADMINISTRATORS, call.sandbox);
  const fields = resource.fields.filter(({ name }) => described.has(name));
  return listRecords({ ...resource, fields }, { ...call, query });
}
