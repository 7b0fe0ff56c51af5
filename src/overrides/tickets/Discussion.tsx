import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { PendingDialog } from '../../pages/dialogs/PendingDialog.tsx';
import { usePending } from '../../pages/usePending.ts';
import { useSession } from '../../session/SessionContext.ts';
import { TicketPart } from './TicketPart.tsx';
import { Comments } from './Comments.tsx';
import { decides, isOpen, lackOf, type Ticket } from './ticket.ts';
import { useTicketActions } from './useTicketActions.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

const ROWS = 3;
const LACKS: Readonly<Record<'target' | 'application' | 'account', TextKey>> = {
  target: 'ticketPages.lacksTarget',
  application: 'ticketPages.lacksApplication',
  account: 'ticketPages.lacksAccount',
};

export interface DiscussionProps {
  readonly ticket: Ticket;
  readonly name: string;
}

/** What was said, a comment of one's own, and the decision, for those who may take it. */
export function Discussion({ ticket, name }: DiscussionProps): ReactNode {
  const text = useText();
  const { me } = useSession();
  const pending = usePending();
  const { busy, draft, write, send, act } = useTicketActions(String(ticket.id));
  const open = isOpen(ticket);
  const decider = decides(ticket, String(me.id));
  const applicant = ticket.applicant === me.id;
  const still = !open || busy !== undefined;
  const lack = open && decider ? lackOf(ticket) : undefined;
  const ask = (action: 'reject' | 'close') =>
    pending.ask({
      title: text(`ticketPages.${action}Title`),
      text: text(`ticketPages.${action}Text`, { title: name }),
      confirmLabel: text(action === 'reject' ? 'ticketPages.reject' : 'ticketPages.close'),
      danger: true,
      run: () => act(action),
    });
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
        helperText={open ? undefined : text('ticketPages.closedNote')}
        sx={{ marginTop: 4 }}
      />
      {lack && (
        <Alert severity="warning" sx={{ marginTop: 3 }}>
          {text(LACKS[lack])}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
        {decider && (
          <>
            <Button
              variant="contained"
              disabled={still || lack !== undefined}
              loading={busy === 'approve'}
              onClick={() => void act('approve')}
            >
              {text('ticketPages.approve')}
            </Button>
            <Button
              variant="outlined"
              color="error"
              disabled={still}
              loading={busy === 'reject'}
              onClick={() => ask('reject')}
            >
              {text('ticketPages.reject')}
            </Button>
          </>
        )}
        {applicant && (
          <Button
            variant="outlined"
            disabled={still}
            loading={busy === 'close'}
            onClick={() => ask('close')}
          >
            {text('ticketPages.close')}
          </Button>
        )}
        <Button
          disabled={still || draft.trim() === ''}
          loading={busy === 'comment'}
          onClick={() => void send()}
        >
          {text('ticketPages.send')}
        </Button>
      </Box>
      <PendingDialog {...pending} />
    </TicketPart>
  );
}
