import type { ReactNode } from 'react';
import type { RouteName } from '../../../../generated/names.ts';
import type { TextKey } from '../../../../generated/texts.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { PushLink } from '../../../theme/buttons.ts';
import { useText } from '../../../i18n/useText.ts';

const REQUESTS: readonly (readonly [route: RouteName, word: TextKey])[] = [
  ['RequestAssetPermTicketCreateUpdate', 'home.requestAccess'],
  ['RequestApplicationPermTicketCreateUpdate', 'home.requestApplications'],
];

/** The ways to ask for access, where this person may open tickets. */
export function RequestAccess(): ReactNode {
  const text = useText();
  const routes = useRoutes();
  return REQUESTS.filter(([route]) => routes.verdict(route).open).map(([route, word], place) => (
    <PushLink
      key={route}
      to={routes.address(route) ?? ''}
      look={place === 0 ? 'filled' : 'outlined'}
    >
      {text(word)}
    </PushLink>
  ));
}
