import type { ReactNode } from 'react';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { RouteRecord } from '@gatehouse-console/engine/model/routes.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { plainText } from '@gatehouse-console/engine/fields/values.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { TAB_NAME } from '@gatehouse-console/engine/pages/tabMemory.ts';
import { useResourceRoutes } from '@gatehouse-console/engine/pages/useResourceRoutes.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { RecordsCard } from './RecordsCard.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

/** At most so many (contract: dashboards, section 2). */
const TICKETS = 10;

/** The tickets assigned to the user, for whoever sees tickets (contract: dashboards, section 2). */
export default function OwnTickets({ route }: { readonly route: RouteRecord }): ReactNode {
  const text = useText();
  const { me } = useSession();
  const { date } = useFormats();
  const tickets = useResourceRoutes('tickets.ticket', route);
  // Also where only the link of the top bar waits for a licence.
  if (!tickets.verdict('list').open) return null;
  return (
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
              {[spaced(plainText(ticket.applicant_display)), plainText(ticket.type_display)].join(
                ' · ',
              )}
            </small>
          </span>
          <span>{date(ticket.date_created)}</span>
        </>
      )}
    />
  );
}
