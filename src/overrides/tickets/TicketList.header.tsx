import type { ReactNode } from 'react';
import type { RouteName } from '../../../generated/names.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { PushLink } from '../../theme/buttons.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

const REQUESTS: readonly (readonly [route: RouteName, word: TextKey])[] = [
  ['RequestAssetPermTicketCreateUpdate', 'ticketPages.requestAssets'],
  ['RequestApplicationPermTicketCreateUpdate', 'ticketPages.requestApps'],
];

/** The way to a new request (contract: tickets, section 1). */
export default function RequestLinks(): ReactNode {
  const text = useText();
  const routes = useRoutes();
  return REQUESTS.map(([name, word]) => {
    const to = routes.address(name);
    return (
      to !== undefined && (
        <PushLink key={name} to={to} look="outlined">
          {text(word)}
        </PushLink>
      )
    );
  });
}
