import { useCallback } from 'react';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { requestSentence } from './requestSentence.ts';
import type { Ticket } from './ticket.ts';

/** Says in the reader's language what a ticket asks for; undefined where there is nothing to say. */
export function useRequestSentence(): (ticket: Ticket) => string | undefined {
  const text = useText();
  const { date, list } = useFormats();
  return useCallback(
    (ticket) => {
      const sentence = requestSentence(ticket, {
        list,
        date: (moment) => date(moment.toISOString()),
        more: (count) => text('ticketPages.asks.more', { count }),
      });
      return sentence && text(sentence.key, sentence.values);
    },
    [date, list, text],
  );
}
