import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { request } from '../../api/client.ts';
import { spaced } from '../../fields/composedName.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { formatRelative } from '../../i18n/relativeDates.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { objectsOf } from '../../api/unknownValues.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';

/** What was said about a ticket, oldest first; plain text (contract: tickets, section 3). */
export function Comments({ ticket }: { readonly ticket: string }): ReactNode {
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
