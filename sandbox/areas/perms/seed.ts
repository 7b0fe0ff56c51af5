import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { resourceIn, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { EVERY_ACTION } from './grantedActions.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { REACHED_ASSETS } from './reachedAssets.ts';
import { type AddRecord, table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const APPLICATION_ACCOUNTS = table('applications.account');
const USERS = table('users.user');
const SYSTEM_USERS = table('assets.systemuser');
const USER_GROUPS = table('users.usergroup');
const ACCOUNTS = table('assets.authbook');
const PERMISSIONS = table('perms.assetpermission');
const NODES = table('assets.node');
const ASSETS = table('assets.asset');
const APPLICATIONS = table('applications.application');

const YEARS_OF_VALIDITY = 100;

/** Permissions of the demo company, login rules and command filters. */
export function seedPermissions(call: Call, add: AddRecord): void {
  const accounts = addAccounts(call, add);
  seedAssetPermissions(call, add);
  seedApplicationPermissions(call, add, accounts.database);
  seedCommandFilters(call, add);
  seedAssetLoginRules(call, add);
}

function addAccounts(call: Call, add: AddRecord): { readonly database: string } {
  const database = add('assets.systemuser', {
    name: 'orders read only',
    username: 'orders_ro',
    type: 'common',
    protocol: 'mysql',
    auto_push: false,
    comment: 'For reports',
  });
  // The accounts of applications use this system user.
  call.sandbox.database.run(
    `UPDATE ${APPLICATION_ACCOUNTS} SET ${APPLICATION_ACCOUNTS.systemuser} = ?`,
    [database],
  );
  add('assets.systemuser', {
    name: 'cluster token',
    username: '',
    type: 'common',
    protocol: 'k8s',
    auto_push: false,
  });
  return { database };
}

/** Ids of records whose column has one of the values, in the order of the values. */
function idsOf(call: Call, table: string, column: string, values: readonly string[]): string[] {
  return values.flatMap((value) => {
    const row = call.sandbox.database.get(`SELECT id FROM ${table} WHERE ${column} = ?`, [value]);
    return row ? [String(row['id'])] : [];
  });
}

const people = (call: Call, ...names: string[]) => idsOf(call, `${USERS}`, USERS.username, names);
const accountsOf = (call: Call, ...names: string[]) =>
  idsOf(call, `${SYSTEM_USERS}`, SYSTEM_USERS.name, names);

/** The first ids of a table, in the given order. */
function firstIds(call: Call, table: string, order: string, count: number): string[] {
  return call.sandbox.database
    .all(`SELECT id FROM ${table} ORDER BY ${order} LIMIT ?`, [count])
    .map((row) => String(row['id']));
}

function validity(call: Call, daysAgo: number, days = 365 * YEARS_OF_VALIDITY) {
  const date_start = call.now - daysAgo * DAY_MS;
  return { date_start, date_expired: date_start + days * DAY_MS, is_active: true };
}

function seedAssetPermissions(call: Call, add: AddRecord): void {
  const groups = firstIds(call, `${USER_GROUPS}`, USER_GROUPS.name, 4);
  const nodes = firstIds(call, `${NODES}`, NODES.key, 5);
  const assets = firstIds(call, `${ASSETS}`, ASSETS.hostname, 6);
  add('perms.assetpermission', {
    name: 'Operations: everything at the harbour',
    ...validity(call, 400),
    actions: EVERY_ACTION,
    user_groups: groups.slice(0, 1),
    nodes: nodes.slice(1, 2),
    system_users: accountsOf(call, 'operator', 'deploy', 'desktop'),
  });
  add('perms.assetpermission', {
    name: 'Alice: two hosts',
    ...validity(call, 90),
    actions: ['connect', 'upload_file'],
    users: people(call, 'alice'),
    assets: assets.slice(0, 2),
    system_users: accountsOf(call, 'operator'),
    comment: 'Nightly reports',
  });
  add('perms.assetpermission', {
    name: 'Administrators: every host',
    ...validity(call, 700),
    actions: EVERY_ACTION,
    users: people(call, 'admin'),
    nodes: nodes.slice(0, 1),
    system_users: accountsOf(call, 'operator', 'deploy'),
  });
  add('perms.assetpermission', {
    name: 'Contractors, spring',
    ...validity(call, 300, 90),
    actions: ['connect'],
    user_groups: groups.slice(2, 3),
    assets: assets.slice(2),
    system_users: accountsOf(call, 'desktop'),
  });
  add('perms.assetpermission', {
    name: 'Created by ticket: warehouse scanners',
    ...validity(call, 2, 7),
    actions: ['connect'],
    from_ticket: true,
    users: people(call, 'alice'),
    nodes: nodes.slice(3, 4),
    system_users: accountsOf(call, 'operator'),
  });
}

/**
 * The accounts with which hosts are reached: those of the system users of each permission on its hosts, where the
 * protocol fits. Seeded last, so that the ids of other records do not change.
 */
export function seedHostAccounts(call: Call): void {
  const { sandbox, now, organization } = call;
  if (!resourceIn(sandbox, 'assets.authbook')) return;
  const { database } = sandbox;
  const reached =
    database.all(`SELECT DISTINCT a.id, a.${ASSETS.hostname} AS hostname, a.${ASSETS.ip} AS ip,
      a.${ASSETS.protocols} AS protocols, a.${ASSETS.connectivity} AS connectivity,
      a.${ASSETS.date_verified} AS verified,
      s.id AS account, s.${SYSTEM_USERS.username} AS username, s.${SYSTEM_USERS.protocol} AS protocol
    FROM ${PERMISSIONS} p
    JOIN ${PERMISSIONS.link.system_users} l ON l.owner_id = p.id
    JOIN ${SYSTEM_USERS} s ON s.id = l.target_id
    JOIN ${ASSETS} a ON a.id IN (${REACHED_ASSETS.replaceAll('?1', 'p.id')})
    WHERE NOT EXISTS (SELECT 1 FROM ${ACCOUNTS} WHERE ${ACCOUNTS.asset} = a.id AND ${ACCOUNTS.systemuser} = s.id)
    ORDER BY username, hostname`);
  for (const row of reached) {
    const protocol = `${String(row['protocol'])}/`;
    if (!storedList(row['protocols']).some((entry) => String(entry).startsWith(protocol))) continue;
    insertRow(sandbox, 'assets.authbook', {
      asset: String(row['id']),
      systemuser: String(row['account']),
      username: String(row['username']),
      password: `harbour-${String(row['hostname'])}`,
      hostname: String(row['hostname']),
      ip: String(row['ip']),
      connectivity: String(row['connectivity']),
      date_verified: row['verified'],
      version: 1,
      comment: '',
      date_created: now,
      date_updated: now,
      org_id: organization.id,
    });
  }
}

function seedApplicationPermissions(call: Call, add: AddRecord, account: string): void {
  if (!resourceIn(call.sandbox, 'applications.application')) return;
  const grant = (
    name: string,
    [category, type]: readonly [string, string],
    users: readonly string[],
    accounts: readonly string[],
  ) => {
    const [application = add('applications.application', { name, category, type, attrs: {} })] =
      idsOf(call, `${APPLICATIONS}`, APPLICATIONS.type, [type]);
    add('perms.applicationpermission', {
      name,
      category,
      type,
      ...validity(call, 60),
      actions: EVERY_ACTION,
      users: people(call, ...users),
      applications: [application],
      system_users: accounts.filter((id) => id !== ''),
    });
  };
  grant('Reports on orders', ['db', 'mysql'], ['alice'], [account]);
  grant('Customs declarations', ['remote_app', 'chrome'], ['alice'], accountsOf(call, 'desktop'));
  grant('Shop operation', ['cloud', 'k8s'], ['alice'], accountsOf(call, 'cluster token'));
}

function seedCommandFilters(call: Call, add: AddRecord): void {
  const filter = add('assets.commandfilter', {
    name: 'Nothing destructive',
    is_active: true,
    comment: 'Agreed with the works council',
    user_groups: firstIds(call, `${USER_GROUPS}`, USER_GROUPS.name, 2),
    system_users: accountsOf(call, 'operator'),
  });
  if (filter === '') return;
  const rules: readonly [string, string, number, number][] = [
    ['command', 'reboot\nshutdown\nhalt', 0, 10],
    ['regex', String.raw`rm\s+-(rf|fr)\s+/`, 0, 20],
    ['command', 'systemctl status', 9, 5],
  ];
  for (const [type, content, action, priority] of rules) {
    add('assets.commandfilterrule', {
      filter,
      type,
      content,
      action,
      priority,
      ignore_case: true,
      reviewers: [],
      comment: '',
    });
  }
}

function seedAssetLoginRules(call: Call, add: AddRecord): void {
  add('acls.loginassetacl', {
    name: 'Root on the billing hosts',
    priority: 20,
    users: { username_group: ['*'] },
    assets: { ip_group: ['10.20.0.0/16'], hostname_group: ['*'] },
    system_users: { name_group: ['*'], username_group: ['root'], protocol_group: ['ssh'] },
    action: 'login_confirm',
    reviewers: people(call, 'orgadmin'),
    is_active: true,
    comment: '',
  });
}
