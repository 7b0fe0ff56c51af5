import { DEFAULT_ENDPOINT } from './endpoints.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { nameInLogs } from '../audits/logRows.ts';
import { repeatableNumbers } from '@gatehouse-console/engine/sandbox/store/randomness.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  type AddRecord,
  table,
  type RowOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { BATCH_COMMANDS, COMMANDS, TERMINALS } from './seedWork.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const COMMAND_LOGS = table('audits.commandexecutionlog');

const SEED = 17;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const MS_PER_SECOND = 1000;
/** Three weeks of sessions, one every five hours, and some that are running. */
const SESSIONS = 96;
const HOURS_APART = 5;
const RUNNING = 6;
const SECONDS_BETWEEN_COMMANDS = 35;

/** Components with their storages and endpoints, and weeks of sessions with their commands. */
export function seedTerminal(call: Call, add: AddRecord): void {
  seedStorages(add);
  seedEndpoints(call, add);
  const terminals = seedTerminals(call);
  seedSessions(call, terminals);
  seedBatchCommands(call);
}

function seedStorages(add: AddRecord): void {
  const own = { name: 'default', type: 'server', meta: {}, is_default: true };
  const nothing = { name: 'null', type: 'null', meta: {}, is_default: false };
  for (const resource of ['terminal.replaystorage', 'terminal.commandstorage'] as const) {
    add(resource, { ...own, comment: 'On the disk of this server' });
    add(resource, { ...nothing, comment: 'Keeps nothing' });
  }
  add('terminal.replaystorage', {
    name: 'archive',
    type: 's3',
    meta: {
      BUCKET: 'recordings',
      ACCESS_KEY: 'gatehouse',
      ENDPOINT: 'https://s3.nordhafen.example',
    },
    is_default: false,
    comment: 'For the yearly review',
  });
  add('terminal.commandstorage', {
    name: 'search',
    type: 'es',
    meta: { HOSTS: ['http://es.nordhafen.example:9200'], INDEX: 'commands', INDEX_BY_DATE: true },
    is_default: false,
    comment: '',
  });
}

function seedEndpoints(call: Call, add: AddRecord): void {
  const initial = add('terminal.endpoint', {
    name: 'Default',
    host: '',
    http_port: 0,
    https_port: 0,
  });
  setColumns(call.sandbox, 'terminal.endpoint', initial, { id: DEFAULT_ENDPOINT });
  const edge = add('terminal.endpoint', { name: 'Shanghai', host: 'sha.nordhafen.example' });
  add('terminal.endpointrule', {
    name: 'Shanghai office',
    ip_group: ['10.30.0.0/16'],
    priority: 10,
    endpoint: edge,
  });
  add('terminal.endpointrule', {
    name: 'Everybody else',
    ip_group: ['*'],
    priority: 100,
    endpoint: DEFAULT_ENDPOINT,
  });
}

function seedTerminals(call: Call): ReadonlyMap<string, string> {
  return new Map(
    TERMINALS.map(({ name, type, status, load }) => {
      const [cpu, memory, disk] = load ?? [];
      const stat = load && {
        cpu_load: cpu,
        memory_used: memory,
        disk_used: disk,
        session_online: 0,
        date_created: null,
      };
      const id = insertRow(call.sandbox, 'terminal.terminal', {
        name,
        type,
        status,
        stat,
        remote_addr: '10.20.1.20',
        http_port: 5000,
        ssh_port: 2222,
        command_storage: 'default',
        replay_storage: 'default',
        is_accepted: true,
        is_active: true,
        is_alive: status !== 'offline',
        date_created: call.now - 400 * HOUR_MS,
        comment: '',
      });
      return [type, id];
    }),
  );
}

interface Cast {
  readonly people: readonly RowOf<'users.user'>[];
  readonly assets: readonly RowOf<'assets.asset'>[];
  readonly accounts: readonly RowOf<'assets.systemuser'>[];
}

function castOf({ sandbox }: Call): Cast {
  return {
    people: rowsWhere(sandbox, 'users.user').slice(0, 12),
    assets: rowsWhere(sandbox, 'assets.asset').slice(0, 40),
    accounts: rowsWhere(sandbox, 'assets.systemuser'),
  };
}

