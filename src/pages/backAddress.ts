import type { RouteFacts } from '../../codegen/model/routes.ts';

/**
 * Where Back leads from a page: to the list of its records, else to the page whose menu entry is
 * marked. Undefined for a page that has neither.
 */
export function backAddress(
  list: string | undefined,
  { path, activeMenu }: Pick<RouteFacts, 'path' | 'activeMenu'>,
): string | undefined {
  if (list !== undefined) return list;
  return activeMenu === path || activeMenu.includes(':') ? undefined : activeMenu;
}
