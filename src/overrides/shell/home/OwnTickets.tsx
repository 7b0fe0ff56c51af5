import type { ReactNode } from 'react';
import { TextLink } from '@gatehouse-console/engine/controls/TextLink.tsx';
import { objectOf } from '@gatehouse-console/engine/api/unknownValues.ts';
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
              {[spaced(applicantOf(ticket)), plainText(ticket.type_display)]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <span>{date(ticket.date_created)}</span>
        </>
      )}
    />
  );
}

/** From v2.28 on, its name stands among those of all that the ticket refers to. */
function applicantOf(ticket: RecordOf<'tickets.ticket'>): string {
  return plainText(ticket.applicant_display ?? objectOf(ticket.rel_snapshot)['applicant']);
}
