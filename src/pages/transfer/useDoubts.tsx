import { useRef } from 'react';
import type { FormModel } from '../../../codegen/model/forms.ts';
import { useText } from '../../i18n/useText.ts';
import DoubtDialog from '../dialogs/DoubtDialog.tsx';
import { useQuestion } from '../dialogs/useQuestion.ts';
import { doubtsOf, type Doubt } from './doubts.ts';
import { wireRow } from './rowValues.ts';
import type { ImportUnderWay } from './useImport.ts';

/** Asks before new records are sent that the form would ask about. */
export function useDoubts(
  { task, check, names }: Pick<ImportUnderWay, 'task' | 'check' | 'names'>,
  asks: FormModel['asks'] = [],
) {
  const text = useText();
  const { open, ask } = useQuestion<readonly Doubt[], boolean>(false);
  /** Row and reason of what was confirmed. */
  const confirmed = useRef(new Set<string>());
  const keysOf = ({ reason, rows }: Doubt) =>
    rows.map((index) => `${index} ${JSON.stringify(reason)}`);
  const maySend = async () => {
    if (task.kind === 'update') return true;
    const rows = task
      .rows()
      .filter((row) => row.status !== 'ok' && !row.recordId && check(row).length === 0);
    const doubts = doubtsOf(asks, rows, (row) => wireRow(names.resolved(row), task.columns, text));
    const keys = doubts.flatMap(keysOf);
    if (keys.every((key) => confirmed.current.has(key))) return true;
    const goOn = await ask(doubts);
    if (goOn) for (const key of keys) confirmed.current.add(key);
    return goOn;
  };
  return {
    /** Asks about doubtful rows that nobody was asked about before; returns whether to send them. */
    maySend,
    /** The open dialog. */
    question: open && (
      <DoubtDialog
        title={text('transfer.doubt.title')}
        confirmLabel={text('transfer.action.import')}
        reasons={open.question.map(({ reason, rows }) =>
          text('transfer.doubt.rows', { smart_count: rows.length, reason: text(reason) }),
        )}
        onAnswer={open.answer}
      />
    ),
  };
}