function seedSessions(call: Call, terminals: ReadonlyMap<string, string>): void {
  const { sandbox, now, organization } = call;
  const number = repeatableNumbers(SEED);
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(number() * items.length)];
  const cast = castOf(call);
  for (let back = SESSIONS; back >= 1; back -= 1) {
    const person = pick(cast.people);
    const asset = pick(cast.assets);
    if (!person || !asset) return;
    const protocol = String(asset['platform']).startsWith('Windows') ? 'rdp' : 'ssh';
    const account = pick(cast.accounts.filter((row) => row['protocol'] === protocol));
    const running = back <= RUNNING;
    const start = running
      ? now - back * 9 * MINUTE_MS
      : now - (back - RUNNING) * HOURS_APART * HOUR_MS;
    const minutes = 2 + Math.floor(number() * 70);
    const shown = {
      user: nameInLogs(person),
      asset: `${asset['hostname']}(${asset['ip']})`,
      system_user: nameInLogs(account ?? {}),
      org_id: organization.id,
    };
    const from = protocol === 'rdp' ? pick(['RT', 'WT', 'WT']) : pick(['ST', 'ST', 'WT']);
    const address = `10.20.9.${10 + Math.floor(number() * 200)}`;
    // Whoever is connected has logged in.
    if (running) seedLogin(call, person, address, start - MINUTE_MS);
    const session = insertRow(sandbox, 'terminal.session', {
      ...shown,
      user_id: person['id'],
      asset_id: asset['id'],
      system_user_id: account?.['id'] ?? '',
      login_from: from,
      remote_addr: address,
      protocol,
      is_success: true,
      is_finished: !running,
      has_replay: !running && number() > 0.1,
      date_start: start,
      date_end: running ? null : start + minutes * MINUTE_MS,
      terminal: terminals.get(protocol === 'rdp' ? 'lion' : 'koko') ?? null,
    });
    if (protocol === 'ssh') typeCommands(call, { ...shown, session }, start, number);
    if (back % 8 === 0) seedJoin(call, session, start, cast.people[1]);
  }
}

function seedLogin(
  { sandbox }: Call,
  person: RowOf<'users.user'>,
  ip: string,
  datetime: number,
): void {
  insertRow(sandbox, 'audits.userloginlog', {
    username: String(person['username']),
    type: 'W',
    ip,
    city: 'LAN',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    mfa: 0,
    reason: '',
    backend: 'Password',
    status: true,
    datetime,
  });
}

function typeCommands(
  call: Call,
  shown: ValuesOf<'terminal.command'>,
  start: number,
  number: () => number,
): void {
  const count = 2 + Math.floor(number() * 7);
  for (let place = 0; place < count; place += 1) {
    const command = COMMANDS[Math.floor(number() * COMMANDS.length)];
    if (!command) return;
    insertRow(call.sandbox, 'terminal.command', {
      ...shown,
      input: command.input,
      output: command.output,
      risk_level: command.dangerous ? 5 : 0,
      timestamp: Math.floor(start / MS_PER_SECOND) + (place + 1) * SECONDS_BETWEEN_COMMANDS,
      remote_addr: '10.20.9.7',
    });
  }
}

function seedJoin(
  call: Call,
  session: string,
  start: number,
  person: RowOf<'users.user'> | undefined,
): void {
  if (!person) return;
  insertRow(call.sandbox, 'terminal.sessionjoinrecord', {
    session,
    joiner: person['id'],
    verify_code: 'k7wq',
    date_joined: start + MINUTE_MS,
    date_left: start + 9 * MINUTE_MS,
    date_created: start + MINUTE_MS,
    date_updated: start + 9 * MINUTE_MS,
    remote_addr: '10.20.9.31',
    login_from: 'WT',
    is_success: true,
    reason: '-',
    is_finished: true,
    created_by: 'System',
    org_id: call.organization.id,
  });
}

function seedBatchCommands(call: Call): void {
  const { people, accounts: all, assets } = castOf(call);
  const accounts = all.filter((account) => account['protocol'] === 'ssh');
  BATCH_COMMANDS.forEach((command, place) => {
    const id = insertRow(call.sandbox, 'audits.commandexecutionlog', {
      command,
      user: people[place % people.length]?.['id'],
      run_as: accounts[place % accounts.length]?.['id'],
      is_finished: true,
      is_success: place !== 2,
      date_start: call.now - (place + 1) * 11 * HOUR_MS,
      // A failure is described in the result (observed).
      result: place === 2 ? { error: 'The account may not log in there.' } : {},
      org_id: call.organization.id,
    });
    for (const asset of assets.slice(place, place + 3)) {
      call.sandbox.database.run(
        `INSERT INTO ${COMMAND_LOGS.link.hosts} (owner_id, target_id) VALUES (?, ?)`,
        [id, asset['id'] ?? null],
      );
    }
  });
}
