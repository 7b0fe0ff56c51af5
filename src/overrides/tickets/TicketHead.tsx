import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState, type ReactNode } from 'react';
import { PendingDialog } from '@gatehouse-console/engine/pages/dialogs/PendingDialog.tsx';
import { usePending } from '@gatehouse-console/engine/pages/usePending.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { openedPart } from '@gatehouse-console/engine/controls/openedPart.tsx';
import { isGrantedByForm } from './flatTickets.ts';
import { decides, isOpen, lackOf, LACKS, type Ticket } from './ticket.ts';
import { useRequestSentence } from './useRequestSentence.ts';
import type { TicketActions } from './useTicketActions.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { styled } from '@mui/material/styles';
import {
  StatusSign,
  type StatusSignProps,
} from '@gatehouse-console/engine/controls/StatusIcon.tsx';
import type { TextKey } from '#project/generated/texts.ts';

/** Loaded where a request is granted by a form. */
const GrantDialog = openedPart(() => import('./GrantDialog.tsx'));

interface TicketHeadProps {
  readonly ticket: Ticket;
  readonly name: string;
  readonly actions: TicketActions;
}

/** What is asked for, in one sentence, with its state and what the reader can do about it. */
export function TicketHead({ ticket, name, actions }: TicketHeadProps): ReactNode {
  const text = useText();
  const { me } = useSession();
  const pending = usePending();
  const sentence = useRequestSentence()(ticket);
  const { busy, act } = actions;
  const [granting, setGranting] = useState(false);
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
    <Paper variant="outlined" sx={{ padding: 4, marginBottom: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <TicketState ticket={ticket} />
        {sentence !== undefined && (
          <Box
            component="p"
            sx={{ margin: 0, flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            {sentence}
          </Box>
        )}
        {(decider || applicant) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginInlineStart: 'auto' }}>
            {decider && (
              <>
                <Button
                  variant="contained"
                  disabled={still || lack !== undefined}
                  loading={busy === 'approve'}
                  onClick={() =>
                    isGrantedByForm(ticket) ? setGranting(true) : void act('approve')
                  }
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
          </Box>
        )}
      </Box>
      {lack && (
        <Alert severity="warning" sx={{ marginTop: 3 }}>
          {text(LACKS[lack])}
        </Alert>
      )}
      <PendingDialog {...pending} />
      {granting && (
        <GrantDialog
          ticket={ticket}
          name={name}
          post={actions.post}
          onClose={() => setGranting(false)}
        />
      )}
    </Paper>
  );
}

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 10px 2px 6px',
  border: `1px solid ${(theme.vars ?? theme).palette.outline}`,
  borderRadius: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
}));

interface State extends StatusSignProps {
  readonly word: TextKey;
}

const STATES: Readonly<Record<string, State>> = {
  approved: { word: 'ticketPages.stepapproved', shape: 'check', tone: 'good' },
  rejected: { word: 'ticketPages.steprejected', shape: 'cross', tone: 'bad' },
  closed: { word: 'ticketPages.stepclosed', shape: 'cross', tone: 'quiet' },
};
const PENDING: State = { word: 'ticketPages.pending', shape: 'dot', tone: 'quiet' };

/** The state of a ticket: pending while it is open (contract: tickets, section 2). Word, shape and colour. */
function TicketState({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const text = useText();
  const over = isOpen(ticket) ? undefined : STATES[String(ticket.state)];
  const { word, shape, tone } = over ?? PENDING;
  return (
    <Pill>
      <StatusSign shape={shape} tone={tone} />
      {text(word)}
    </Pill>
  );
}
