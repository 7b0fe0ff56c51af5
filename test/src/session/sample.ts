import type { Gate } from '../../../codegen/model/gates.ts';
import type { RouteKind, RouteRecord, ViewModel } from '../../../codegen/model/routes.ts';
import type { Organization } from '../../../src/session/types.ts';

export const DEFAULT: Organization = {
  id: '00000000-0000-0000-0000-000000000002',
  name: 'Default',
  is_default: true,
  is_root: false,
};
export const ROOT: Organization = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Global',
  is_default: false,
  is_root: true,
};
export const LAB: Organization = { id: 'lab', name: 'Lab', is_default: false, is_root: false };

export function view(name: string, given: Partial<ViewModel> = {}): ViewModel {
  return {
    name,
    path: `/${name}`,
    title: `views.${name}`,
    requiresOrganization: name === 'console' || name === 'audit' || name === 'tickets',
    gate: {},
    inSwitcher: name !== 'tickets',
    area: false,
    home: [`/${name}/start`],
    menu: [],
    ...(name === 'console' && { organizations: 'console_orgs' }),
    ...(name === 'tickets' && { organizations: 'console_orgs' }),
    ...(name === 'audit' && { organizations: 'audit_orgs' }),
    ...(name === 'workbench' && { organizations: 'workbench_orgs' }),
    ...given,
  };
}

export const settingsArea = view('settings', { area: true, inSwitcher: false });

export function route(
  name: string,
  path: string,
  given: {
    kind?: RouteKind;
    resource?: string;
    gate?: Gate;
    form?: string;
    activeMenu?: string;
  } = {},
): RouteRecord {
  const [, first = ''] = path.split('/');
  return {
    name,
    path,
    view: first,
    kind: 'custom',
    action: 'list',
    title: `routes.${name}`,
    gate: {},
    activeMenu: path,
    ...given,
  };
}

export function profileBody(
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return {
    id: 'u1',
    name: 'Alice',
    username: 'alice',
    email: 'alice@example.com',
    source: 'local',
    is_first_login: false,
    date_password_last_updated: '2026/11/21 22:54:25 +0800',
    avatar_url: '/static/img/avatar/user.png',
    perms: ['users.view_user'],
    console_orgs: [DEFAULT],
    audit_orgs: [],
    workbench_orgs: [DEFAULT],
    phone: null,
    ...given,
  };
}
