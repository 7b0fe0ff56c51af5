import type { SettingTest } from '../model/gates.ts';
import type { PermissionFacts, SettingFacts } from '../model/console.ts';
import { memoize } from '../read/memoize.ts';
import type { OrganizationList } from './requirement.ts';

/** Somebody who uses the console. */
export interface Person {
  readonly name: string;
  readonly permissions: ReadonlySet<string>;
  /** What they hold in the root organization, when their role of an organization does not count there. */
  readonly inRoot?: ReadonlySet<string>;
  /** The lists of the profile in which they have an organization. */
  readonly lists: ReadonlySet<OrganizationList>;
  /** Whether they may choose the root organization. */
  readonly seesRoot: boolean;
  /** The only situation of a user from a file; an account of the built-in roles is seen in every one. */
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

const unsent = memoize(
  (settings: readonly SettingFacts[]) =>
    new Map(settings.flatMap(({ name, sent, default: value }) => (sent ? [] : [[name, value]]))),
);

/**
 * Nothing but permissions is in the way, and a setting that no server sends: it keeps its default.
 *
 * @param isOn whether a setting that servers send has the value that a gate asks for
 */
export function mostOpen(
  settings: readonly SettingFacts[],
  isOn: Situation['isSet'] = () => true,
): Situation {
  const fixed = unsent(settings);
  return {
    licence: true,
    root: false,
    isSet: (test) => (fixed.has(test.name) ? fixed.get(test.name) === test.equals : isOn(test)),
  };
}

/** The permission that puts an organization into each list of the profile (protocol, section 8.3). */
const LISTS: Readonly<Record<OrganizationList, string>> = {
  console: 'rbac.view_console',
  audit: 'rbac.view_audit',
  workbench: 'rbac.view_workbench',
};
/** The lists of the profile that name a user's organizations. */
export const ALL_LISTS: readonly OrganizationList[] = ['console', 'audit', 'workbench'];
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
