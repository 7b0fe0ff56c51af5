import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { useText } from '../../i18n/useText.ts';
import type { Cron } from '../cron.ts';
import { cronRuns } from '../cronRuns.ts';

/** Runs shown before and after now (contract: shell, section 10). */
const RUNS_SHOWN = 5;

/** The last and the next runs of a schedule. */
export default function CronRuns({ cron }: { readonly cron: Cron }) {
  const text = useText();
  const { language } = useLanguage();
  const [now] = useState(() => new Date());
  const next = cronRuns(cron, now, RUNS_SHOWN, 'next');
  const last = cronRuns(cron, now, RUNS_SHOWN, 'last').toReversed();
  if (next.length === 0) return <Box sx={{ fontSize: 13 }}>{text('cron.never')}</Box>;
  const list = (title: string, runs: readonly Date[]) => (
    <Box>
      <Box aria-hidden sx={{ fontSize: 13, fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ol" aria-label={title} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {runs.map((run) => (
          <li key={run.getTime()}>
            <time dateTime={run.toISOString()}>{formatDate(run, 'medium', language)}</time>
          </li>
        ))}
      </Box>
    </Box>
  );
  return (
    <Box
      sx={{
        marginTop: 2,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
        gap: 3,
        fontSize: 13,
      }}
    >
      {list(text('cron.last'), last)}
      {list(text('cron.next'), next)}
    </Box>
  );
}
