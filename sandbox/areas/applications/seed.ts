import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { resourceIn, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { nodeForPath } from '../assets/nodeTree.ts';
import {
  type AddRecord,
  table,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowWhere, rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const SYSTEM_USERS = table('assets.systemuser');
const APPLICATIONS = table('applications.application');
const PLANS = table('xpack.applicationchangeauthplan');
const USERS = table('users.user');

interface Application {
  readonly name: string;
  readonly category: 'db' | 'remote_app' | 'cloud';
  readonly type: string;
  readonly attrs: Readonly<Record<string, unknown>>;
  readonly comment: string;
}

const database = (
  type: string,
  name: string,
  host: string,
  port: number,
  base: string,
  comment = '',
): Application => ({
  name,
  category: 'db',
  type,
  attrs: { host, port, database: base },
  comment,
});

const DATABASES: readonly Application[] = [
  database(
    'mysql',
    'Web shop orders',
    '10.30.12.21',
    3306,
    'orders',
    'Primary; reads go to the copy',
  ),
  database('mysql', 'Web shop orders, copy', '10.30.12.22', 3306, 'orders'),
  database('mariadb', 'Staff intranet', '10.20.12.14', 3306, 'intranet'),
  database('postgresql', 'Berth planning', '10.20.12.31', 5432, 'berths'),
  database('oracle', 'Customs ledger', '10.10.12.8', 1521, 'CUSTOMS', 'Locked down at month end'),
  database('sqlserver', 'Warehouse stock', '10.20.12.45', 1433, 'stock'),
  database('redis', 'Shop sessions', '10.30.12.40', 6379, '0'),
  database('mongodb', 'Sensor readings', '10.20.12.52', 27017, 'readings'),
];

const CLUSTERS: readonly Application[] = [
  ['Shop cluster', 'https://10.30.14.10:6443'],
  ['Staging cluster', 'https://10.30.15.10:6443'],
].map(([name = '', cluster]) => ({
  name,
  category: 'cloud',
  type: 'k8s',
  attrs: { cluster },
  comment: '',
}));

/** Remote applications on the given Windows host. */
function programs(asset: string): readonly Application[] {
  const program = (type: string, name: string, attrs: Application['attrs']): Application => ({
    name,
    category: 'remote_app',
    type,
    attrs: { asset, ...attrs },
    comment: '',
  });
  return [
    program('chrome', 'Customs portal', {
      path: 'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
      chrome_target: 'https://customs.nordhafen.example',
      chrome_username: 'harbour',
      chrome_password: 'portal-entry',
    }),
    program('mysql_workbench', 'Orders workbench', {
      path: 'C:\\Program Files\\MySQL\\MySQL Workbench 8.0 CE\\MySQLWorkbench.exe',
      mysql_workbench_ip: '10.30.12.21',
      mysql_workbench_port: 3306,
      mysql_workbench_name: 'orders',
    }),
    program('custom', 'Crane control', { path: 'C:\\Crane\\control.exe', custom_cmdline: '-safe' }),
  ];
}

/** Applications of the demo company, their accounts, and the backup plan of accounts. */
export function seedApplications(call: Call, add: AddRecord): void {
  const hosts = rowsWhere(call.sandbox, 'assets.asset');
  const windows = hosts.find(isWindows);
  const all = [...DATABASES, ...(windows ? programs(String(windows['id'])) : []), ...CLUSTERS];
  const apps = all.map((application) =>
    add('applications.application', { ...application, domain: null }),
  );
  const [first, second] = rowsWhere(call.sandbox, 'assets.systemuser');
  if (!first || !second) return;
  for (const app of apps.slice(0, ACCOUNTS_IN_APPLICATIONS)) {
    add('applications.account', {
      app,
      systemuser: first['id'],
      username: 'reporting',
      version: 1,
    });
  }
  hosts.slice(0, ACCOUNTS_ON_ASSETS).forEach((host, index) => {
    const user = isWindows(host) ? second : first;
    add('assets.authbook', {
      asset: host['id'],
      systemuser: user['id'],
      username: user['username'] ?? '',
      password: `harbour-${index + 1}`,
      version: 1 + (index % 3),
      connectivity: index % 7 === 6 ? 'failed' : 'ok',
      comment: '',
    });
    add('assets.gathereduser', {
      asset: host['id'],
      username: index % 4 === 3 ? 'backup' : 'deploy',
      present: index % 5 !== 4,
      ip_last_login: `10.10.1.${20 + index}`,
      date_last_login: call.now - index * DAY_MS,
    });
  });
  seedSchedules(call, add);
}

function isWindows(host: RowOf<'assets.asset'>): boolean {
  return String(host['platform']).startsWith('Windows');
}

/** Adds applications to the plan that changes their passwords, after the accounts exist. */
export function fillApplicationPlan({ sandbox }: Call): void {
  if (!resourceIn(sandbox, 'xpack.applicationchangeauthplan')) return;
  const link = (links: string, target: typeof APPLICATIONS | typeof SYSTEM_USERS, like: string) =>
    sandbox.database.run(
      `INSERT INTO ${links} (owner_id, target_id)
       SELECT p.id, t.id FROM ${PLANS} p, ${target} t
       WHERE p.${PLANS.name} = 'Shop databases' AND t.${target.name} LIKE ?`,
      [like],
    );
  link(PLANS.link.apps, APPLICATIONS, 'Web shop orders%');
  link(PLANS.link.system_users, SYSTEM_USERS, 'orders read only');
}

const ACCOUNTS_IN_APPLICATIONS = 6;
const ACCOUNTS_ON_ASSETS = 24;

function seedSchedules(call: Call, add: AddRecord): void {
  const hosts = rowsWhere(call.sandbox, 'assets.asset').slice(0, 3);
  const admin = rowWhere(call.sandbox, 'users.user', equals(USERS.username, 'admin'));
  const plan = add('assets.accountbackupplan', {
    name: 'Weekly backup',
    is_periodic: true,
    interval: 24,
    crontab: '0 3 * * 1',
    types: ['all'],
    recipients: admin ? [admin['id']] : [],
    comment: 'For the safe in the harbour office',
  });
  const run = { trigger: 'timing', is_success: true, reason: '', timedelta: 3.42 };
  add('assets.accountbackupplanexecution', { ...run, plan, date_start: call.now - 5 * DAY_MS });
  add('xpack.gatherusertask', {
    name: 'Who is on the harbour hosts',
    nodes: [nodeForPath('/Default', call)],
    is_periodic: true,
    interval: 24,
    crontab: '',
    comment: '',
  });
  add('xpack.changeauthplan', {
    name: 'Root passwords',
    username: 'root',
    assets: hosts.map((host) => host['id']),
    is_password: true,
    password_strategy: 'random_all',
    is_periodic: true,
    interval: 720,
    crontab: '',
    comment: '',
  });
  add('xpack.applicationchangeauthplan', {
    name: 'Shop databases',
    category: 'db',
    type: 'mysql',
    password_strategy: 'random_one',
    is_periodic: false,
    comment: '',
  });
}
