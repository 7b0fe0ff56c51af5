import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { isOpen, type Ticket } from './ticket.ts';
import { TicketPart } from './TicketPart.tsx';
import type { TicketActions } from './useTicketActions.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import { useLanguage } from '@gatehouse-console/engine/i18n/LanguageContext.ts';
import { formatRelative } from '@gatehouse-console/engine/i18n/relativeDates.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { objectsOf } from '@gatehouse-console/engine/api/unknownValues.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';

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
        // It says why the field is disabled, so it is not as pale.
        slotProps={{ formHelperText: { disabled: false } }}
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

/** What was said about a ticket, oldest first; plain text (contract: tickets, section 3). */
function Comments({ ticket }: { readonly ticket: string }): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const { language } = useLanguage();
  const { data, isError, dataUpdatedAt } = useRequest(
    ['ticket-comments', ticket],
    async (signal) => {
      const body = await request('tickets/comments', {
        query: { ticket_id: ticket },
        signal,
        quiet: true,
      });
      return objectsOf(body);
    },
  );
  if (isError && !data) return <Alert severity="error">{text('ticketPages.commentsFailed')}</Alert>;
  if (data?.length === 0) return <Box>{text('ticketPages.noComments')}</Box>;
  return (
    <Paper variant="outlined">
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data?.map((comment) => (
          <Box
            component="li"
            key={String(comment['id'])}
            sx={{
              padding: '10px 16px',
              borderBottom: 1,
              borderColor: 'divider',
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
              {spaced(String(comment['user_display'] ?? ''))},{' '}
              {formatRelative(comment['date_created'], dataUpdatedAt, language)} (
              <time>{date(comment['date_created'])}</time>)
            </Box>
            <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {String(comment['body'] ?? '')}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
