import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFailureText } from '../../pages/useFailureText.ts';
import type { Outcome } from './decideTickets.ts';
import { RequestedTime } from './RequestedTime.tsx';
import { useDecisionText } from './useDecisionText.ts';
import { LACKS, type Ticket } from './ticket.ts';
import { useText } from '../../i18n/useText.ts';

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
