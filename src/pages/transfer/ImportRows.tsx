import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FormModel } from '../../../codegen/model/forms.ts';
import { Switch } from '../../controls/Switch.tsx';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import type { ImportTask } from './importTask.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { RowsGrid } from './grid/RowsGrid.tsx';
import { NameSummary } from './names/NameSummary.tsx';
import { BATCH_ROWS } from './rowBatch.ts';
import { StateFilter, type ShownRows } from './StateFilter.tsx';
import type { ImportUnderWay } from './useImport.ts';
import { useTask } from './useTask.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import type { FileFormat } from './exportCall.ts';
import { failedFile } from './failedFile.ts';
import { FormatButtons } from './FormatButtons.tsx';
import { useCall } from '../useCall.ts';
import { saveFile } from './saveFile.ts';
import DoubtDialog from '../dialogs/DoubtDialog.tsx';
import { useQuestion } from '../dialogs/useQuestion.ts';
import { doubtsOf, type Doubt } from './doubts.ts';
import { wireRow } from './rowValues.ts';

interface ImportRowsProps extends ImportUnderWay {
  /** What the form asks about before it saves. */
  readonly asks: FormModel['asks'];
  onClose(): void;
  /** All rows are imported. */
  onFinish(): void;
  /** Starts over with another file. */
  onOther(): void;
}

/** The second step: the rows of the file and the upload (spec 1, section 2.10). */
export function ImportRows(props: ImportRowsProps) {
  const { task, runner, check, checks, names, onClose, onFinish, onOther } = props;
  const text = useText();
  const version = useTask(task);
  const checked = useSyncExternalStore(checks.subscribe, checks.version);
  const [shown, setShown] = useState<ShownRows>();
  const [inBatches, setInBatches] = useState(false);
  const [asking, setAsking] = useState(false);
  /** The names of the file are looked up before the first row is sent. */
  const [waiting, setWaiting] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const doubts = useDoubts(props, props.asks);
  const counts = task.counts();
  const state = task.state();
  const started = state === 'started';
  const finished = state === 'done' && counts.pending + counts.error + counts.unheard === 0;
  const wrong = checks.count();
  const indexes = useMemo(() => {
    // A filtered view must be computed again whenever a row changes its state.
    if (version < 0 || checked < 0 || !shown) return undefined;
    return shown === 'wrong' ? checks.indexes() : task.inState(shown);
  }, [task, checks, shown, version, checked]);

  const press = async () => {
    if (started) return runner.stop();
    if (finished) return onFinish();
    setWaiting(true);
    await names.settle(task.rows());
    setWaiting(false);
    if (!isOpen.current || !(await doubts.maySend())) return;
    runner.start(inBatches ? 'batches' : 'rows');
  };

  return (
    <>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 3, overflow: 'auto', minHeight: 0 }}
      >
        {task.ignored.length > 0 && (
          <Alert severity="warning">
            {text('transfer.ignored', { columns: task.ignored.join(', ') })}
          </Alert>
        )}
        {task.missing !== undefined && task.missing.length > 0 && (
          <Alert severity="warning">
            {text('transfer.check.missing', { columns: task.missing.join(', ') })}
          </Alert>
        )}
        {wrong > 0 && (
          <Alert severity="warning">{text('transfer.check.found', { smart_count: wrong })}</Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <StateFilter counts={counts} wrong={wrong} shown={shown} onChange={setShown} />
          <ImportProgress task={task} />
        </Box>
        <NameSummary task={task} names={names} />
        <RowsGrid task={task} check={check} names={names} indexes={indexes} />
      </DialogContent>
      {inBatches && !finished && (
        <DialogContentText variant="body2" role="status" sx={{ padding: '0 24px 8px' }}>
          {text('transfer.batches.help', { size: BATCH_ROWS })}
        </DialogContentText>
      )}
      <DialogActions>
        {!finished && (
          <Box sx={{ marginRight: 'auto' }}>
            <Switch
              label={text('transfer.batches.label')}
              checked={inBatches}
              disabled={started}
              onChange={setInBatches}
            />
          </Box>
        )}
        {counts.error > 0 && !started && <FailedFiles task={task} />}
        <Button
          onClick={() => (task.edits() > 0 && !finished ? setAsking(true) : onOther())}
          disabled={started}
        >
          {text('transfer.anotherFile')}
        </Button>
        <Button onClick={onClose}>{text('forms.close')}</Button>
        <Button variant="contained" loading={waiting} onClick={() => void press()}>
          {text(actionWord(task, finished))}
        </Button>
      </DialogActions>
      {doubts.question}
      <ConfirmDialog
        open={asking}
        title={text('transfer.leaveTitle')}
        confirmLabel={text('transfer.anotherFile')}
        danger
        onConfirm={onOther}
        onCancel={() => setAsking(false)}
      >
        {text('transfer.leaveText')}
      </ConfirmDialog>
    </>
  );
}

/** Label of the button in each state (spec 1, section 2.10). */
function actionWord(task: ImportTask, finished: boolean): TextKey {
  const state = task.state();
  if (state === 'pending') return 'listTools.import';
  if (state === 'started') return 'forms.stop';
  return finished ? 'transfer.action.finished' : 'transfer.action.continue';
}

/** Downloads the failed rows as a file that can be corrected and imported. */
function FailedFiles({ task }: { readonly task: ImportTask }) {
  const text = useText();
  const { run } = useCall();
  const save = async (format: FileFormat) => {
    const rows = task.inState('error').flatMap((index) => task.row(index) ?? []);
    const name = `${task.fileName.replace(/\.\w+$/, '')}-failed.${format}`;
    await run(async () => saveFile(name, await failedFile(format, task.columns, rows)), {
      // The code that writes workbooks could not be loaded.
      failed: () => text('transfer.noFile'),
    });
  };
  return <FormatButtons label="transfer.failedFile" save={save} />;
}

/** Asks before new records are sent that the form would ask about. */
function useDoubts(
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
        confirmLabel={text('listTools.import')}
        reasons={open.question.map(({ reason, rows }) =>
          text('transfer.doubt.rows', { smart_count: rows.length, reason: text(reason) }),
        )}
        onAnswer={open.answer}
      />
    ),
  };
}
