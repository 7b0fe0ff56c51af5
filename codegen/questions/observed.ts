import { personOfRole, type Person } from '../access/people.ts';
import type { Observed } from './accessChanges.ts';
import type { Side } from './side.ts';

/**
 * Each built-in role before and after. A version that is older than `manifest/roles.yaml` has the roles of the other:
 * they are the server's.
 */
export function rolesOfBoth(before: Side, after: Side): readonly Observed[] {
  const [old, now] = [before.model.roles, after.model.roles];
  const people = (now.length > 0 ? now : old).filter(({ program }) => program === undefined);
  return people.map((role) => {
    const then = old.find(({ name }) => name === role.name) ?? role;
    return { name: role.name, before: personOfRole(then), after: personOfRole(role) };
  });
}

/** Somebody who holds the same in both versions. */
export function sameInBoth(person: Person): Observed {
  return { name: person.name, before: person, after: person };
}
