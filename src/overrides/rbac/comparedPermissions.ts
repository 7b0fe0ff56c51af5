export interface PermissionDifference {
  /** Permissions of this role alone. */
  readonly here: ReadonlySet<string>;
  /** Permissions of the other role alone. */
  readonly there: ReadonlySet<string>;
}

/**
 * What differs between two sets of permissions: between two roles, or between a role as it is saved
 * and as it is chosen.
 */
export function comparedPermissions(
  here: ReadonlySet<string>,
  there: ReadonlySet<string>,
): PermissionDifference {
  return {
    here: new Set([...here].filter((name) => !there.has(name))),
    there: new Set([...there].filter((name) => !here.has(name))),
  };
}
