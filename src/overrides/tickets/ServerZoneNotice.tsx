import { useState, type ReactNode } from 'react';
import { app } from '#project/generated/app.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { createPersonalStorage } from '@gatehouse-console/engine/session/personalStorage.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { Banner } from '@gatehouse-console/engine/shell/alerts/Banner.tsx';
import { tabStorage } from '@gatehouse-console/engine/shell/tabs/tabStorage.ts';
import { isFlat } from './flatTickets.ts';
import { differingOffset, offsetText, readLastCommand } from './serverZone.ts';

/** Who closed the notice in this tab of the browser. */
const closedNotice = createPersonalStorage(tabStorage, 'gatehouse.server-zone');
const CLOSED = 'closed';

/** Tells users who may change the settings that the server is in another zone than declared. */
export function ServerZoneNotice(): ReactNode {
  const routes = useRoutes();
  const { username } = useSession().profile;
  const [closed, setClosed] = useState(() => closedNotice.recall(username) === CLOSED);
  const mayAct = routes.verdict('SystemSetting').open && routes.verdict('CommandList').open;
  // From v2.28 on the dates of tickets are moments.
  if (closed || !mayAct || isFlat()) return null;
  const close = () => {
    closedNotice.remember(username, CLOSED);
    setClosed(true);
  };
  return <NoticeOf onClose={close} />;
}

function NoticeOf({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  // Asked once a session, and not again after a failure: without a command nothing can be compared.
  const { data: command } = useRequest(['tickets', 'server-zone'], readLastCommand, {
    staleTime: 'static',
    gcTime: Infinity,
    retryOnMount: false,
  });
  const zone = app.serverTimeZone;
  const offset = differingOffset(command, zone);
  if (offset === undefined) return null;
  return (
    <Banner severity="warning" close={{ label: text('forms.close'), onPress: onClose }}>
      {text('ticketPages.serverZone.differs', { zone, offset: offsetText(offset) })}
    </Banner>
  );
}
