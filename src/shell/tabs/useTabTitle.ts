import { detailTitle } from '../../pages/titles.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import type { Tab } from './tabs.ts';
import { useText } from '../../i18n/useText.ts';

/**
 * The title of a tab: its route's title with the record's name, or 'no-name' while that is unknown
 * (spec 1, section 2.5).
 */
export function useTabTitle(): (tab: Tab) => string {
  const routes = useRoutes();
  const text = useText();
  return ({ path, name }) => {
    const title = routes.match(path)?.route.title ?? '';
    const said = title === '' ? '' : text(title).trim();
    if (said === '') return name ?? text('tabBar.noName');
    return name === undefined ? said : detailTitle(said, name);
  };
}
