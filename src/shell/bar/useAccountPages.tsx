import { shell } from '../../../generated/shell.ts';
import { useText } from '../../i18n/useText.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { Choice } from '../../theme/menus/choice.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { offeredPath } from './offeredPath.ts';

/** The pages in the account menu, by their titles (spec 1, sections 2.3 and 6). */
export function useAccountPages(): readonly Choice[] {
  const { gateContext } = useSession();
  const routes = useRoutes();
  const text = useText();
  return shell.account.flatMap((entry) => {
    const to = offeredPath(routes, gateContext, entry);
    const title = routes.byName(entry.route)?.title;
    if (to === undefined || title === undefined) return [];
    return [{ key: entry.key, label: text(title), icon: <MenuIcon name={entry.icon} />, to }];
  });
}
