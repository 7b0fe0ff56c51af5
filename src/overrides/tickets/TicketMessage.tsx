import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { MessageSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { PushButton, PushLink } from '@gatehouse-console/engine/theme/buttons.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { DecideDialog } from './DecideDialog.tsx';
import type { Decision } from './decideTickets.ts';
import { decides, isOpen } from './ticket.ts';
import { readTicket } from './ticketCalls.ts';
import { useDecisionText } from './useDecisionText.ts';
import { useRequestSentence } from './useRequestSentence.ts';

/** Below a message about a ticket: what it asks for, the decision while it waits for the reader, and the way to it. */
export function TicketMessage({ route, id, onLeave, onDone }: MessageSlotProps): ReactNode {
  const routes = useRoutes();
  const text = useText();
  const { me } = useSession();
  const sentenceOf = useRequestSentence();
  const decisionText = useDecisionText();
  const [decision, setDecision] = useState<Decision>();
  // A failure shows nothing: the message still leads to the ticket.
  const { data: ticket } = useRequest(['tickets', 'message', id], () => readTicket(id));
  if (!ticket) return null;
  const to = routes.address(route, { id });
  const waits = isOpen(ticket) && decides(ticket, String(me.id));
  return (
    <Box sx={{ marginTop: 2 }}>
      {waits ? (
        <>
          <Box component="p" sx={{ m: 0, mb: 2, overflowWrap: 'anywhere' }}>
            {sentenceOf(ticket)}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <PushButton look="filled" onClick={() => setDecision('approve')}>
              {text('ticketPages.approve')}
            </PushButton>
            <PushButton look="outlined" onClick={() => setDecision('reject')}>
              {text('ticketPages.reject')}
            </PushButton>
          </Box>
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{decisionText(ticket)}</Box>
      )}
      {to !== undefined && (
        <PushLink look="outlined" to={to} onClick={onLeave} style={{ marginTop: 8 }}>
          {text('ticketPages.open')}
        </PushLink>
      )}
      {decision && (
        <DecideDialog
          records={[ticket]}
          decision={decision}
          onClose={(done = []) => {
            setDecision(undefined);
            if (done.length > 0) onDone();
          }}
        />
      )}
    </Box>
  );
}
