import { requiredBy, viewingOf } from '@gatehouse-console/engine/model/requiredPermissions.ts';
import { requires } from '#project/generated/permissions.ts';

/**
 * Adds permissions with everything they require. Only a help: the server accepts any choice
 * (contract: users, section 3).
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

/** Removes permissions with those that require them: no change without view; only `match` remains. */
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
 * Merges with another user's changes: the current permissions, plus those added here, minus those
 * removed here.
 *
 * @param start permissions when the tree was loaded
 * @param held permissions in the tree when it was saved
 * @param now current permissions on the server
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
