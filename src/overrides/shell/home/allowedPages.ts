import type { GateContext } from '@gatehouse-console/engine/model/gates.ts';
import type { ViewModel } from '@gatehouse-console/engine/model/routes.ts';
import type { Text } from '@gatehouse-console/engine/model/text.ts';
import { linksOf, visibleMenu, type MenuLink } from '@gatehouse-console/engine/shell/menu.ts';

/** The pages of a menu group, with its title and view. */
export interface PageGroup {
  readonly key: string;
  readonly view: Text;
  /** Absent for pages directly in the menu of the view. */
  readonly title?: Text;
  readonly icon?: string;
  readonly pages: readonly MenuLink[];
}

/**
 * All pages this user may open, by view and menu group, without the home itself.
 *
 * @param home path of that page
 */
export function allowedPages(
  views: readonly ViewModel[],
  context: GateContext,
  home: string,
): readonly PageGroup[] {
  return views.flatMap((view) => {
    const entries = visibleMenu(view, context);
    const groups = entries.filter((entry) => entry.kind === 'group');
    const single: PageGroup = {
      key: view.name,
      view: view.title,
      ...(view.icon !== undefined && { icon: view.icon }),
      pages: linksOf(entries.filter((entry) => entry.kind !== 'group')),
    };
    const grouped = groups.map((group): PageGroup => ({
      key: `${view.name}/${group.key}`,
      view: view.title,
      title: group.title,
      ...(group.icon !== undefined && { icon: group.icon }),
      pages: linksOf(group.children),
    }));
    return [single, ...grouped]
      .map((group) => ({ ...group, pages: group.pages.filter(({ path }) => path !== home) }))
      .filter(({ pages }) => pages.length > 0);
  });
}
