import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMemo, useState } from 'react';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { csvOf } from './failedFile.ts';
import type { RowState } from './importRow.ts';
import type { ImportTask } from './importTask.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { RowsGrid } from './grid/RowsGrid.tsx';
import { saveFile } from './saveFile.ts';
import { StateFilter } from './StateFilter.tsx';
import type { ImportUnderWay } from './useImport.ts';
import { useTask } from './useTask.ts';

export interface ImportRowsProps extends ImportUnderWay {
  onClose(): void;
  /** Every row has arrived. */
  onFinish(): void;
  /** Begin again with another file. */
  onOther(): void;
}

/** The second step: the rows of the file, and how their upload goes (spec 1, section 2.10). */
export function ImportRows({ task, runner, onClose, onFinish, onOther }: ImportRowsProps) {
  const words = usePartWords('later');
  const version = useTask(task);
  const [shown, setShown] = useState<RowState>();
  const counts = task.counts();
  const state = task.state();
  const started = state === 'started';
  const finished = state === 'done' && counts.pending === 0 && counts.error === 0;
  const indexes = useMemo(() => {
    // A filtered view changes with every row that changes its state.
    return version >= 0 && shown ? task.inState(shown) : undefined;
  }, [task, shown, version]);

  const press = () => {
    if (started) runner.stop();
    else if (finished) onFinish();
    else runner.start();
  };
  const saveFailed = () => {
    const failed = task.inState('error').flatMap((index) => task.row(index) ?? []);
    const csv = new Blob([csvOf(task.columns, failed)], { type: 'text/csv' });
    saveFile(`${task.fileName.replace(/\.\w+$/, '')}-failed.csv`, csv);
  };

  return (
    <>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 3, overflow: 'auto', minHeight: 0 }}
      >
        {task.ignored.length > 0 && (
          <Alert severity="warning">
            {words('transfer.ignored', { columns: task.ignored.join(', ') })}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <StateFilter counts={counts} shown={shown} onChange={setShown} />
          <ImportProgress task={task} />
        </Box>
        <RowsGrid task={task} indexes={indexes} />
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px', gap: 2, flexWrap: 'wrap' }}>
        {counts.error > 0 && !started && (
          <Button onClick={saveFailed}>{words('transfer.failedFile')}</Button>
        )}
        <Button onClick={onOther} disabled={started}>
          {words('transfer.otherFile')}
        </Button>
        <Button onClick={onClose}>{words('transfer.close')}</Button>
        <Button variant="contained" onClick={press}>
          {words(actionWord(task, finished))}
        </Button>
      </DialogActions>
    </>
  );
}

/** What the button says in each state (spec 1, section 2.10). */
function actionWord(task: ImportTask, finished: boolean) {
  const state = task.state();
  if (state === 'pending') return 'transfer.action.import';
  if (state === 'started') return 'transfer.action.stop';
  return finished ? 'transfer.action.finished' : 'transfer.action.continue';
}
