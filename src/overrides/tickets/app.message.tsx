import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import definition from '#project/generated/resources/tickets/ticket.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { MessageSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { PushButton } from '@gatehouse-console/engine/theme/buttons.ts';
import { DecideDialog } from './DecideDialog.tsx';
import type { Decision } from './decideTickets.ts';
import { decides, isOpen } from './ticket.ts';
import { readTicket } from './ticketCalls.ts';
import { useDecisionText } from './useDecisionText.ts';
import { useRequestSentence } from './useRequestSentence.ts';

/** Below a message about a ticket: what it asks for, and the decision while it waits for the reader. */
export default function TicketMessage({ route, id, onDone }: MessageSlotProps): ReactNode {
  return route.resource === definition.id && <TicketNotice id={id} onDone={onDone} />;
}

function TicketNotice({ id, onDone }: Pick<MessageSlotProps, 'id' | 'onDone'>): ReactNode {
  const text = useText();
  const { me } = useSession();
  const sentenceOf = useRequestSentence();
  const decisionText = useDecisionText();
  const [decision, setDecision] = useState<Decision>();
  // A failure shows nothing: the message still leads to the ticket.
  const { data: ticket } = useRequest(['tickets', 'message', id], () => readTicket(id));
  if (!ticket) return null;
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
