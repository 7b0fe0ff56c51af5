import { useState, type ReactNode } from 'react';
import { openedPart } from '@gatehouse-console/engine/controls/openedPart.tsx';
import type { RouteName } from '#project/generated/names.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { PushButton, PushLink } from '@gatehouse-console/engine/theme/buttons.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const REQUESTS: readonly (readonly [route: RouteName, word: TextKey])[] = [
  ['RequestAssetPermTicketCreateUpdate', 'ticketPages.requestAssets'],
  ['RequestAssetAccess', 'ticketPages.requestAssets'],
  ['RequestApplicationPermTicketCreateUpdate', 'ticketPages.requestApps'],
  ['RequestApplicationAccess', 'ticketPages.requestApps'],
];

const TicketExport = openedPart(() => import('./TicketExport.tsx'));

/** New requests, and a file of the tickets. */
export default function TicketListHeader(): ReactNode {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RequestLinks />
      <PushButton look="outlined" onClick={() => setOpen(true)}>
        {text('listTools.export')}
      </PushButton>
      {isOpen && <TicketExport onClose={() => setOpen(false)} />}
    </>
  );
}

/** The way to a new request, which each version of the server has at its own form (contract: tickets, section 1). */
function RequestLinks(): ReactNode {
  const text = useText();
  const routes = useRoutes();
  return REQUESTS.map(([name, word]) => {
    const verdict = routes.verdict(name);
    const to = routes.address(name);
    return (
      to !== undefined &&
      (verdict.open || verdict.reason !== 'server') && (
        <PushLink key={name} to={to} look="outlined">
          {text(word)}
        </PushLink>
      )
    );
  });
}
