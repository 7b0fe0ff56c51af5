import { ROOT_ORG } from '../../sandbox/world.ts';

/** A request that prepares something. */
export interface Step {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** An absolute path; records as symbols, as in the rows. */
  readonly path: string;
  readonly as?: string;
  readonly sent?: Readonly<Record<string, unknown>> | readonly unknown[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Stores values of the answer under names: `{opened}` is the id of the created record. */
  readonly keep?: Readonly<Record<string, string>>;
}

function create(address: string, sent: Step['sent'], more: Partial<Step> = {}): Step {
  return { method: 'POST', path: `/api/v1/${address}/`, sent: sent ?? {}, ...more };
}

function inOrganization(name: string) {
  return { headers: { 'x-jms-org': `{${name}}` } };
}

const DATABASES = ['mongodb', 'postgresql', 'redis'];

/** Creates the records that the demo company lacks. */
export const INITIAL_STEPS: readonly Step[] = [
  create('orgs/orgs', { name: 'Dockyard' }, { keep: { dockyard: 'id' } }),
  create('assets/labels', { name: 'dock', value: 'dry' }, inOrganization('dockyard')),
  create('orgs/orgs', { name: 'Museum' }),
  create('assets/assets', {
    hostname: 'ham-office-01',
    ip: '10.88.1.1',
    platform: 'Windows',
    protocols: ['rdp/3389'],
  }),
  ...DATABASES.map((protocol) =>
    create('assets/system-users', { name: `dba-${protocol}`, username: 'dba', protocol }),
  ),
  create('rbac/org-roles', { name: 'Stock storage', scope: 'org' }),
  create('rbac/org-roles', { name: 'Crane driver', scope: 'org' }),
  create('rbac/system-roles', { name: 'Harbour master' }),
  create('perms/asset-permissions', {
    name: 'Own hosts of the administrator',
    users: ['{user.admin}'],
    assets: ['{asset.Linux:3}'],
    system_users: ['{system-user.ssh}'],
  }),
  create('ops/command-executions', {
    hosts: ['{asset.Linux:3}'],
    run_as: '{system-user.ssh}',
    command: 'uptime',
  }),
  create('authentication/access-keys', {}),
  create('authentication/temp-tokens', {}),
];

/** For steps in the root organization. */
export const IN_ROOT = { 'x-jms-org': ROOT_ORG };
