import { requiredBy, viewingOf } from '../../../codegen/model/requiredPermissions.ts';
import { requires } from '../../../generated/permissions.ts';

/**
 * The permissions after some were chosen, with everything they cannot work without. A help while
 * choosing, never a rule of security: the server takes any choice (contract: users, section 3).
 *
 * @param held names such as `users.view_user`
 */
export function withRequired(held: ReadonlySet<string>, added: readonly string[]): Set<string> {
  const result = new Set(held);
  const left = [...added];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (result.has(name) && !added.includes(name)) continue;
    result.add(name);
    left.push(...requiredBy(name, requires).filter((other) => !result.has(other)));
  }
  return result;
}

/** The permissions after some were taken away: without viewing there is no changing, only matching. */
export function withoutDependent(
  held: ReadonlySet<string>,
  removed: readonly string[],
): Set<string> {
  const gone = new Set(removed);
  return new Set(
    [...held].filter((name) => {
      if (gone.has(name)) return false;
      return !gone.has(viewingOf(name)) || name.includes('.match_');
    }),
  );
}

/**
 * What a role shall permit when somebody else has changed it since its tree was read: what it permits
 * by now, with what was chosen here and without what was taken away here.
 *
 * @param start what it permitted when the tree was read
 * @param held what it permitted in the tree when it was saved
 * @param now what it permits on the server
 */
export function mergedPermissions(
  start: ReadonlySet<string>,
  held: ReadonlySet<string>,
  now: ReadonlySet<string>,
): ReadonlySet<string> {
  const added = [...held].filter((name) => !start.has(name));
  const removed = [...start].filter((name) => !held.has(name));
  return withRequired(withoutDependent(now, removed), added);
}
