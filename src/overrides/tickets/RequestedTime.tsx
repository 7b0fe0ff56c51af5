import type { ReactNode } from 'react';
import definition from '../../../generated/resources/tickets/ticket.ts';
import { fieldsOfKind } from '../../fields/kinds.ts';
import { FieldValue } from '../../fields/show/FieldValue.tsx';
import { fieldValue, isEmpty } from '../../fields/values.ts';
import type { Ticket } from './ticket.ts';
import { readTicket } from './ticketCalls.ts';
import { useRequestSentence } from './useRequestSentence.ts';
import { useText } from '../../i18n/useText.ts';
import { useRequest } from '../../api/useRequest.ts';
import { isObject } from '../../api/unknownValues.ts';

/**
 * What a ticket asks for, and when it begins and ends, in the reader's time. Lists of tickets leave it out:
 * their `meta` is empty (contract: tickets, section 1), so that each ticket is read by itself.
 */
export function RequestedTime({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const text = useText();
  const id = String(ticket.id);
  const sentenceOf = useRequestSentence();
  const facts = (fieldsOfKind(definition, String(ticket.type)) ?? []).flatMap(
    ({ fields = [] }) => fields,
  );
  const times = facts.filter(({ zone }) => zone === 'server');
  const { data, error } = useRequest(['tickets', 'requested time', id], () => readTicket(id), {
    enabled: facts.length > 0,
  });
  if (error) return text('ticketPages.timeNotRead');
  const asked = data?.meta;
  if (!data || !isObject(asked)) return null;
  return (
    <>
      <div>{sentenceOf(data)}</div>
      {times
        .filter((field) => !isEmpty(fieldValue(field, asked)))
        .map((field) => (
          <div key={field.name}>
            {text(field.label)}: <FieldValue field={field} record={asked} />
          </div>
        ))}
    </>
  );
}
