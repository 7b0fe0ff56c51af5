import { type AddRecord, table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { BUILTIN_ROLES } from '../areas/rbac/builtinRoles.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import {
  resourceIn,
  type Sandbox,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { systemCall } from '@gatehouse-console/engine/sandbox/core/systemCall.ts';
import { readFact, writeFact } from '@gatehouse-console/engine/sandbox/store/systemTables.ts';
import { DEFAULT_ORGANIZATION, defaultOrganization } from '../areas/organizations.ts';
import { ACCOUNTS, DEMO_PASSWORD } from '../areas/users/seedAccounts.ts';
import { fillApplicationPlan, seedApplications } from '../areas/applications/seed.ts';
import { licenceOf } from '../areas/publicSettings/licenceState.ts';
import { seedCloud } from '../areas/xpack/seed.ts';
import { bindToMessenger, seedCompany } from './company.ts';
import { seedOrganizations } from '../areas/orgs/seed.ts';
import { PLATFORMS } from '../areas/assets/seedPlatforms.ts';
import { seedHostAccounts, seedPermissions } from '../areas/perms/seed.ts';
import { seedJobs } from '../areas/ops/seed.ts';
import { seedLogs } from '../areas/audits/seed.ts';
import { fillCommandAlert, seedSiteMessages } from '../areas/shell/notifications/seed.ts';
import { seedScale } from './scale/scale.ts';
import { seedTerminal } from '../areas/terminal/seed.ts';
import {
  fillRequests,
  seedCommandTicket,
  seedTicketFlows,
  seedTickets,
} from '../areas/tickets/seed.ts';

/** A fixed seed gives every fresh database the same ids, so that addresses in tests and bookmarks stay valid. */
const SEED = 20_230_223;
/** For organizations, which may be added to a database that already has ids of the first seed. */
const ORGANIZATIONS_SEED = 20_230_224;
/** For records added by `--scale`. */
const SCALE_SEED = 20_230_225;

/**
 * Fills an empty database; does nothing to one that was filled before. The option `--scale` is the total number of
 * assets; by default there are only those of the demo.
 *
 * @throws ScaleMismatch when the database was scaled to another number before
 */
export function seedDatabase(sandbox: Sandbox, kind: 'demo' | 'accounts'): void {
  const { scale } = sandbox.options;
  seedOpenEdition(sandbox, kind);
  if (kind === 'demo' && licenceOf(sandbox) !== 'none') seedLicensedEdition(sandbox);
  if (scale !== undefined) seedScale(seedCall(sandbox, SCALE_SEED), Number(scale));
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
      seedHostAccounts(call);
      fillCommandAlert(call);
    }
    writeFact(sandbox.database, 'seeded', kind);
  });
}

/** A call of the system itself, in Default and with repeatable ids. */
function seedCall(sandbox: Sandbox, seed = SEED): Call {
  const person = { id: '', username: 'system', name: 'System', permissions: new Set<string>() };
  return { ...systemCall(sandbox, seed, defaultOrganization), person };
}

function seedOrganization({ sandbox, now }: Call): void {
  insertRow(
    sandbox,
    'orgs.organization',
    { name: 'Default', comment: '', date_created: now, created_by: 'System' },
    DEFAULT_ORGANIZATION,
  );
}

function seedRoles({ sandbox, now }: Call): void {
  for (const { id, name, scope } of BUILTIN_ROLES) {
    const values = {
      name,
      display_name: name,
      scope,
      builtin: true,
      date_created: now,
      date_updated: now,
      created_by: 'System',
      comment: '',
    };
    insertRow(sandbox, scope === 'system' ? 'rbac.systemrole' : 'rbac.orgrole', values, id);
  }
}

function seedPlatforms({ sandbox }: Call): void {
  for (const { id, ...platform } of PLATFORMS) {
    insertRow(sandbox, 'assets.platform', { ...platform, charset: 'utf8' }, String(id));
  }
}

/** Adds the demo accounts; returns the id of `admin`. */
function seedAccounts(add: AddRecord): string {
  const ids = new Map(
    ACCOUNTS.map(({ name, username, comment, systemRoles, organizationRoles }) => [
      username,
      add('users.user', {
        name,
        username,
        email: `${username}@nordhafen.example`,
        source: 'local',
        mfa_level: 0,
        is_active: true,
        is_first_login: false,
        password_strategy: 'custom',
        password: DEMO_PASSWORD,
        comment,
        system_roles: systemRoles,
        org_roles: organizationRoles,
      }),
    ]),
  );
  return ids.get('admin') ?? '';
}

const STORAGES = table('terminal.commandstorage');

/**
 * A command storage that is unreachable. Unreachable storages cannot be saved, so its address is changed
 * afterwards.
 */
function seedUnreachableStorage(call: Call, add: AddRecord): void {
  const id = add('terminal.commandstorage', {
    name: 'index-old',
    type: 'es',
    meta: { HOSTS: ['http://es-old.nordhafen.example:9200'], INDEX: 'commands' },
    is_default: false,
    comment: 'Switched off in spring',
  });
  if (id === '') return;
  call.sandbox.database.run(
    `UPDATE ${STORAGES} SET ${STORAGES.meta} = replace(${STORAGES.meta}, '.example', '.invalid') WHERE id = ?`,
    [id],
  );
}
