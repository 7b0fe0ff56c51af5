import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { ROLE } from '../../areas/rbac/builtinRoles.ts';
import { nameInLogs } from '../../areas/audits/logRows.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { PEOPLE } from '../../areas/users/seedPeople.ts';
import { plainName } from '../plainName.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const USERS = table('users.user');
const USER_GROUPS = table('users.usergroup');

const ACCOUNT_DAYS = 3650;

/** The values of a user that logs and sessions store. */
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
  if (!sandbox.resources.has('users.user')) return [];
  const join = `INSERT INTO ${USERS.link.groups} (owner_id, target_id) VALUES (?, ?)`;
  const groups = sandbox.database
    .all(`SELECT id FROM ${USER_GROUPS} ORDER BY rowid`)
    .map((row) => String(row['id']));
  return Array.from({ length: count }, (_, index) => {
    const name = nameAt(index);
    const username = `${plainName(name).replaceAll(' ', '.')}.${index + 1}`;
    const id = insertRow(sandbox, 'users.user', {
      name,
      username,
      email: `${username}@nordhafen.example`,
      source: index % 4 === 3 ? 'ldap' : 'local',
      mfa_level: index % 5 === 0 ? 1 : 0,
      is_active: index % 17 !== 16,
      is_first_login: false,
      date_joined: now - Math.floor(number() * 900) * DAY_MS,
      date_expired: now + ACCOUNT_DAYS * DAY_MS,
      created_by: 'System',
      comment: '',
    });
    bind(call, id, ROLE.user, 'system', '');
    bind(call, id, ROLE.orgUser, 'org', organization.id);
    const group = groups[index % groups.length];
    if (group) sandbox.database.run(join, [id, group]);
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
