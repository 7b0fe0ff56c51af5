import { useText } from '../../i18n/useText.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { detailTitle } from '../../pages/titles.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import type { Tab } from './tabs.ts';

/**
 * The title of a tab in the language in force: its route's title, with the record's name where it is
 * known, or 'no-name' (spec 1, section 2.5).
 */
export function useTabTitle(): (tab: Tab) => string {
  const routes = useRoutes();
  const text = useText();
  const words = usePartWords('later');
  return ({ path, name }) => {
    const title = routes.match(path)?.route.title ?? '';
    const said = title === '' ? '' : text(title).trim();
    if (said === '') return name ?? words('tabStrip.noName');
    return name === undefined ? said : detailTitle(said, name);
  };
}
