import { listRecords } from '../resources/answer.ts';
import { inOrganization } from '../resources/organizationPart.ts';
import { pagedReply } from '../resources/paging.ts';
import { resourceOf } from '../sandbox.ts';
import type { Call } from '../wire/call.ts';
import type { Endpoint, Reply } from './behaviour.ts';

const ADMINISTRATORS = 'assets/admin-users';
const OF_ADMINISTRATORS = new Set(
  'id name username cmd_filters assets_amount applications_amount nodes type protocol priority sftp_root ssh_key_fingerprint su_enabled su_from date_created date_updated comment created_by org_id org_name'.split(
    ' ',
  ),
);

/** The older name of system users that manage hosts, and which hosts a batch command ran on. Source: observed answers. */
export const pairs: readonly Endpoint[] = [
  {
    // The older name of those that manage hosts, with fewer facts: forms still choose from it.
    method: 'GET',
    address: ADMINISTRATORS,
    needs: ['assets.view_systemuser'],
    answer: (call) => administrators(call),
  },
  {
    method: 'GET',
    address: 'audits/command-executions-hosts-relations',
    needs: ['ops.view_commandexecution'],
    answer: (call) => pagedReply(call, hostsOfCommands(call)),
  },
];

function hostsOfCommands(call: Call) {
  const command = call.query.get('commandexecution');
  const hostname = call.query.get('asset__hostname');
  const here = inOrganization(call, 'c.org_id');
  return call.sandbox.database.all(
    `SELECT l.id AS id, l.target_id AS asset, a.hostname || '(' || a.ip || ')' AS asset_display,
            l.owner_id AS commandexecution, c.command AS commandexecution_display
     FROM r_audits_commandexecutionlog__hosts l JOIN r_assets_asset a ON a.id = l.target_id
     JOIN r_audits_commandexecutionlog c ON c.id = l.owner_id
     WHERE ${command ? 'l.owner_id = ?' : '1'} AND ${hostname ? 'a.hostname = ?' : '1'}
       AND ${here.sql} ORDER BY l.id`,
    [...[command, hostname].filter((value) => value !== null && value !== ''), ...here.parameters],
  );
}

/** Unless a manifest declares them as a resource of their own. */
function administrators(call: Call): Reply {
  const declared = [...call.sandbox.resources.values()].find(
    ({ definition }) => definition.api === ADMINISTRATORS,
  );
  if (declared) return listRecords(declared, call);
  const resource = resourceOf(call.sandbox, 'assets.systemuser');
  const query = new URLSearchParams([...call.query, ['type', 'admin']]);
  const fields = resource.fields.filter(({ name }) => OF_ADMINISTRATORS.has(name));
  return listRecords({ ...resource, fields }, { ...call, query });
}
