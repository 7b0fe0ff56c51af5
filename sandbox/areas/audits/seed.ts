import { nameInLogs } from './logRows.ts';
import { keepChanges, type Changes } from './operationChanges.endpoints.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { repeatableNumbers } from '@gatehouse-console/engine/sandbox/store/randomness.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const ASSETS = table('assets.asset');
const USERS = table('users.user');
const DOMAINS = table('assets.domain');
const LABELS = table('assets.label');
const USER_GROUPS = table('users.usergroup');

const HOUR_MS = 3_600_000;
const LOGINS = 120;
const OPERATIONS = 60;
const PASSWORD_CHANGES = 12;
const TRANSFERS = 40;
const SEED = 11;

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
];
/** Resources that users create and change, with their name in logs. */
const KINDS = [
  { kind: 'Asset', table: `${ASSETS}`, name: withSecond(ASSETS.hostname, ASSETS.ip) },
  { kind: 'User', table: `${USERS}`, name: withSecond(USERS.name, USERS.username) },
  { kind: 'Domain', table: `${DOMAINS}`, name: DOMAINS.name },
  { kind: 'Label', table: `${LABELS}`, name: LABELS.name },
  { kind: 'User Group', table: `${USER_GROUPS}`, name: USER_GROUPS.name },
] as const;
const FILES = ['/tmp/report.csv', '/var/log/nginx/access.log', '/srv/backup/db.dump', '/etc/hosts'];

/** Users who create and change records. */
const ADMINISTRATORS = ['Administrator(admin)', 'Olga Admiraal(orgadmin)'];

interface SeededOperation {
  readonly action: string;
  readonly kind: string;
  readonly name: string;
  readonly time: number;
}

/** Some weeks of logins, operations, password changes and file transfers; the newest is an hour old. */
export function seedLogs(call: Call): void {
  const { sandbox, now, organization } = call;
  const namesIn = (table: string, name: string) =>
    sandbox.database
      .all(`SELECT ${name} AS name FROM ${table} ORDER BY rowid`)
      .map((row) => String(row['name']));
  const users = rowsWhere(sandbox, 'users.user');
  const things = KINDS.map(({ kind, table, name }) => ({ kind, names: namesIn(table, name) }));
  const hosts = things[0]?.names ?? [];
  const number = repeatableNumbers(SEED);
  const pick = (items: readonly string[]) => items[Math.floor(number() * items.length)] ?? '';
  const user = () => users[Math.floor(number() * users.length)] ?? {};
  const address = () => `10.20.${Math.floor(number() * 4)}.${10 + Math.floor(number() * 200)}`;
  const times = (count: number, apart: number, write: (time: number) => void) => {
    for (let back = count; back >= 1; back -= 1) write(now - back * apart * HOUR_MS);
  };

  times(LOGINS, 4, (time) => {
    const good = number() > 0.12;
    const type = number() > 0.3 ? 'W' : 'T';
    insertRow(sandbox, 'audits.userloginlog', {
      username: String(user()['username'] ?? ''),
      type,
      ip: address(),
      city: 'LAN',
      user_agent: type === 'W' ? pick(AGENTS) : '',
      mfa: number() > 0.5 ? 1 : 0,
      reason: good ? '' : 'The username or password is wrong.',
      backend: 'Password',
      status: good,
      datetime: time,
    });
  });
  times(OPERATIONS, 7, (time) => {
    const thing = things[Math.floor(number() * things.length)];
    const [author, action] = [pick(ADMINISTRATORS), pick(['create', 'update', 'update', 'delete'])];
    const [kind, name] = [thing?.kind ?? '', pick(thing?.names ?? [])];
    const id = insertRow(sandbox, 'audits.operatelog', {
      user: author,
      action,
      resource_type: kind,
      resource: name,
      remote_addr: address(),
      datetime: time,
      org_id: organization.id,
    });
    const operation = { action, kind, name, time };
    keepChanges(call, id, () => changesOfSeed(operation, users.map(nameInLogs)));
  });
  times(PASSWORD_CHANGES, 30, (time) => {
    const shown = nameInLogs(user());
    insertRow(sandbox, 'audits.passwordchangelog', {
      user: shown,
      change_by: number() > 0.5 ? shown : 'Administrator(admin)',
      remote_addr: address(),
      datetime: time,
    });
  });
  times(TRANSFERS, 9, (time) =>
    insertRow(sandbox, 'audits.ftplog', {
      user: nameInLogs(user()),
      remote_addr: address(),
      asset: pick(hosts),
      system_user: pick(['deploy(deploy)', 'root(root)']),
      org_id: organization.id,
      operate: pick(['Upload', 'Download', 'Download', 'Delete', 'Mkdir', 'Rename']),
      filename: pick(FILES),
      is_success: number() > 0.06,
      date_start: time,
    }),
  );
}

/** What a seeded operation changed: of groups, who is in them. */
function changesOfSeed(
  { action, kind, name, time }: SeededOperation,
  people: readonly string[],
): Changes {
  if (action === 'create') return { before: {}, after: { Name: name } };
  if (action === 'delete') return { before: { Name: name }, after: {} };
  if (kind !== 'User Group') return { before: { Comment: '' }, after: { Comment: 'Checked' } };
  const [first, second, ...others] = people;
  const added = others[time % others.length];
  return { before: { Users: [first, second] }, after: { Users: [first, added] } };
}

/** `Name(username)` and `host(address)`. */
function withSecond(name: string, second: string): string {
  return `${name} || '(' || ${second} || ')'`;
}
