import type { RouteName } from '../../../generated/names.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import type { OwnGate } from '../../session/useGate.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { Choice } from '../../theme/menus/choice.ts';
import { MenuIcon } from '../MenuIcon.tsx';
import { barGates, offeredPath } from './gates.ts';
import { useText } from '../../i18n/useText.ts';

interface AccountPage {
  readonly name: RouteName;
  readonly icon: string;
  readonly gate: OwnGate;
}

const PAGES: readonly AccountPage[] = [
  { name: 'ProfileInfo', icon: 'person', gate: barGates.everybody },
  { name: 'ApiKey', icon: 'key', gate: barGates.apiKey },
  { name: 'TempPassword', icon: 'password', gate: barGates.temporaryPassword },
];

/** The account menu's pages: profile, API key, temporary password (spec 1, sections 2.3 and 6). */
export function useAccountPages(): readonly Choice[] {
  const { gateContext } = useSession();
  const routes = useRoutes();
  const text = useText();
  return PAGES.flatMap(({ name, icon, gate }) => {
    const to = offeredPath(routes, gateContext, name, gate);
    const title = routes.byName(name)?.title;
    if (to === undefined || title === undefined) return [];
    return [{ key: name, label: text(title), icon: <MenuIcon name={icon} />, to }];
  });
}
