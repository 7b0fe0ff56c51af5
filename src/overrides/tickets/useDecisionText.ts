import { useCallback } from 'react';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import { isOpen, lastDecision, type Ticket } from './ticket.ts';

const SAID: Readonly<Record<'approved' | 'rejected', LaterWord>> = {
  approved: 'ticketPages.acceptedBy',
  rejected: 'ticketPages.rejectedBy',
};

/**
 * Who was faster, in words: the last to decide about a ticket, or its applicant who withdrew it;
 * undefined while it waits for its first decision.
 */
export function useDecisionText(): (ticket: Ticket) => string | undefined {
  const words = usePartWords('later');
  return useCallback(
    (ticket) => {
      if (ticket.state === 'closed') {
        return words('ticketPages.closedBy', { person: String(ticket.applicant_display ?? '') });
      }
      const last = lastDecision(ticket);
      const said = last?.state === 'rejected' ? SAID.rejected : SAID.approved;
      if (last) return words(said, { person: last.decidedBy });
      return isOpen(ticket) ? undefined : words('ticketPages.closedNote');
    },
    [words],
  );
}
