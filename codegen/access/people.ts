import type { SettingTest } from '../model/gates.ts';
import type { PermissionFacts, SettingFacts } from '../model/console.ts';
import { memoize } from '../read/memoize.ts';

/** Somebody who uses the console. */
export interface Person {
  readonly name: string;
  readonly permissions: ReadonlySet<string>;
  /** What they hold in the root organization, when their role of an organization does not count there. */
  readonly inRoot?: ReadonlySet<string>;
  /** The lists of the profile in which they have an organization; absent: those of their permissions. */
  readonly lists?: ReadonlySet<string> | 'all';
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
  /** The version of the server; absent: whatever one of them has is there. */
  readonly server?: string;
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

/** Somebody with exactly these permissions, who is a member of one organization. */
export function personWith(name: string, permissions: Iterable<string>): Person {
  return { name, permissions: new Set(permissions) };
}

/** Somebody who has every permission that is ever given but these, and organizations in every list. */
export function everybodyBut(
  without: readonly string[],
  permissions: readonly PermissionFacts[],
): Person {
  const held = permissions
    .filter(({ name, granted }) => granted && !without.includes(name))
    .map(({ name }) => name);
  return { ...personWith('', held), lists: 'all' };
}
