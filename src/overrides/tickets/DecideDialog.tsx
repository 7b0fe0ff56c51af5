import TextField from '@mui/material/TextField';
import { DialogFrame } from '@gatehouse-console/engine/controls/DialogFrame.tsx';
import { restoreFocus } from '@gatehouse-console/engine/controls/restoreFocus.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { ActionSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { DecideRows } from './DecideRows.tsx';
import { decideTickets, type Decision, type Outcome } from './decideTickets.ts';
import type { Ticket } from './ticket.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';

const COMMENT_ROWS = 2;
type Words = Readonly<Record<'one' | 'many' | 'verb', TextKey>>;
const WORDS: Readonly<Record<'approve' | 'reject', Words>> = {
  approve: {
    one: 'ticketPages.acceptOne',
    many: 'ticketPages.acceptMany',
    verb: 'ticketPages.approve',
  },
  reject: {
    one: 'ticketPages.rejectOne',
    many: 'ticketPages.rejectMany',
    verb: 'ticketPages.reject',
  },
};

interface DecideDialogProps extends Pick<ActionSlotProps<Ticket>, 'records' | 'onClose'> {
  readonly decision: Decision;
}

/** Decides about the chosen tickets with one comment, and tells row by row how it went. */
export function DecideDialog({ records, decision, onClose }: DecideDialogProps): ReactNode {
  const text = useText();
  const { me } = useSession();
  const queries = useQueryClient();
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
  const only = count === 1 ? records[0] : undefined;
  const done = [...outcomes.values()].filter(({ kind }) => kind === 'done').length;
  return (
    <DialogFrame
      title={
        only
          ? text(WORDS[decision].one, { title: String(only.title) })
          : text(WORDS[decision].many, { count })
      }
      busy={stage === 'busy'}
      cancel={stage === 'over' ? false : undefined}
      action={
        stage === 'over'
          ? // The button that had the focus is gone.
            { label: text('forms.close'), autoFocus: true, run: close }
          : {
              label: text(WORDS[decision].verb),
              danger: decision === 'reject',
              disabled: count === 0,
              run: () => void run(),
            }
      }
      onClose={close}
    >
      <DecideRows records={records} outcomes={outcomes} busy={stage === 'busy'} />
      <div role="status">
        {stage === 'over' && <p>{text('ticketPages.manyDone', { done, count })}</p>}
      </div>
      {stage !== 'over' && (
        <TextField
          label={text('ticketPages.comment')}
          helperText={text(only ? 'ticketPages.oneComment' : 'ticketPages.manyComment')}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          disabled={stage === 'busy'}
          multiline
          fullWidth
          minRows={COMMENT_ROWS}
          sx={{ marginTop: 4 }}
        />
      )}
    </DialogFrame>
  );
}
