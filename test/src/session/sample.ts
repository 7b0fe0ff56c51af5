import type { ViewModel } from '../../../codegen/model/routes.ts';
import { DEFAULT, viewNamed } from '../app/fixtures.ts';

const ORGANIZATIONS: Readonly<Record<string, ViewModel['organizations']>> = {
  console: 'console_orgs',
  tickets: 'console_orgs',
  audit: 'audit_orgs',
  workbench: 'workbench_orgs',
};

/** A view with the organizations that the one of its name needs. */
export function view(name: string, given: Partial<ViewModel> = {}): ViewModel {
  const organizations = ORGANIZATIONS[name];
  return viewNamed(name, {
    requiresOrganization: organizations !== undefined && name !== 'workbench',
    inSwitcher: name !== 'tickets',
    home: [`/${name}/start`],
    ...(organizations && { organizations }),
    ...given,
  });
}

export const settingsArea = view('settings', { area: true, inSwitcher: false });

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
