import { messages } from './messages.ts';
import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { Field } from '../../../generated/names.ts';
import { findRow, listRecords } from '../../kernel/resources/answer.ts';
import { inOrganization } from '../../kernel/resources/organizationPart.ts';
import { hasField } from '../../kernel/resources/represent.ts';
import {
  type Call,
  type ServerResource,
  resourceOf,
  type Endpoint,
  type Behaviour,
} from '../../kernel/core/sandbox.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type ValuesOf,
  type RowOf,
} from '../../kernel/core/tables.ts';
import { linkEndpoints } from './links.ts';
import { accountRelations } from './accountRelations.ts';
import { systemUserTasks, assetsOfSystemUser } from './accountTasks.ts';
import { isPrivateKey } from '../users/publicKeys.ts';
import { reverseRelation } from '../../kernel/resources/reverseRelations.ts';
import { get } from '../../kernel/core/endpoints.ts';
import { equals, isIn, both, refersTo } from '../../kernel/core/sqlParts.ts';
import { countsBy } from '../../kernel/resources/rows.ts';
import { recordCount } from '../../kernel/resources/computed.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { textsOf } from '../../kernel/core/stored.ts';

const FILTERS = table('assets.commandfilter');
const RULES = table('assets.commandfilterrule');
/** SSH port of an asset whose protocols name none (observed). */
const PORT = 22;
const SSH = /^ssh\/(\d+)$/;

/** Addresses that clients read before they connect with a system user. Source: recorded answers. */
const systemUserFacts: readonly Endpoint[] = [
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

const RESOURCE = 'assets.systemuser';
const SYSTEM_USERS = table(RESOURCE);
const ASSETS = table('assets.asset');
const ACCOUNTS = table('assets.authbook');
const PROTOCOL = 'protocol' satisfies Field<typeof RESOURCE>;
type SystemUserValues = ValuesOf<typeof RESOURCE>;
type SystemUserErrors = ErrorsOf<typeof RESOURCE>;

/** Protocols of assets; all others are for applications. Source: protocol, section 18. */
const ASSET_PROTOCOLS = new Set(['ssh', 'rdp', 'telnet', 'vnc']);

/** Protocols without usernames (contract: assets, section 4.2). */
const NAMELESS_PROTOCOLS = new Set(['vnc', 'redis', 'k8s']);

/** Texts that start with a value and cannot be emptied (observed for `sudo`; the others are declared alike). */
const NEVER_BLANK = ['sudo', 'shell', 'sftp_root'] as const;

/** A placeholder that tools for setting passwords would replace (spec 2, section 5: special characters). */
const PLACEHOLDER = '{{';

export const systemUsers: BehaviourOf<typeof RESOURCE> = {
  computed: {
    is_asset_protocol: () => (row) => ASSET_PROTOCOLS.has(String(row['protocol'])),
    assets_amount: assetAmounts,
    applications_amount: recordCount('applications.account', 'systemuser'),
  },
  // The command filters of a system user are those that refer to it.
  relations: { cmd_filters: reverseRelation('assets.commandfilter', 'system_users') },
  sizes: { mini: ['id', 'name', 'username'] },
  validate(values, _call, existing): SystemUserErrors {
    const saved = { ...existing, ...values };
    const key = values['private_key'];
    const password = String(values['password'] ?? '');
    const pushed = ASSET_PROTOCOLS.has(String(saved['protocol'] ?? ''));
    const errors: SystemUserErrors = hasField(values, 'username') ? lackOfName(saved) : {};
    if (typeof key === 'string' && key !== '' && !isPrivateKey(key)) {
      errors['private_key'] = [{ say: messages.privateKeyInvalid }];
    }
    if (pushed && password.includes(PLACEHOLDER)) {
      errors['password'] = [{ say: messages.passwordHasPlaceholder }];
    }
    for (const name of NEVER_BLANK) {
      if (values[name] === '') errors[name] = [{ say: serverMessages.blank }];
    }
    return errors;
  },
  // An absent username is reported after all other errors (observed).
  validateTogether: (values, _call, existing) => lackOfName({ ...existing, ...values }),
  endpoints: [
    ...systemUserFacts,
    get('assets/system-users/su-from', 'assets.view_systemuser', (call) => {
      const query = new URLSearchParams([...call.query, [PROTOCOL, 'ssh']]);
      return listRecords(RESOURCE, { ...call, query });
    }),
    get('assets/system-users/:id/su-to', 'assets.view_systemuser', (call, { id = '' }) => {
      const reached = equals(SYSTEM_USERS.su_from, findRow(RESOURCE, id, call)['id']);
      return listRecords(RESOURCE, call, both(reached, inOrganization(call)));
    }),
    ...accountRelations,
    ...linkEndpoints({
      address: 'assets/system-users-nodes-relations',
      owner: RESOURCE,
      field: 'nodes',
      target: 'assets.node',
      more: ', org_name field read',
    }),
    systemUserTasks,
  ],
};

/** The assets that each system user administers or has an account on. */
function assetAmounts(rows: readonly RowOf<typeof RESOURCE>[], { sandbox }: Call) {
  const ids = rows.map((row) => row['id']);
  const pairs = `(SELECT ${ASSETS.admin_user} AS user, id AS asset FROM ${ASSETS}
    UNION SELECT ${ACCOUNTS.systemuser}, ${ACCOUNTS.asset} FROM ${ACCOUNTS})`;
  const amounts = countsBy(sandbox, pairs, 'user', isIn('user', ids));
  return (row: RowOf<typeof RESOURCE>) => amounts.get(row['id']) ?? 0;
}

function lackOfName(values: SystemUserValues): SystemUserErrors {
  const dynamic = values['username_same_with_user'];
  const wanted = values['login_mode'] !== 'manual' && dynamic !== true && dynamic !== 1;
  const named = String(values['username'] ?? '') !== '';
  const nameless = NAMELESS_PROTOCOLS.has(String(values['protocol'] ?? ''));
  return wanted && !named && !nameless ? { username: [{ say: messages.usernameMissing }] } : {};
}
