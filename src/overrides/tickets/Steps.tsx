import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Disclosure } from '@gatehouse-console/engine/controls/Disclosure.tsx';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { TicketPart } from './TicketPart.tsx';
import { applicantOf, isOpen, stepsOf, type StepState, type Ticket } from './ticket.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const STATE_WORDS: Readonly<Record<StepState, TextKey>> = {
  notified: 'ticketPages.pending',
  approved: 'ticketPages.stepapproved',
  rejected: 'ticketPages.steprejected',
  closed: 'ticketPages.stepclosed',
};

/** Who asked, who is asked at each level, who decided, and when it was over. */
export function Steps({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const text = useText();
  const { date } = useFormats();
  const current = isOpen(ticket) ? Number(ticket.approval_step) : undefined;
  return (
    <TicketPart title={text('ticketPages.steps')}>
      <Paper variant="outlined" sx={{ paddingInline: 4, paddingBlock: 3 }}>
        <Box component="ol" sx={{ margin: 0, paddingInlineStart: 5, overflowWrap: 'anywhere' }}>
          <Step title={`${text('ticketPages.opened')}: ${String(ticket.type_display ?? '')}`}>
            {text('ticketPages.by', {
              person: applicantOf(ticket),
              date: date(ticket.date_created),
            })}
          </Step>
          {stepsOf(ticket).map((step) => (
            <Step
              key={step.level}
              title={`${text('ticketPages.level', { level: step.level })}: ${text(STATE_WORDS[step.state])}`}
              current={step.level === current}
            >
              {step.decidedBy !== '' && <Box>{step.decidedBy}</Box>}
              {/* Who is asked: in view at the level that waits, elsewhere on demand. */}
              {step.assigneeNames.length > 0 && (
                <Disclosure
                  label={text('ticketPages.asked', { count: step.assigneeNames.length })}
                  open={step.level === current}
                >
                  {step.assigneeNames.join(', ')}
                </Disclosure>
              )}
            </Step>
          ))}
          {!isOpen(ticket) && (
            <Step title={text('ticketPages.done')} current>
              {date(ticket.date_updated)}
            </Step>
          )}
        </Box>
      </Paper>
    </TicketPart>
  );
}

interface StepProps {
  readonly title: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

function Step({ title, current = false, children }: StepProps): ReactNode {
  return (
    <Box component="li" aria-current={current ? 'step' : undefined} sx={{ paddingBlock: 1 }}>
      <Box component="span" sx={{ fontWeight: current ? 600 : 400 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{children}</Box>
    </Box>
  );
}
