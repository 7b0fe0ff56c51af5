import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';
import type { FieldRecord } from '../../fields/values.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { openTaskLog } from '../../pages/openTaskLog.ts';
import { failedHosts, succeededHosts } from './hostResults.ts';

/** Where a run succeeded and where it failed, and the way to its log. */
export function HostResults({ run, log }: { readonly run: FieldRecord; readonly log?: string }) {
  const words = usePartWords('later');
  const good = succeededHosts(run);
  const bad = failedHosts(run);
  return (
    <Box sx={{ display: 'grid', gap: 4, marginTop: 4 }}>
      {log !== undefined && (
        <div>
          <Button variant="outlined" onClick={() => openTaskLog(log)}>
            {words('jobs.log.open')}
          </Button>
        </div>
      )}
      <ResultCard title={words('jobs.hosts.succeeded')}>
        {good.map((host) => (
          <li key={host}>{host}</li>
        ))}
      </ResultCard>
      <ResultCard title={words('jobs.hosts.failed')}>
        {bad.map(({ host, reason }) => (
          <li key={host}>
            <strong>{host}</strong> {reason}
          </li>
        ))}
      </ResultCard>
    </Box>
  );
}

function ResultCard({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactNode[];
}) {
  const words = usePartWords('later');
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id}>
      <Box
        component="h2"
        id={id}
        sx={{
          typography: 'h3',
          margin: 0,
          padding: '10px 16px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {title}
      </Box>
      {children.length > 0 ? (
        <Box
          component="ul"
          sx={{ margin: 0, padding: '8px 16px 8px 36px', overflowWrap: 'anywhere' }}
        >
          {children}
        </Box>
      ) : (
        <Box sx={{ padding: '8px 16px', color: 'text.secondary' }}>{words('jobs.hosts.none')}</Box>
      )}
    </Paper>
  );
}
