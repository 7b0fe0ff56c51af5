import { isMap } from '../model/isMap.ts';

/** The permissions in the tree that a server offers for a role: `users.view_user`. */
export function permissionsInTree(body: unknown): readonly string[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((node: unknown) => {
    const { meta, title } = isMap(node) ? node : {};
    return isMap(meta) && meta['type'] === 'perm' && typeof title === 'string' ? [title] : [];
  });
}
