import { usePartWords } from '../../i18n/usePartWords.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { Choice } from '../../theme/menus/choice.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { barGates, offeredPath } from './gates.ts';

const PAGES = [
  { route: 'ProfileInfo', word: 'topbar.profile', icon: 'person', gate: barGates.everybody },
  { route: 'ApiKey', word: 'topbar.apiKey', icon: 'key', gate: barGates.apiKey },
  {
    route: 'TempPassword',
    word: 'topbar.temporaryPassword',
    icon: 'password',
    gate: barGates.temporaryPassword,
  },
] as const;

/** The account menu's pages: profile, API key, temporary password (spec 1, sections 2.3 and 6). */
export function useAccountPages(): readonly Choice[] {
  const { gateContext } = useSession();
  const routes = useRoutes();
  const words = usePartWords('later');
  return PAGES.flatMap(({ route, word, icon, gate }) => {
    const to = offeredPath(routes, gateContext, route, gate);
    if (to === undefined) return [];
    return [{ key: route, label: words(word), icon: <MenuIcon name={icon} />, to }];
  });
}
