import type { ConsoleModel, RoleFacts } from '../model/console.ts';
import { memoize as memoizeBy } from 'es-toolkit/function';
import { memoize } from '../read/memoize.ts';
import { personWith, type Person } from './people.ts';

/** Between the system role and the organization role of an account: `User+OrgAdmin`. */
const JOINT = '+';

/**
 * The accounts that can exist: each has a role of the system and one of an organization (protocol, section 13). Where
 * all roles have one scope, each role is an account.
 */
export function accountsOf({
  roles,
  session,
}: Pick<ConsoleModel, 'roles' | 'session'>): readonly Person[] {
  return accountsIn(roles)(session.organizations?.root ?? '');
}

const accountsIn = memoize((roles: readonly RoleFacts[]) =>
  memoizeBy((root: string): readonly Person[] => {
    const held = roles.filter(({ program }) => program === undefined);
    const system = held.filter(({ scope }) => scope === 'system');
    const organization = held.filter(({ scope }) => scope === 'organization');
    if (system.length === 0 || organization.length === 0) {
      return held.map(({ name, permissions }) => personWith(name, permissions));
    }
    return system.flatMap((everywhere) =>
      organization.map((inside) => pairOf(everywhere, inside, root)),
    );
  }),
);

/** In the root organization, which only a system role can open, roles of an organization do not count. */
function pairOf(system: RoleFacts, organization: RoleFacts, root: string): Person {
  const held = [...system.permissions, ...organization.permissions];
  return {
    ...personWith(`${system.name}${JOINT}${organization.name}`, held),
    ...(system.permissions.includes(root) && { inRoot: new Set(system.permissions) }),
  };
}

export function namesOf(people: readonly Person[]): readonly string[] {
  return people.map(({ name }) => name);
}

/** Whether an account has a role; where all roles have one scope, each account is its only role. */
export function hasRole(account: string, role: string): boolean {
  return account.split(JOINT).includes(role);
}

/** Whether a name is that of an account with two roles. */
export function isPair(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]*[+][A-Z][A-Za-z0-9]*$/.test(name);
}

/**
 * Names for people to read, as few as possible: a role stands for all accounts that have it.
 *
 * @param all the names of all accounts; others are no accounts
 */
export function shortNames(names: readonly string[], all: readonly string[]): readonly string[] {
  const pairs = all.filter(isPair);
  const cover = (parts: readonly number[]): readonly string[] => {
    const roles = parts.flatMap((part) => pairs.flatMap((name) => name.split(JOINT)[part] ?? []));
    let rest = names;
    const whole = [...new Set(roles)].filter((role) => {
      const holders = pairs.filter((name) => hasRole(name, role));
      const isWhole = holders.length > 1 && holders.every((name) => names.includes(name));
      const isNew = holders.some((name) => rest.includes(name));
      if (isWhole && isNew) rest = rest.filter((name) => !holders.includes(name));
      return isWhole && isNew;
    });
    return [...whole, ...rest];
  };
  const [bySystem, byOrganization] = [cover([0, 1]), cover([1, 0])];
  return byOrganization.length < bySystem.length ? byOrganization : bySystem;
}
