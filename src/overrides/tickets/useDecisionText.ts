import { useCallback } from 'react';
import { applicantOf, isOpen, lastDecision, type Ticket } from './ticket.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const SAID: Readonly<Record<'approved' | 'rejected', TextKey>> = {
  approved: 'ticketPages.acceptedBy',
  rejected: 'ticketPages.rejectedBy',
};

/**
 * Who was faster, in words: the last to decide about a ticket, or its applicant who withdrew it;
 * undefined while it waits for its first decision.
 */
export function useDecisionText(): (ticket: Ticket) => string | undefined {
  const text = useText();
  return useCallback(
    (ticket) => {
      if (ticket.state === 'closed') {
        return text('ticketPages.closedBy', { person: applicantOf(ticket) });
      }
      const last = lastDecision(ticket);
      const said = last?.state === 'rejected' ? SAID.rejected : SAID.approved;
      if (last) return text(said, { person: last.decidedBy });
      return isOpen(ticket) ? undefined : text('ticketPages.closedNote');
    },
    [text],
  );
}
