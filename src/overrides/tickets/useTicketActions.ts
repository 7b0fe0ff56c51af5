import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useState, useEffect } from 'react';
import { isApiError, type ApiErrorKind } from '@gatehouse-console/engine/api/errors.ts';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { decideTicket, postComment, readTicket, type TicketAction } from './ticketCalls.ts';
import type { Ticket } from './ticket.ts';
import { useDecisionText } from './useDecisionText.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import {
  readDraft,
  removeDraft,
  writeDraft,
} from '@gatehouse-console/engine/pages/form/drafts/draftStore.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';

/** What the server says when the ticket is not as the page shows it (contract: tickets, section 3). */
const REFUSALS: readonly ApiErrorKind[] = ['bad-request', 'validation', 'forbidden', 'not-found'];

/** No answer: the line is cut. */
const CUT: readonly ApiErrorKind[] = ['network', 'timeout'];

const DONE: Readonly<Record<'approve' | 'reject' | 'close', TextKey>> = {
  approve: 'ticketPages.approved',
  reject: 'ticketPages.rejected',
  close: 'ticketPages.closed',
};

/**
 * Comments and decides (contract: tickets, section 3). What was typed is posted before a decision
 * and stays where it is until it is sent. Whatever happens, everything on the page is read anew: an
 * error is told in the server's words, with who was faster, and never looks like success.
 */
export function useTicketActions(record: Ticket) {
  const ticket = String(record.id);
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const decisionText = useDecisionText();
  const { text: draft, write } = useCommentDraft(ticket);
  const [busy, setBusy] = useState<TicketAction | 'comment'>();

  const post = useCallback(async () => {
    await postComment(ticket, draft);
    write('');
  }, [draft, ticket, write]);

  /** Who was faster, where the server refused a decision. */
  const faster = useCallback(
    async (error: unknown) => {
      if (!isApiError(error) || !REFUSALS.includes(error.kind)) return undefined;
      try {
        return decisionText(await readTicket(ticket));
      } catch {
        // The page reads the ticket anew and says itself what is wrong with it.
        return undefined;
      }
    },
    [decisionText, ticket],
  );

  const run = useCallback(
    async (what: TicketAction | 'comment', call: () => Promise<unknown>, done: string) => {
      setBusy(what);
      let cut = false;
      try {
        await call();
        notify(done, { type: 'success' });
      } catch (error) {
        const note = what === 'comment' ? undefined : await faster(error);
        const message = [failureText(error), note].filter(Boolean).join('\n');
        if (message) notify(message, { type: 'error' });
        cut = isApiError(error) && CUT.includes(error.kind);
      }
      const anew = queries.invalidateQueries();
      // Without a line nothing comes for now: whoever writes goes on writing.
      if (!cut) await anew;
      setBusy(undefined);
    },
    [failureText, faster, notify, queries],
  );

  return {
    busy,
    /** What is typed and not sent yet. */
    draft,
    write,
    /** Posts what is typed. @throws when it could not be sent */
    post,
    send: () => run('comment', post, text('ticketPages.sent')),
    act: (action: TicketAction) =>
      run(
        action,
        async () => {
          await post();
          await decideTicket(record, action);
        },
        text(DONE[action]),
      ),
  };
}

export type TicketActions = Readonly<ReturnType<typeof useTicketActions>>;

const PLACE = 'ticket-comment';
const TEXT = 'text';

/**
 * What somebody began to write about a ticket. It is kept with every letter until it is sent, so
 * that a failure, a reload or the end of the session takes nothing away; a logout erases it.
 */
function useCommentDraft(ticket: string) {
  const { me } = useSession();
  const key = JSON.stringify([me.id, PLACE, ticket]);
  const [text, setText] = useState('');
  useEffect(() => {
    let open = true;
    void readDraft(key, Date.now()).then((draft) => {
      const kept: unknown = draft?.values[TEXT];
      // What has been typed meanwhile is newer.
      if (open && typeof kept === 'string') setText((now) => now || kept);
    });
    return () => {
      open = false;
    };
  }, [key]);
  const write = useCallback(
    (next: string) => {
      setText(next);
      void (next.trim() === ''
        ? removeDraft(key)
        : writeDraft({ key, savedAt: Date.now(), values: { [TEXT]: next } }));
    },
    [key],
  );
  return { text, write };
}
