import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { ServedField, ApiAddress, Permission } from '#project/generated/names.ts';
import {
  findRow,
  listRecords,
  createMany,
  deleteMany,
  deleteOne,
} from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { inOrganization } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { hasField } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import {
  type Call,
  type ServerResource,
  resourceOf,
  type Endpoint,
  type Behaviour,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type ValuesOf,
  type RowOf,
  type SharedField,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { linkEndpoints } from './links.ts';
import { systemUserTasks, assetsOfSystemUser } from './accountTasks.ts';
import { isPrivateKey } from '../users/publicKeys.ts';
import { reverseRelation } from '@gatehouse-console/engine/sandbox/resources/reverseRelations.ts';
import { get, del, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals, isIn, both, refersTo } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { countsBy, rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { recordCount } from '@gatehouse-console/engine/sandbox/resources/computed.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { mapRecords } from '@gatehouse-console/engine/sandbox/resources/mapRecords.ts';

type Accounts = 'assets.authbook' | 'applications.account';

/** An address that shows accounts as pairs, without their secrets. */
interface AccountRelation {
  /** Below `/api/v1/`. */
  readonly address: Extract<ApiAddress, `${string}/system-users-${'assets' | 'apps'}-relations`>;
  /** The resource with the accounts. */
  readonly resource: Accounts;
  /** Permissions to read, add and remove. */
  readonly needs: { readonly [Act in 'view' | 'add' | 'remove']: Permission };
  /** The record as this address shows it. */
  readonly represent: (record: RecordValues) => RecordValues;
}

const ASSET_ACCOUNTS: AccountRelation = {
  address: 'assets/system-users-assets-relations',
  resource: 'assets.authbook',
  needs: {
    view: 'assets.view_authbook',
    add: 'assets.add_authbook',
    remove: 'assets.delete_authbook',
  },
  represent: (record: ValuesOf<'assets.authbook'>) => ({
    id: record['id'],
    asset: record['asset'],
    asset_display: `${String(record['hostname'])}(${String(record['ip'])})`,
    systemuser: record['systemuser'],
    systemuser_display: record['systemuser_display'],
    connectivity: record['connectivity'],
    date_verified: record['date_verified'],
    org_id: record['org_id'],
    org_name: record['org_name'],
  }),
};

const APPLICATION_ACCOUNTS: AccountRelation = {
  address: 'applications/system-users-apps-relations',
  resource: 'applications.account',
  needs: {
    view: 'applications.view_account',
    add: 'assets.change_systemuser',
    remove: 'assets.change_systemuser',
  },
  represent: (record) => record,
};

/**
 * Pairs of system users with assets or applications. Source: recorded answers; contract: assets, sections 1.5 and
 * 4.3.
 */
const accountRelations: readonly Endpoint[] = [ASSET_ACCOUNTS, APPLICATION_ACCOUNTS].flatMap(
  endpointsOf,
);

function endpointsOf(relation: AccountRelation): readonly Endpoint[] {
  const { address, needs, resource } = relation;
  return [
    get(address, needs.view, (call) => mapRecords(listRecords(resource, call), relation.represent)),
    post(address, needs.add, (call) => {
      const items: readonly unknown[] = Array.isArray(call.body) ? call.body : [call.body];
      const named = items.map((item) => withUsername(item, call));
      const made = mapRecords(createMany(resource, named, call), relation.represent);
      const { body } = made;
      return Array.isArray(call.body) || !Array.isArray(body) ? made : { ...made, body: body[0] };
    }),
    del(address, needs.remove, (call) => deleteMany(resource, call)),
    del(`${address}/:id`, needs.remove, (call, { id = '' }) => deleteOne(resource, id, call)),
  ];
}

/** The account gets the username of its system user. */
function withUsername(item: unknown, call: Call): RecordValues<SharedField<Accounts>> {
  const account: RecordValues<SharedField<Accounts>> = { ...Object(item) };
  const user = rowWithId(call.sandbox, 'assets.systemuser', account['systemuser']);
  return { username: user?.['username'] ?? '', ...account };
}

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
const PROTOCOL = 'protocol' satisfies ServedField<typeof RESOURCE>;
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
