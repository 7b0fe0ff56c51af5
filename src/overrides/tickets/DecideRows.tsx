import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import type { Outcome } from './decideTickets.ts';
import { useDecisionText } from './useDecisionText.ts';
import { LACKS, type Ticket } from './ticket.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import definition from '#project/generated/resources/tickets/ticket.ts';
import { fieldsOfKind } from '@gatehouse-console/engine/fields/kinds.ts';
import { FieldValue } from '@gatehouse-console/engine/fields/show/FieldValue.tsx';
import { fieldValue, isEmpty } from '@gatehouse-console/engine/fields/values.ts';
import { readTicket } from './ticketCalls.ts';
import { useRequestSentence } from './useRequestSentence.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { isObject } from '@gatehouse-console/engine/api/unknownValues.ts';

interface DecideRowsProps {
  readonly records: readonly Ticket[];
  /** By the id of the ticket; of those that were tried. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly busy: boolean;
}

/** The tickets that are decided about, each with its time and with how it went. */
export function DecideRows({ records, outcomes, busy }: DecideRowsProps): ReactNode {
  const text = useText();
  const failureText = useFailureText();
  const decisionText = useDecisionText();
  const said = (outcome: Outcome | undefined): string | undefined => {
    switch (outcome?.kind) {
      case undefined:
        return busy ? text('ticketPages.inTurn') : undefined;
      case 'done':
        return text('ticketPages.decided');
      case 'not-mine':
        return decisionText(outcome.ticket) ?? text('ticketPages.notMine');
      case 'lacking':
        return text(LACKS[outcome.lack]);
      case 'failed':
        return failureText(outcome.error) ?? text('ticketPages.notSent');
    }
  };
  if (records.length === 0) return <p>{text('ticketPages.noneWaits')}</p>;
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5, overflowWrap: 'anywhere' }}>
      {records.map((record) => {
        const outcome = outcomes.get(String(record.id));
        return (
          <Box component="li" key={String(record.id)} sx={{ paddingBlock: 1 }}>
            {String(record.title ?? '')}
            {outcome?.kind !== 'done' && (
              <Box sx={{ color: 'text.secondary' }}>
                <RequestedTime ticket={record} />
              </Box>
            )}
            <Box
              sx={{
                whiteSpace: 'pre-line',
                color:
                  outcome === undefined || outcome.kind === 'done'
                    ? 'text.secondary'
                    : 'error.main',
              }}
            >
              {said(outcome)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/**
 * What a ticket asks for, and when it begins and ends, in the reader's time. Lists of tickets leave it out:
 * their `meta` is empty (contract: tickets, section 1), so that each ticket is read by itself.
 */
function RequestedTime({ ticket }: { readonly ticket: Ticket }): ReactNode {
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
  const request = data?.meta;
  if (!data || !isObject(request)) return null;
  return (
    <>
      <div>{sentenceOf(data)}</div>
      {times
        .filter((field) => !isEmpty(fieldValue(field, request)))
        .map((field) => (
          <div key={field.name}>
            {text(field.label)}: <FieldValue field={field} record={request} />
          </div>
        ))}
    </>
  );
}
