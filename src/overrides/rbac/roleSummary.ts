import type { Text } from '@gatehouse-console/engine/model/text.ts';
import type { openedPages } from './openedPages.ts';

/** The pages of a role, by what it can do there. */
interface RoleSummary {
  /** Titles of pages whose records it only reads. */
  readonly reads: readonly Text[];
  /** Titles of pages whose records it changes, too. */
  readonly changes: readonly Text[];
}

/** To look, and to choose in forms. */
const READING = /^(?:view|match)_/;

/**
 * What a role can do with the records of the pages that it opens.
 *
 * @param held names of its permissions
 */
export function roleSummary(
  opened: ReturnType<typeof openedPages>,
  held: ReadonlySet<string>,
): RoleSummary {
  const changed = new Set([...held].flatMap(changedResource));
  const all = new Map<Text, boolean>();
  for (const { resource, title } of opened.flatMap(({ pages }) => pages)) {
    if (resource !== undefined) all.set(title, all.get(title) === true || changed.has(resource));
  }
  const titles = (changes: boolean) =>
    [...all].flatMap(([title, isChanged]) => (isChanged === changes ? [title] : []));
  return { reads: titles(false), changes: titles(true) };
}

/** `users.user` of `users.change_user`; nothing of a permission to read. */
function changedResource(permission: string): readonly string[] {
  const [app = '', name = ''] = permission.split('.');
  return READING.test(name) ? [] : [`${app}.${name.slice(name.lastIndexOf('_') + 1)}`];
}
