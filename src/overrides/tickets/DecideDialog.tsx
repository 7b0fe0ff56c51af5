import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { ActionSlotProps } from '../../pages/slots/slots.ts';
import { useSession } from '../../session/SessionContext.ts';
import { DecideRows } from './DecideRows.tsx';
import { decideTickets, type Decision, type Outcome } from './decideTickets.ts';
import type { Ticket } from './ticket.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

const COMMENT_ROWS = 2;
const WORDS: Readonly<Record<'approve' | 'reject', Readonly<Record<'title' | 'verb', TextKey>>>> = {
  approve: { title: 'ticketPages.acceptMany', verb: 'ticketPages.approve' },
  reject: { title: 'ticketPages.rejectMany', verb: 'ticketPages.reject' },
};

export interface DecideDialogProps extends Pick<ActionSlotProps<Ticket>, 'records' | 'onClose'> {
  readonly decision: Decision;
}

/** Decides about the chosen tickets with one comment, and tells row by row how it went. */
export function DecideDialog({ records, decision, onClose }: DecideDialogProps): ReactNode {
  const text = useText();
  const { me } = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [comment, setComment] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [stage, setStage] = useState<'asked' | 'busy' | 'over'>('asked');
  const run = async () => {
    setStage('busy');
    const ids = records.map((record) => String(record.id));
    await decideTickets(ids, decision, { me: String(me.id), comment }, (ticket, outcome) =>
      setOutcomes((before) => new Map(before).set(ticket, outcome)),
    );
    await queries.invalidateQueries();
    setStage('over');
  };
  const close = () => {
    const done = [...outcomes].flatMap(([ticket, { kind }]): RaRecord['id'][] =>
      kind === 'failed' ? [] : [ticket],
    );
    onClose(done);
    // The row with the button has gone.
    restoreFocus();
  };
  const count = records.length;
  const done = [...outcomes.values()].filter(({ kind }) => kind === 'done').length;
  return (
    <Dialog
      open
      onClose={stage === 'busy' ? undefined : close}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{text(WORDS[decision].title, { count })}</DialogTitle>
      <DialogContent>
        <DecideRows records={records} outcomes={outcomes} busy={stage === 'busy'} />
        <div role="status">
          {stage === 'over' && <p>{text('ticketPages.manyDone', { done, count })}</p>}
        </div>
        {stage !== 'over' && (
          <TextField
            label={text('ticketPages.comment')}
            helperText={text('ticketPages.manyComment')}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            disabled={stage === 'busy'}
            multiline
            fullWidth
            minRows={COMMENT_ROWS}
            sx={{ marginTop: 4 }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ padding: '12px 24px 20px', gap: 2 }}>
        {stage === 'over' ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          <Button key="close" autoFocus variant="contained" onClick={close}>
            {text('listTable.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={stage === 'busy'}>
              {text('pages.cancel')}
            </Button>
            <Button
              variant="contained"
              color={decision === 'reject' ? 'error' : 'primary'}
              disabled={count === 0}
              loading={stage === 'busy'}
              onClick={() => void run()}
            >
              {text(WORDS[decision].verb)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
