import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { formatDuration } from '../../i18n/durations.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { ImportTask } from './importTask.ts';
import { useText } from '../../i18n/useText.ts';

/** Progress, rate and remaining time. The state is announced, not each row. */
export function ImportProgress({ task }: { readonly task: ImportTask }) {
  const text = useText();
  const { number } = useFormats();
  const { language } = useLanguage();
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
        aria-label={text('transfer.progress.label')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, marginTop: 1 }}>
        <span role="status">
          {text(`transfer.progress.${task.state()}`, {
            failed: started ? '' : number(counts.error),
            ok: started ? '' : number(counts.ok),
          })}
        </span>
        <span>
          {text('transfer.progress.count', { done: number(settled), total: number(task.size) })}
        </span>
        {rate !== undefined && left !== undefined && (
          <span>
            {text('transfer.progress.left', {
              rate: number(Math.round(rate * 10) / 10),
              left: formatDuration(left, language),
            })}
          </span>
        )}
      </Box>
    </Box>
  );
}
