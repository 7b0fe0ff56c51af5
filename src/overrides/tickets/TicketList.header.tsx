import type { ReactNode } from 'react';
import type { RouteName } from '../../../generated/names.ts';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { PushLink } from '../../theme/buttons.ts';

const REQUESTS: readonly (readonly [route: RouteName, word: LaterWord])[] = [
  ['RequestAssetPermTicketCreateUpdate', 'ticketPages.requestAssets'],
  ['RequestApplicationPermTicketCreateUpdate', 'ticketPages.requestApps'],
];

/** The way to a new request (contract: tickets, section 1). */
export default function RequestLinks(): ReactNode {
  const words = usePartWords('later');
  const routes = useRoutes();
  return REQUESTS.map(([name, word]) => {
    const to = routes.address(name);
    return (
      to !== undefined && (
        <PushLink key={name} to={to} look="outlined">
          {words(word)}
        </PushLink>
      )
    );
  });
}
