import { Suspense, type ReactNode } from 'react';
import { usePartWords } from '../../i18n/usePartWords.ts';
import type { PageProps } from '../../pages/page.ts';
import TabsPage from '../../pages/tabs/TabsPage.tsx';
import { useRoutes } from '../../session/RoutesContext.ts';
import { PushLink } from '../../theme/buttons.ts';

const REQUESTS = [
  ['RequestAssetPermTicketCreateUpdate', 'requestAssets'],
  ['RequestApplicationPermTicketCreateUpdate', 'requestApps'],
] as const;

/** One's own tickets and those that wait for one, and the way to new ones. */
export default function TicketList(props: PageProps): ReactNode {
  return (
    <TabsPage
      {...props}
      actions={
        <Suspense fallback={null}>
          <RequestLinks />
        </Suspense>
      }
    />
  );
}

function RequestLinks(): ReactNode {
  const words = usePartWords('later');
  const routes = useRoutes();
  return REQUESTS.map(([name, word]) => {
    const to = routes.address(name);
    return (
      to !== undefined && (
        <PushLink key={name} to={to} look="outlined">
          {words(`ticketPages.${word}`)}
        </PushLink>
      )
    );
  });
}
