import { linkEndpoints } from '../perms/links.ts';
import { listRecords } from '../resources/answer.ts';
import { pagedReply } from '../resources/paging.ts';
import { resourceOf } from '../sandbox.ts';
import type { Call } from '../wire/call.ts';
import type { Endpoint, Reply } from './behaviour.ts';

const ON_ASSETS =
  'id asset asset_display systemuser systemuser_display connectivity date_verified org_id org_name'.split(
    ' ',
  );

const ADMINISTRATORS = 'assets/admin-users';
const OF_ADMINISTRATORS = new Set(
  'id name username cmd_filters assets_amount applications_amount nodes type protocol priority sftp_root ssh_key_fingerprint su_enabled su_from date_created date_updated comment created_by org_id org_name'.split(
    ' ',
  ),
);

/** Which system users stand where, as pairs, and which hosts a batch command ran on. Source: observed answers. */
export const accountRelations: readonly Endpoint[] = [
  {
    // The older name of those that manage hosts, with fewer facts: forms still choose from it.
    method: 'GET',
    address: ADMINISTRATORS,
    needs: ['assets.view_systemuser'],
    answer: (call) => administrators(call),
  },
  {
    method: 'GET',
    address: 'assets/system-users-assets-relations',
    needs: ['assets.view_authbook'],
    answer: (call) => pairsOnAssets(call),
  },
  ...linkEndpoints({
    address: 'assets/system-users-nodes-relations',
    permission: 'assets.systemuser',
    owner: ['systemuser', 'r_assets_systemuser'],
    target: ['node', 'r_assets_node', 't.full_value'],
    links: 'r_assets_systemuser__nodes',
  }),
  {
    method: 'GET',
    address: 'applications/system-users-apps-relations',
    needs: ['assets.view_systemuser'],
    answer: (call) => listRecords(resourceOf(call.sandbox, 'applications.account'), call),
  },
  {
    method: 'GET',
    address: 'audits/command-executions-hosts-relations',
    needs: ['ops.view_commandexecution'],
    answer: (call) => pagedReply(call, hostsOfCommands(call)),
  },
];

function pairsOnAssets(call: Call) {
  const resource = resourceOf(call.sandbox, 'assets.authbook');
  const { status, body } = listRecords(resource, call);
  const shown = (records: unknown): unknown =>
    Array.isArray(records)
      ? records.map((record: unknown) => {
          const values = Object(record);
          const asset_display = `${values.hostname}(${values.ip})`;
          const known = { ...values, asset_display };
          return Object.fromEntries(ON_ASSETS.map((name) => [name, known[name] ?? null]));
        })
      : records;
  if (Array.isArray(body)) return { status, body: shown(body) };
  const page = Object(body);
  return { status, body: { ...page, results: shown(page.results) } };
}

function hostsOfCommands(call: Call) {
  const command = call.query.get('commandexecution');
  return call.sandbox.database.all(
    `SELECT l.id AS id, l.target_id AS asset, a.hostname || '(' || a.ip || ')' AS asset_display,
            l.owner_id AS commandexecution, c.command AS commandexecution_display
     FROM r_audits_commandexecutionlog__hosts l JOIN r_assets_asset a ON a.id = l.target_id
     JOIN r_audits_commandexecutionlog c ON c.id = l.owner_id
     WHERE ${command ? 'l.owner_id = ?' : '1'} ORDER BY l.id`,
    command ? [command] : [],
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
