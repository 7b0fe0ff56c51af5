import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';

/**
 * Who may do what in which organization, computed independently of the sandbox: from the list of permissions, the
 * roles of the server (protocol, section 13) and the role bindings of the demo company.
 */
export const DEFAULT = '00000000-0000-0000-0000-000000000002';
export const ROOT = '00000000-0000-0000-0000-000000000000';
const SHIPPING = '5b0c1d7e-2f64-4a0e-8d3b-6a1f0c9e7a11';
export const HARBOUR = '8e4f2a90-7b1c-4c55-8f0a-3d2b9c6e1f22';

type Verbs = readonly string[];
type Model =
  | Verbs
  | { readonly verbs: Verbs; readonly system?: true | Verbs; readonly never?: Verbs };

type Models = Readonly<Record<string, Readonly<Record<string, Model>>>>;

const manifest = join(engineFolder(), 'manifest');
const read = (file: string): { readonly apps?: Models; readonly permissions?: Models } =>
  parse(readFileSync(join(manifest, file), 'utf8'));
const tables = readdirSync(join(manifest, 'servers'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => read(join('servers', file)).permissions ?? {});

/** Every grantable permission, and whether an organization role may have it. */
const granted = [...tables, read('permissions.yaml').apps ?? {}]
  .flatMap(Object.entries<Models[string]>)
  .flatMap(([app, models]) =>
    Object.entries(models).flatMap(([model, said]) => {
      const { verbs, system = [], never = [] } = 'verbs' in said ? said : { verbs: said };
      return verbs
        .filter((verb) => !never.includes(verb))
        .map((verb) => ({
          name: `${app}.${verb}_${model}`,
          ofSystem: system === true || system.includes(verb),
        }));
    }),
  );

const words = (text: string) => text.trim().split(/\s+/);
const ORG_USER = words(`
  rbac.view_workbench rbac.view_webterminal rbac.view_filemanager perms.view_myassets perms.view_myapps
  assets.match_asset assets.match_node assets.match_systemuser applications.match_application
  ops.add_commandexecution`);
const USER = words(`
  ${ORG_USER.join(' ')} tickets.view_ticket
  authentication.view_accesskey authentication.add_accesskey authentication.change_accesskey
  authentication.delete_accesskey authentication.view_temptoken authentication.add_temptoken
  authentication.change_temptoken authentication.add_connectiontoken`);
const ORG_AUDITOR = words(`
  ${ORG_USER.join(' ')} rbac.view_audit audits.add_ftplog audits.view_ftplog audits.view_operatelog
  audits.view_passwordchangelog audits.view_userloginlog ops.view_commandexecution
  terminal.view_commandstorage terminal.view_sessionreplay terminal.download_sessionreplay
  terminal.add_session terminal.change_session terminal.view_session terminal.monitor_session
  terminal.terminate_session terminal.validate_sessionactionperm terminal.add_command
  terminal.view_command`);

const ROLES = {
  SystemAdmin: granted.map(({ name }) => name),
  SystemAuditor: [...USER, ...ORG_AUDITOR, 'orgs.view_rootorg'],
  User: USER,
  OrgAdmin: granted.filter(({ ofSystem }) => !ofSystem).map(({ name }) => name),
  OrgAuditor: ORG_AUDITOR,
  OrgUser: ORG_USER,
} as const;

type Role = keyof typeof ROLES;
interface Person {
  /** Applies in every organization. */
  readonly system: Role;
  readonly organizations: Readonly<Record<string, Role>>;
}

export const PEOPLE: Readonly<Record<string, Person>> = {
  admin: { system: 'SystemAdmin', organizations: { [DEFAULT]: 'OrgAdmin' } },
  orgadmin: {
    system: 'User',
    organizations: { [DEFAULT]: 'OrgAdmin', [SHIPPING]: 'OrgAdmin' },
  },
  auditor: { system: 'SystemAuditor', organizations: { [DEFAULT]: 'OrgAuditor' } },
  alice: { system: 'User', organizations: { [DEFAULT]: 'OrgUser' } },
  'anneke.brandt': {
    system: 'User',
    organizations: { [DEFAULT]: 'OrgUser', [SHIPPING]: 'OrgAdmin' },
  },
};

/** Values of the organization header, and the organization that each means (protocol, section 1). */
export const HEADERS: Readonly<Record<string, { readonly sent?: string; readonly means: string }>> =
  {
    none: { means: DEFAULT },
    own: { sent: DEFAULT, means: DEFAULT },
    second: { sent: SHIPPING, means: SHIPPING },
    other: { sent: HARBOUR, means: HARBOUR },
    root: { sent: ROOT, means: ROOT },
    unknown: { sent: '99999999-9999-4999-8999-999999999999', means: DEFAULT },
  };

/** Whether a user has one of these permissions in an organization; true for an empty list. */
export function may(who: string, organization: string, needs: readonly string[]): boolean {
  const person = PEOPLE[who];
  if (!person) return false;
  if (needs.length === 0) return true;
  const there = person.organizations[organization];
  const held = new Set<string>([...ROLES[person.system], ...(there ? ROLES[there] : [])]);
  return needs.some((name) => held.has(name));
}

/** Whether a user has a role in the organization, or a system role for all of them. */
export function isTheirs(who: string, organization: string): boolean {
  const person = PEOPLE[who];
  return (
    person !== undefined &&
    (person.system !== 'User' || person.organizations[organization] !== undefined)
  );
}
