import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordOf } from '../../../api/recordOf.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { decideGate } from '../../../../codegen/model/gates.ts';
import { plainText } from '../../../fields/values.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useResourceRoutes } from '../../../pages/useResourceRoutes.ts';
import { useSession } from '../../../session/SessionContext.ts';
import type { OwnGate } from '../../../session/useGate.ts';
import { RecordsCard } from './RecordsCard.tsx';
import { useText } from '../../../i18n/useText.ts';

/** How many of each (contract: dashboards, section 2). */
const NEWEST = 5;
const TICKETS = 10;
const SEES_TICKETS: OwnGate = { permissions: ['tickets.view_ticket'], licence: true };

/** The person's sessions, and the tickets assigned to them (contract: dashboards, section 2). */
export default function OwnWork({ route }: { readonly route: RouteRecord }): ReactNode {
  const text = useText();
  const { me, gateContext } = useSession();
  const { date } = useFormats();
  const sessions = useResourceRoutes('terminal.session', route);
  const tickets = useResourceRoutes('tickets.ticket', route);
  const seesTickets =
    decideGate(SEES_TICKETS, gateContext).open && tickets.availability('list') === 'enabled';
  const mayOpen = sessions.availability('detail') === 'enabled';
  return (
    <>
      <RecordsCard
        title={text('home.sessions')}
        none={text('home.noSessions')}
        address="terminal/my-sessions"
        query={{ limit: NEWEST, offset: 0 }}
        row={(session: RecordOf<'terminal.session'>) => (
          <>
            <span>
              <To address={mayOpen ? sessions.to('detail', plainText(session.id)) : undefined}>
                {plainText(session.asset)}
              </To>
              <small>
                {[
                  plainText(session.system_user),
                  text(`choices.protocol.${plainText(session.protocol)}`),
                  plainText(session.remote_addr),
                ].join(' · ')}
              </small>
            </span>
            <span>{date(session.date_start)}</span>
          </>
        )}
      />
      {seesTickets && (
        <RecordsCard
          title={text('home.tickets')}
          none={text('home.noTickets')}
          address="tickets/tickets"
          query={{ assignees__id: String(me.id), status: 'open', limit: TICKETS, offset: 0 }}
          row={(ticket: RecordOf<'tickets.ticket'>) => (
            <>
              <span>
                <To address={tickets.to('detail', plainText(ticket.id))}>
                  {plainText(ticket.title)}
                </To>
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

interface ToProps {
  readonly address: string | undefined;
  readonly children: string;
}

function To({ address, children }: ToProps): ReactNode {
  return address === undefined ? children : <Link to={address}>{children}</Link>;
}
