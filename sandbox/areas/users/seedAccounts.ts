import { ROLE } from '../rbac/builtinRoles.ts';

/** Printed at start and in the README. */
export const DEMO_PASSWORD = 'gatehouse';

/**
 * A user whose login requires a code; the secret is for an authenticator app. Like the password it is public,
 * because the account has no access to anything real.
 */
export const PERSON_WITH_AUTHENTICATOR = {
  username: 'anneke.brandt',
  secret: 'NORDHAFENLOGISTICS234567NORDHAFE',
} as const;

interface DemoAccount {
  readonly username: string;
  readonly name: string;
  readonly comment: string;
  readonly systemRoles: readonly string[];
  readonly organizationRoles: readonly string[];
}

/** One account for each kind of user. */
export const ACCOUNTS: readonly DemoAccount[] = [
  {
    username: 'admin',
    name: 'Administrator',
    comment: 'System administrator',
    systemRoles: [ROLE.systemAdmin],
    organizationRoles: [ROLE.orgAdmin],
  },
  {
    username: 'orgadmin',
    name: 'Olga Admiraal',
    comment: 'Administrator of the organization',
    systemRoles: [ROLE.user],
    organizationRoles: [ROLE.orgAdmin],
  },
  {
    username: 'auditor',
    name: 'Aurelio Ditore',
    comment: 'Reads logs and sessions, changes nothing',
    systemRoles: [ROLE.systemAuditor],
    organizationRoles: [ROLE.orgAuditor],
  },
  {
    username: 'alice',
    name: 'Alice Lindqvist',
    comment: 'Ordinary user',
    systemRoles: [ROLE.user],
    organizationRoles: [ROLE.orgUser],
  },
];
