import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { RouteRecord } from '@gatehouse-console/engine/model/routes.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useResourceRoutes } from '@gatehouse-console/engine/pages/useResourceRoutes.ts';
import type { PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { ConnectLink } from './ConnectLink.tsx';
import { RecordsCard } from './RecordsCard.tsx';
import { useGranted } from './useGranted.ts';
import { useOwnRecords } from './useOwnRecords.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** How many of each (contract: dashboards, section 2). */
const NEWEST = 5;
const TICKETS = 10;
const SESSIONS: PlainAddress = 'terminal/my-sessions';
const NEWEST_SESSIONS = { limit: NEWEST, offset: 0 };

/** The user's sessions, and the tickets assigned to them (contract: dashboards, section 2). */
export default function OwnWork({ route }: { readonly route: RouteRecord }): ReactNode {
  const text = useText();
  const { me } = useSession();
  const { data: newest = [] } = useOwnRecords(SESSIONS, NEWEST_SESSIONS);
  const { connect } = useGranted(newest.map(({ asset_id: id }) => plainText(id)));
  const { date } = useFormats();
  const sessions = useResourceRoutes('terminal.session', route);
  const tickets = useResourceRoutes('tickets.ticket', route);
  // Also where only the link of the top bar waits for a licence.
  const seesTickets = tickets.verdict('list').open;
  const mayOpen = sessions.verdict('detail').open;
  return (
    <>
      <RecordsCard
        title={text('home.sessions')}
        none={text('home.noSessions')}
        address={SESSIONS}
        query={NEWEST_SESSIONS}
        row={(session: RecordOf<'terminal.session'>) => (
          <>
            <span>
              <TextLink to={mayOpen ? sessions.to('detail', plainText(session.id)) : undefined}>
                {spaced(plainText(session.asset))}
              </TextLink>
              <small>
                {[
                  spaced(plainText(session.system_user)),
                  text(`choices.protocol.${plainText(session.protocol)}`),
                  plainText(session.remote_addr),
                ].join(' · ')}
              </small>
            </span>
            <Side>
              {date(session.date_start)}
              <ConnectLink
                again
                address={connect(plainText(session.asset_id))}
                name={spaced(plainText(session.asset))}
              />
            </Side>
          </>
        )}
      />
      {seesTickets && (
        <RecordsCard
          title={text('home.tickets')}
          tools={
            <TextLink to={tickets.to('list', undefined, { [TAB_NAME]: 'assigned' })}>
              {text('home.allTickets')}
            </TextLink>
          }
          none={text('home.noTickets')}
          address="tickets/tickets"
          query={{ assignees__id: String(me.id), status: 'open', limit: TICKETS, offset: 0 }}
          row={(ticket: RecordOf<'tickets.ticket'>) => (
            <>
              <span>
                <TextLink to={tickets.to('detail', plainText(ticket.id))}>
                  {plainText(ticket.title)}
                </TextLink>
                <small>
                  {[ticket.applicant_display, ticket.type_display].map(plainText).join(' · ')}
                </small>
              </span>
              <span>{date(ticket.date_created)}</span>
            </>
          )}
        />
      )}
    </>
  );
}

const Side = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
