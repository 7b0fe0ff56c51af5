import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import type { ImportTask } from './importTask.ts';

const STATE_WORDS: Readonly<Record<'pending' | 'started' | 'stopped' | 'done', LaterWord>> = {
  pending: 'transfer.progress.pending',
  started: 'transfer.progress.started',
  stopped: 'transfer.progress.stopped',
  done: 'transfer.progress.done',
};
const MINUTE_S = 60;

/** How far it is, how fast it goes and how long it will take; the state is announced, not each row. */
export function ImportProgress({ task }: { readonly task: ImportTask }) {
  const words = usePartWords('later');
  const { number } = useFormats();
  const counts = task.counts();
  const settled = counts.ok + counts.error + counts.unheard;
  const started = task.state() === 'started';
  const rate = started ? task.rate() : undefined;
  const left = rate === undefined ? undefined : Math.ceil(counts.pending / rate);
  const percent = task.size === 0 ? 0 : Math.floor((settled / task.size) * 100);
  return (
    <Box sx={{ flex: '1 1 240px' }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={words('transfer.progress.label')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, marginTop: 1 }}>
        <span role="status">
          {words(STATE_WORDS[task.state()], {
            failed: started ? '' : number(counts.error),
            ok: started ? '' : number(counts.ok),
          })}
        </span>
        <span>
          {words('transfer.progress.count', { done: number(settled), total: number(task.size) })}
        </span>
        {rate !== undefined && left !== undefined && (
          <span>
            {left >= MINUTE_S
              ? words('transfer.progress.minutes', {
                  rate: number(Math.round(rate * 10) / 10),
                  left: number(Math.ceil(left / MINUTE_S)),
                })
              : words('transfer.progress.seconds', {
                  rate: number(Math.round(rate * 10) / 10),
                  left: number(left),
                })}
          </span>
        )}
      </Box>
    </Box>
  );
}
