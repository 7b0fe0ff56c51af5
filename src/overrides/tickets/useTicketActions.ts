import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useState } from 'react';
import { request } from '../../api/client.ts';
import { isApiError, type ApiErrorKind } from '../../api/errors.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useFailureText } from '../../pages/useFailureText.ts';

export type TicketAction = 'approve' | 'reject' | 'close';

/** What the server says when the ticket is not as the page shows it (contract: tickets, section 3). */
const REFUSALS: readonly ApiErrorKind[] = ['bad-request', 'validation', 'forbidden', 'not-found'];

const DONE = {
  approve: 'ticketPages.approved',
  reject: 'ticketPages.rejected',
  close: 'ticketPages.closed',
} as const;

export interface TicketActions {
  readonly busy: TicketAction | 'comment' | undefined;
  /** What is typed and not sent yet. */
  readonly draft: string;
  write(text: string): void;
  send(): Promise<void>;
  act(action: TicketAction): Promise<void>;
}

/**
 * Comments and decides (contract: tickets, section 3). What was typed is posted before a decision.
 * Whatever happens, everything on the page is read anew: an error is told in the server's words and
 * never looks like success.
 */
export function useTicketActions(ticket: string): TicketActions {
  const words = usePartWords('later');
  const notify = useNotify();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [draft, setDraft] = useState('');
  const [busy, setBusy] = useState<TicketActions['busy']>();

  const post = useCallback(async () => {
    const body = draft.trim();
    if (body === '') return;
    await request('tickets/comments', {
      method: 'POST',
      query: { ticket_id: ticket },
      body: { body },
      quiet: true,
    });
    setDraft('');
  }, [draft, ticket]);

  const run = useCallback(
    async (
      what: NonNullable<TicketActions['busy']>,
      call: () => Promise<unknown>,
      done: string,
    ) => {
      setBusy(what);
      try {
        await call();
        notify(done, { type: 'success' });
      } catch (error) {
        const reason = failureText(error);
        const refused = isApiError(error) && REFUSALS.includes(error.kind);
        const note = what !== 'comment' && refused ? words('ticketPages.faster') : undefined;
        const message = [reason, note].filter(Boolean).join('\n');
        if (message) notify(message, { type: 'error', multiLine: true });
      }
      await queries.invalidateQueries();
      setBusy(undefined);
    },
    [failureText, notify, queries, words],
  );

  return {
    busy,
    draft,
    write: setDraft,
    send: () => run('comment', post, words('ticketPages.sent')),
    act: (action) =>
      run(
        action,
        async () => {
          await post();
          await request(`tickets/tickets/${encodeURIComponent(ticket)}/${action}`, {
            method: 'PUT',
            body: {},
            quiet: true,
          });
        },
        words(DONE[action]),
      ),
  };
}
