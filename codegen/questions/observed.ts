import { accountsOf, hasRole } from '../access/accounts.ts';
import type { Person } from '../access/people.ts';
import type { Observed } from './accessChanges.ts';
import { roleCauses } from './roleChanges.ts';
import type { Side } from './side.ts';

/**
 * Each account of the built-in roles before and after. A version that is older than `manifest/roles.yaml` has the roles
 * of the other: they are the server's.
 */
export function accountsOfBoth(before: Side, after: Side): readonly Observed[] {
  const old = accountsOf(before.model);
  const now = accountsOf(after.model);
  const causes = roleCauses(before, after);
  return (now.length > 0 ? now : old).map((account) => {
    const { name } = account;
    const [, role] = [...causes].find(([changed]) => hasRole(name, changed)) ?? [];
    return {
      name,
      before: old.find((other) => other.name === name) ?? account,
      after: account,
      ...(role && { role }),
    };
  });
}

/** Somebody who holds the same in both versions. */
export function sameInBoth(person: Person): Observed {
  return { name: person.name, before: person, after: person };
}
