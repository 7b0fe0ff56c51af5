import Alert from '@mui/material/Alert';
import { useRef, useState, type ReactNode } from 'react';
import type { FormModel } from '../../../codegen/model/forms.ts';
import { Confirmation } from '../../controls/Confirmation.tsx';
import { useText } from '../../i18n/useText.ts';
import { doubtsOf, type Doubt } from './doubts.ts';
import { wireRow } from './rowValues.ts';
import type { ImportUnderWay } from './useImport.ts';

interface DoubtsState {
  /** Asks about doubtful rows that nobody was asked about before; returns whether to send them. */
  maySend(): Promise<boolean>;
  /** The open dialog. */
  readonly question: ReactNode;
}

/** Asks before new records are sent that the form would ask about. */
export function useDoubts(
  { task, check, names }: Pick<ImportUnderWay, 'task' | 'check' | 'names'>,
  asks: FormModel['asks'] = [],
): DoubtsState {
  const text = useText();
  const [asked, setAsked] = useState<{ doubts: readonly Doubt[]; answer(goOn: boolean): void }>();
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
    if (doubts.flatMap(keysOf).every((key) => confirmed.current.has(key))) return true;
    return new Promise<boolean>((answer) => setAsked({ doubts, answer }));
  };
  const settle = (goOn: boolean) => {
    const doubts = asked?.doubts ?? [];
    if (goOn) for (const key of doubts.flatMap(keysOf)) confirmed.current.add(key);
    setAsked(undefined);
    asked?.answer(goOn);
  };
  return {
    maySend,
    question: asked && (
      <Confirmation
        open
        title={text('transfer.doubt.title')}
        confirmLabel={text('transfer.action.import')}
        onConfirm={() => settle(true)}
        onCancel={() => settle(false)}
      >
        {asked.doubts.map(({ reason, rows }) => (
          <Alert
            key={JSON.stringify(reason)}
            severity="warning"
            role="none"
            sx={{ marginBottom: 2 }}
          >
            {text('transfer.doubt.rows', { smart_count: rows.length, reason: text(reason) })}
          </Alert>
        ))}
      </Confirmation>
    ),
  };
}
