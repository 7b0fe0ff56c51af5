import { table, type AddRecord } from '../kernel/core/tables.ts';
import { BUILTIN_ROLES } from '../areas/rbac/builtinRoles.ts';
import { createRecord } from '../kernel/resources/write.ts';
import { resourceIn, type Sandbox, type Call } from '../kernel/core/sandbox.ts';
import { repeatableRandomness } from '../kernel/store/randomness.ts';
import { readFact, writeFact } from '../kernel/store/systemTables.ts';
import { DEFAULT_ORGANIZATION } from '../kernel/wire/organizations.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '../areas/users/seedAccounts.ts';
import { fillApplicationPlan, seedApplications } from '../areas/applications/seed.ts';
import { seedCloud } from '../areas/xpack/seed.ts';
import { bindToMessenger, seedCompany } from './company.ts';
import { seedOrganizations } from '../areas/orgs/seed.ts';
import { PLATFORMS } from '../areas/assets/seedPlatforms.ts';
import { seedPermissions } from '../areas/perms/seed.ts';
import { seedJobs } from '../areas/ops/seed.ts';
import { seedUnreachableStorage } from './unreachableStorage.ts';
import { seedLogs } from '../areas/audits/seed.ts';
import { seedSiteMessages } from '../areas/shell/notifications/seed.ts';
import { seedScale } from './scale/scale.ts';
import { seedTerminal } from '../areas/terminal/seed.ts';
import {
  fillRequests,
  seedCommandTicket,
  seedTicketFlows,
  seedTickets,
} from '../areas/tickets/seed.ts';

const ORGANIZATIONS = table('orgs.organization');
const SYSTEM_ROLES = table('rbac.systemrole');
const ORGANIZATION_ROLES = table('rbac.orgrole');
const PLATFORM_ROWS = table('assets.platform');

/** A fixed seed gives every fresh database the same ids, so that addresses in tests and bookmarks stay valid. */
const SEED = 20_230_223;
/** For organizations, which may be added to a database that already has ids of the first seed. */
const ORGANIZATIONS_SEED = 20_230_224;
/** For records added by `--scale`. */
const SCALE_SEED = 20_230_225;

/**
 * Fills an empty database; does nothing to one that was filled before.
 *
 * @param scale total number of assets; by default only those of the demo
 * @throws ScaleMismatch when the database was scaled to another number before
 */
export function seedDatabase(sandbox: Sandbox, kind: 'demo' | 'accounts', scale?: number): void {
  seedOpenEdition(sandbox, kind);
  if (kind === 'demo' && sandbox.licence !== 'none') seedLicensedEdition(sandbox);
  if (scale !== undefined) seedScale(seedCall(sandbox, SCALE_SEED), scale);
}

/** Adds the licensed edition's organizations once, also to a database that was filled without a licence. */
function seedLicensedEdition(sandbox: Sandbox): void {
  if (readFact(sandbox.database, 'organizations')) return;
  sandbox.database.transaction(() => {
    seedOrganizations(seedCall(sandbox, ORGANIZATIONS_SEED));
    writeFact(sandbox.database, 'organizations', 'demo');
  });
}

function seedOpenEdition(sandbox: Sandbox, kind: 'demo' | 'accounts'): void {
  if (readFact(sandbox.database, 'seeded')) return;
  sandbox.database.transaction(() => {
    const call = seedCall(sandbox);
    const add: AddRecord = (resourceId, values) => {
      const resource = resourceIn(sandbox, resourceId);
      return resource ? String(createRecord(resource, values, call)) : '';
    };
    seedOrganization(call);
    seedRoles(call);
    seedPlatforms(call);
    const admin = seedAccounts(add);
    if (kind === 'demo') {
      seedCompany(call, add, admin);
      seedSiteMessages(call);
      seedLogs(call);
      seedTickets(call, add);
      seedApplications(call, add);
      seedTerminal(call, add);
      seedPermissions(call, add);
      if (resourceIn(sandbox, 'tickets.ticket')) fillRequests(call);
      seedJobs(call, add);
      seedCloud(call, add);
      seedTicketFlows(call, add);
      seedUnreachableStorage(call, add);
      seedCommandTicket(call, add);
      fillApplicationPlan(call);
      bindToMessenger(call);
    }
    writeFact(sandbox.database, 'seeded', kind);
  });
}

/** A call of the system itself, in Default and with repeatable ids. */
function seedCall(sandbox: Sandbox, seed = SEED): Call {
  return {
    sandbox: { ...sandbox, random: repeatableRandomness(seed) },
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    body: undefined,
    origin: '',
    language: 'en',
    timeZone: sandbox.model.app.serverTimeZone,
    organization: {
      id: DEFAULT_ORGANIZATION,
      name: 'Default',
      comment: '',
      isRoot: false,
      isDefault: true,
    },
    now: sandbox.clock(),
    person: { id: '', username: 'system', name: 'System', permissions: new Set() },
    privateKey: undefined,
    sessionKey: undefined,
  };
}

function seedOrganization(call: Call): void {
  call.sandbox.database.run(
    `INSERT INTO ${ORGANIZATIONS} (id, ${ORGANIZATIONS.name}, ${ORGANIZATIONS.comment}, ${ORGANIZATIONS.date_created}, ${ORGANIZATIONS.created_by}) VALUES (?, 'Default', '', ?, 'System')`,
    [DEFAULT_ORGANIZATION, call.now],
  );
}

function seedRoles(call: Call): void {
  for (const role of BUILTIN_ROLES) {
    const roles = role.scope === 'system' ? SYSTEM_ROLES : ORGANIZATION_ROLES;
    call.sandbox.database.run(
      `INSERT INTO ${roles} (id, ${roles.name}, ${roles.display_name}, ${roles.scope}, ${roles.builtin},
         ${roles.date_created}, ${roles.date_updated}, ${roles.created_by}, ${roles.comment})
       VALUES (?, ?, ?, ?, 1, ?, ?, 'System', '')`,
      [role.id, role.name, role.name, role.scope, call.now, call.now],
    );
  }
}

function seedPlatforms(call: Call): void {
  if (!resourceIn(call.sandbox, 'assets.platform')) return;
  for (const platform of PLATFORMS) {
    call.sandbox.database.run(
      `INSERT INTO ${PLATFORM_ROWS} (id, ${PLATFORM_ROWS.name}, ${PLATFORM_ROWS.base}, ${PLATFORM_ROWS.charset}, ${PLATFORM_ROWS.internal}, ${PLATFORM_ROWS.meta}) VALUES (?, ?, ?, 'utf8', ?, ?)`,
      [
        platform.id,
        platform.name,
        platform.base,
        platform.internal ? 1 : 0,
        JSON.stringify(platform.meta),
      ],
    );
  }
}

/** Adds the demo accounts; returns the id of `admin`. */
function seedAccounts(add: AddRecord): string {
  const ids = ACCOUNTS.map((account) => {
    const id = add('users.user', {
      name: account.name,
      username: account.username,
      email: `${account.username}@nordhafen.example`,
      source: 'local',
      mfa_level: 0,
      is_active: true,
      is_first_login: false,
      password_strategy: 'custom',
      password: DEMO_PASSWORD,
      comment: account.comment,
      system_roles: account.systemRoles,
      org_roles: account.organizationRoles,
    });
    return [account.username, id] as const;
  });
  return new Map(ids).get('admin') ?? '';
}
