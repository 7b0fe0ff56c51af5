import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Comments } from './Comments.tsx';
import { isOpen, type Ticket } from './ticket.ts';
import { TicketPart } from './TicketPart.tsx';
import type { TicketActions } from './useTicketActions.ts';
import { useText } from '../../i18n/useText.ts';

const ROWS = 3;

interface DiscussionProps {
  readonly ticket: Ticket;
  readonly actions: TicketActions;
}

/** What was said, and a comment of one's own. It is also sent with a decision. */
export function Discussion({ ticket, actions }: DiscussionProps): ReactNode {
  const text = useText();
  const { busy, draft, write, send } = actions;
  const open = isOpen(ticket);
  const still = !open || busy !== undefined;
  return (
    <TicketPart title={text('ticketPages.comments')}>
      <Comments ticket={String(ticket.id)} />
      <TextField
        id="ticket-comment"
        label={text('ticketPages.comment')}
        value={draft}
        onChange={(event) => write(event.target.value)}
        disabled={still}
        multiline
        fullWidth
        minRows={ROWS}
        helperText={text(open ? 'ticketPages.commentHelp' : 'ticketPages.closedNote')}
        sx={{ marginTop: 4 }}
      />
      <Button
        variant="outlined"
        disabled={still || draft.trim() === ''}
        loading={busy === 'comment'}
        onClick={() => void send()}
        sx={{ marginTop: 3 }}
      >
        {text('ticketPages.send')}
      </Button>
    </TicketPart>
  );
}
