import type { SettingTest } from '../model/gates.ts';
import type { PermissionFacts, RoleFacts } from '../model/console.ts';
import type { OrganizationList } from './requirement.ts';

/** Somebody who uses the console. */
export interface Person {
  readonly name: string;
  readonly permissions: ReadonlySet<string>;
  /** The lists of the profile in which they have an organization. */
  readonly lists: ReadonlySet<OrganizationList>;
  /** Whether they may choose the root organization. */
  readonly seesRoot: boolean;
  /** The only situation of a user from a file; a role is seen in every one. */
  readonly situation?: Situation;
}

/** What else a gate is decided by. */
export interface Situation {
  readonly licence: boolean;
  /** The root organization is the current one. */
  readonly root: boolean;
  /** Whether a public setting has the value that a gate asks for. */
  readonly isSet: (test: SettingTest) => boolean;
}

/** Nothing but permissions is in the way. */
export const MOST_OPEN: Situation = { licence: true, root: false, isSet: () => true };

/** The permission that puts an organization into each list of the profile (protocol, section 8.3). */
const LISTS: Readonly<Record<OrganizationList, string>> = {
  console: 'rbac.view_console',
  audit: 'rbac.view_audit',
  workbench: 'rbac.view_workbench',
};
const ALL_LISTS: readonly OrganizationList[] = ['console', 'audit', 'workbench'];
/** The permission to choose the root organization (protocol, section 8.3). */
const ROOT = 'orgs.view_rootorg';

/** Somebody with exactly these permissions, who is a member of one organization. */
export function personWith(name: string, permissions: Iterable<string>): Person {
  const held = new Set(permissions);
  return {
    name,
    permissions: held,
    lists: new Set(ALL_LISTS.filter((list) => held.has(LISTS[list]))),
    seesRoot: held.has(ROOT),
  };
}

/** Somebody with this role alone. */
export function personOfRole({ name, permissions }: RoleFacts): Person {
  return personWith(name, permissions);
}

/** Somebody for each role that users hold. */
export function peopleOfRoles(roles: readonly RoleFacts[]): readonly Person[] {
  return roles.filter(({ program }) => program === undefined).map(personOfRole);
}

/** Somebody who has every permission that is ever given but these, and organizations in every list. */
export function everybodyBut(
  without: readonly string[],
  permissions: readonly PermissionFacts[],
): Person {
  const held = permissions
    .filter(({ name, granted }) => granted && !without.includes(name))
    .map(({ name }) => name);
  return { ...personWith('', held), lists: new Set(ALL_LISTS), seesRoot: true };
}
