/**
 * What differs between two sets of permissions: between two roles, or between a role as it is saved
 * and as it is chosen.
 */
export function comparedPermissions(here: ReadonlySet<string>, there: ReadonlySet<string>) {
  return {
    /** Permissions of this role alone. */
    here: new Set([...here].filter((name) => !there.has(name))),
    /** Permissions of the other role alone. */
    there: new Set([...there].filter((name) => !here.has(name))),
  };
}

export type PermissionDifference = ReturnType<typeof comparedPermissions>;
