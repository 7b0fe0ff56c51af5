import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { ROLE } from '../areas/rbac/builtinRoles.ts';
import { nodeForPath, rootNode } from '../areas/assets/nodeTree.ts';
import { repeatableNumbers } from '@gatehouse-console/engine/sandbox/store/randomness.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { LOGIN_LIMIT_COUNT, setLoginFailures } from '../areas/authentication/loginLimits.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { hashPassword } from '@gatehouse-console/engine/sandbox/store/passwords.ts';
import { bindAuthenticator } from '../areas/authentication/secondFactor.ts';
import { DEMO_PASSWORD, PERSON_WITH_AUTHENTICATOR } from '../areas/users/seedAccounts.ts';
import { DOMAINS, LABELS, SITES, SYSTEM_USERS } from '../areas/assets/seedHosts.ts';
import { GROUPS, PEOPLE } from '../areas/users/seedPeople.ts';
import { hostOf } from './hostOf.ts';
import { plainName } from './plainName.ts';
import {
  type AddRecord,
  table,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';

const USERS = table('users.user');

/** Nordhafen Logistics, an invented company with ports, warehouses and a web shop. */
export function seedCompany(call: Call, add: AddRecord, admin: string): void {
  const number = repeatableNumbers(7);
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(number() * items.length)];
  const past = (days: number) => call.now - Math.floor(number() * days * DAY_MS);

  const groups = GROUPS.map((group) => add('users.usergroup', group));
  const people = PEOPLE.map((name, index) =>
    add('users.user', personOf(name, index, { call, pick, past, groups })),
  );
  setLoginFailures(call.sandbox, usernameOf('Diego Navarro'), LOGIN_LIMIT_COUNT);
  giveAuthenticator(call);
  const domains = DOMAINS.map((domain) => addDomain(domain, add));
  const labels = LABELS.map(([name, value]) => add('assets.label', { name, value, comment: null }));
  const administrators = SYSTEM_USERS.map((user) => add('assets.systemuser', user));
  rootNode(call);
  for (const site of SITES) {
    for (const kind of site.kinds) {
      const node = nodeForPath(`/Default/${site.name}/${kind.folder}`, call);
      for (let index = 1; index <= kind.count; index += 1) {
        add('assets.asset', {
          ...hostOf(kind, { cores: number(), state: number(), serial: number() }),
          hostname: `${site.code}-${kind.code}-${String(index).padStart(2, '0')}`,
          ip: `${site.network}.${kind.subnet}.${10 + index}`,
          number: `NL-${site.code.toUpperCase()}-${kind.subnet}${String(index).padStart(3, '0')}`,
          nodes: [node],
          domain: domains[site.domain] || null,
          admin_user: administrators[kind.platform.startsWith('Windows') ? 1 : 0] || null,
          labels: [labels[site.label], labels[kind.label]].filter((label) => label),
          date_created: past(700),
          date_verified: past(3),
        });
      }
    }
  }
  seedLoginRules(add, people, admin);
}

interface Making {
  readonly call: Call;
  readonly pick: <T>(items: readonly T[]) => T | undefined;
  readonly past: (days: number) => number;
  readonly groups: readonly string[];
}

/** Some users have expired or disabled accounts, are from the directory, or are contractors. */
function personOf(
  name: string,
  index: number,
  { call, pick, past, groups }: Making,
): ValuesOf<'users.user'> {
  const username = usernameOf(name);
  const contractor = index % 9 === 8;
  return {
    name,
    username,
    email: `${username}@nordhafen.example`,
    phone: index % 3 === 0 ? `138${String(10_000_000 + index * 7919).slice(-8)}` : null,
    source: index % 4 === 3 ? 'ldap' : 'local',
    mfa_level: index % 5 === 0 ? 1 : 0,
    is_active: index % 17 !== 16,
    is_first_login: index % 7 === 6,
    date_joined: past(900),
    last_login: index % 7 === 6 ? null : past(30),
    date_password_last_updated: past(200),
    date_expired: call.now + (contractor ? (index % 2 ? -20 : 60) : 3650) * DAY_MS,
    comment: contractor ? 'Contract work, see the purchase order' : '',
    groups: [contractor ? groups[6] : groups[index % groups.length]].filter((group) => group),
    system_roles: [ROLE.user],
    org_roles: [index % 20 === 4 ? ROLE.orgAuditor : ROLE.orgUser],
    wechat: pick(['', '', '', username]),
  };
}

function usernameOf(name: string): string {
  const words = plainName(name).split(' ');
  return `${words[0]}.${words.at(-1)}`;
}

/** Gives one user with a second factor a known secret, so that the login can be tried out. */
function giveAuthenticator(call: Call): void {
  const user = call.sandbox.database.get(`SELECT id FROM ${USERS} WHERE ${USERS.username} = ?`, [
    PERSON_WITH_AUTHENTICATOR.username,
  ]);
  if (!user) return;
  bindAuthenticator(call.sandbox, String(user['id']), PERSON_WITH_AUTHENTICATOR.secret);
  setColumns(call.sandbox, 'users.user', user['id'], { password: hashPassword(DEMO_PASSWORD) });
}

function addDomain(domain: (typeof DOMAINS)[number], add: AddRecord): string {
  const id = add('assets.domain', { name: domain.name, comment: domain.comment });
  domain.gateways.forEach((ip, index) => {
    add('assets.gateway', {
      name: `${domain.code}-gw-${index + 1}`,
      ip,
      port: 22,
      protocol: 'ssh',
      username: 'relay',
      is_active: true,
      domain: id,
      comment: '',
    });
  });
  return id;
}

function seedLoginRules(add: AddRecord, people: readonly string[], admin: string): void {
  const rules: readonly [string, number, string, string, readonly string[]][] = [
    ['Office networks only', 20, 'allow', people[0] ?? '', ['10.20.0.0/16', '10.21.0.0/16']],
    ['No access from guest Wi-Fi', 10, 'reject', people[3] ?? '', ['192.168.88.0/24']],
    ['Contractor: no evenings', 30, 'reject', people[8] ?? '', ['*']],
    ['Administrator from the bastion network', 5, 'allow', admin, ['10.10.1.0/24']],
    ['Blocked address range', 1, 'reject', people[12] ?? '', ['203.0.113.10-203.0.113.40']],
  ];
  for (const [name, priority, action, user, addresses] of rules) {
    if (!user) continue;
    const evening = { id: 1, value: '18:00~23:30' };
    add('acls.loginacl', {
      name,
      priority,
      action,
      user,
      is_active: priority !== 30,
      reviewers: [],
      rules: { ip_group: addresses, time_period: priority === 30 ? [evening] : [] },
      comment: '',
    });
  }
}

/** Binds a user to a messenger, so that unbinding can be tried out. */
export function bindToMessenger({ sandbox }: Call): void {
  sandbox.database.run(
    `UPDATE ${USERS} SET ${USERS.wecom_id} = ${USERS.username} WHERE ${USERS.username} = 'alice'`,
  );
}
