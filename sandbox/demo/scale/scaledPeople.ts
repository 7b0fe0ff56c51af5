import { DAY_MS } from '../../kernel/wire/dates.ts';
import type { Field } from '../../../generated/names.ts';
import { ROLE } from '../../areas/rbac/builtinRoles.ts';
import { nameInLogs } from '../../areas/audits/logRows.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { PEOPLE } from '../../areas/users/seedPeople.ts';
import { linkWriter, rowWriter } from './rowWriter.ts';
import { table } from '../../kernel/core/tables.ts';

const USERS = table('users.user');
const USER_GROUPS = table('users.usergroup');

const ACCOUNT_DAYS = 3650;
const COLUMNS: readonly Field<'users.user'>[] = [
  'name',
  'username',
  'email',
  'source',
  'mfa_level',
  'is_active',
  'is_first_login',
  'date_joined',
  'date_expired',
  'created_by',
  'comment',
];

/** The values of a person that logs and sessions store. */
export interface ScaledPerson {
  readonly id: string;
  readonly username: string;
  readonly shown: string;
}

/** Adds ordinary users without a password, so nobody can sign in as them. */
export function addScaledPeople(
  call: Call,
  count: number,
  number: () => number,
): readonly ScaledPerson[] {
  const { sandbox, now, organization } = call;
  const write = rowWriter(sandbox, 'users.user', COLUMNS);
  if (!write) return [];
  const join = linkWriter(sandbox, `${USERS.link.groups}`);
  const groups = sandbox.database
    .all(`SELECT id FROM ${USER_GROUPS} ORDER BY rowid`)
    .map((row) => String(row['id']));
  return Array.from({ length: count }, (_, index) => {
    const name = nameAt(index);
    const username = `${asciiOf(name).toLowerCase().replaceAll(' ', '.')}.${index + 1}`;
    const id = write([
      name,
      username,
      `${username}@nordhafen.example`,
      index % 4 === 3 ? 'ldap' : 'local',
      index % 5 === 0 ? 1 : 0,
      index % 17 !== 16,
      false,
      now - Math.floor(number() * 900) * DAY_MS,
      now + ACCOUNT_DAYS * DAY_MS,
      'System',
      '',
    ]);
    bind(call, id, ROLE.user, 'system', '');
    bind(call, id, ROLE.orgUser, 'org', organization.id);
    const group = groups[index % groups.length];
    if (group) join(id, group);
    return { id, username, shown: nameInLogs({ name, username }) };
  });
}

function bind({ sandbox }: Call, user: string, role: string, scope: string, org: string): void {
  sandbox.database.run(
    'INSERT INTO role_bindings (id, "user", role, scope, org) VALUES (?, ?, ?, ?, ?)',
    [sandbox.random.uuid(), user, role, scope, org],
  );
}

/** Combinations of given and family names. */
function nameAt(index: number): string {
  const given = PEOPLE[index % PEOPLE.length]?.split(' ')[0] ?? '';
  const step = Math.floor(index / PEOPLE.length) + 1;
  const family = PEOPLE[(index + step) % PEOPLE.length]?.split(' ').at(-1) ?? '';
  return `${given} ${family}`;
}

function asciiOf(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '');
}
