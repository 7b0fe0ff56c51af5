import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StatusSign, type StatusSignProps } from '../../controls/StatusIcon.tsx';
import { isOpen, type Ticket } from './ticket.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 10px 2px 6px',
  border: `1px solid ${(theme.vars ?? theme).palette.outline}`,
  borderRadius: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));

interface State extends StatusSignProps {
  readonly word: TextKey;
}

const STATES: Readonly<Record<string, State>> = {
  approved: { word: 'ticketPages.stepapproved', shape: 'check', tone: 'good' },
  rejected: { word: 'ticketPages.steprejected', shape: 'cross', tone: 'bad' },
  closed: { word: 'ticketPages.stepclosed', shape: 'cross', tone: 'quiet' },
};
const PENDING: State = { word: 'ticketPages.pending', shape: 'dot', tone: 'quiet' };

/** The state of a ticket: pending while it is open (contract: tickets, section 2). Word, shape and colour. */
export function TicketState({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const text = useText();
  const over = isOpen(ticket) ? undefined : STATES[String(ticket.state)];
  const { word, shape, tone } = over ?? PENDING;
  return (
    <Pill>
      <StatusSign shape={shape} tone={tone} />
      {text(word)}
    </Pill>
  );
}
