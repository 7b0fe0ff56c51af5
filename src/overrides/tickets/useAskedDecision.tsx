import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { actionsOf } from '../../../codegen/model/offers.ts';
import definition from '../../../generated/resources/tickets/ticket.ts';
import { useAskWantedAction } from '../../pages/wantedAction.ts';
import { useSession } from '../../session/SessionContext.ts';
import { DecideDialog } from './DecideDialog.tsx';
import type { Decision } from './decideTickets.ts';
import { decides, isOpen, type Ticket } from './ticket.ts';
import { useText } from '../../i18n/useText.ts';

const DECISIONS: Readonly<Record<string, Decision>> = { accept: 'approve', reject: 'reject' };

/** The question about a decision that was chosen in the command palette, for those who may take it. */
export function useAskedDecision(ticket: Ticket): ReactNode {
  const text = useText();
  const notify = useNotify();
  const { me } = useSession();
  const [decision, setDecision] = useState<Decision>();
  useAskWantedAction(actionsOf(definition), ({ key }) => {
    if (isOpen(ticket) && decides(ticket, String(me.id))) setDecision(DECISIONS[key]);
    else notify(text('ticketPages.notMine'), { type: 'warning' });
  });
  return (
    decision && (
      <DecideDialog records={[ticket]} decision={decision} onClose={() => setDecision(undefined)} />
    )
  );
}
