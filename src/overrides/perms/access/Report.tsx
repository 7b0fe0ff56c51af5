import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { LoadFailed } from '@gatehouse-console/engine/pages/LoadFailed.tsx';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { NoAnswer } from './AccessPage.tsx';
import { FACT_KINDS, type FactKind } from './factReader.ts';
import { loadOrganization } from './loadOrganization.ts';
import { countReach } from './reachRows.ts';
import { ReportResult } from './ReportResult.tsx';
import { readScope, type Part } from './reportScope.ts';
import { UnreadNotices } from './UnreadNotices.tsx';

const HEIGHT_PX = 320;

type Progress = ReadonlyMap<FactKind, readonly [read: number, total: number]>;

/** Reads the organization, lists who reaches what in one part of it, and says how far it is. */
export function Report({ part }: { readonly part: Part | 'all' }): ReactNode {
  const text = useText();
  const { organization, gateContext } = useSession();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>(new Map());
  const key = ['access-report', organization.id];
  const read = useRequest(key, async (signal) => {
    setProgress(new Map());
    const facts = await loadOrganization({
      request,
      may: (permission) => gateContext.permissions.has(permission),
      now: new Date(),
      signal,
      progress: (kind, rows, total) =>
        setProgress((before) => new Map(before).set(kind, [rows, total])),
    });
    return { facts, made: new Date() };
  });
  const { data } = read;
  const made = useRequest(
    [...key, read.dataUpdatedAt, part],
    async (signal) => {
      if (!data) throw new Error('Nothing has been read yet.');
      const organizationFacts = { facts: data.facts, whole: organization.name };
      const scope = await readScope(part, organizationFacts, request, signal);
      return { scope, ...(await countReach(data.facts, scope, signal)) };
    },
    { enabled: data !== undefined },
  );
  const step = data ? made : read;
  const isRunning = read.isFetching || made.isFetching;
  const restart = () => void step.refetch();
  if (isRunning) {
    return (
      <Running
        progress={data && !read.isFetching ? undefined : progress}
        onStop={() => void queries.cancelQueries({ queryKey: key })}
      />
    );
  }
  if (step.isError) {
    return <LoadFailed title={text('access.report.failed')} query={step} />;
  }
  if (!data || !made.data) return <Stopped onRetry={restart} />;
  return (
    // The names of actions are texts of permissions, which may not be loaded yet.
    <Suspense fallback={<LoadingBox height={HEIGHT_PX} />}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <UnreadNotices unread={data.facts.unread} onRetry={() => void read.refetch()} />
        <ReportResult facts={data.facts} made={data.made} found={made.data} />
      </Box>
    </Suspense>
  );
}

interface RunningProps {
  /** Of the lists; undefined when all have been read. */
  readonly progress: Progress | undefined;
  onStop(): void;
}

function Running({ progress, onStop }: RunningProps): ReactNode {
  const text = useText();
  const { number } = useFormats();
  const title = text(progress ? 'access.report.reading' : 'access.report.making');
  const sums = [...(progress?.values() ?? [])];
  const sum = (index: 0 | 1) => sums.reduce((all, counts) => all + counts[index], 0);
  const share = sum(1) === 0 ? 0 : (100 * sum(0)) / sum(1);
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 4 }}>
      <Box role="status" sx={{ fontWeight: 600 }}>
        {title}
      </Box>
      <LinearProgress
        aria-label={title}
        {...(progress ? { variant: 'determinate', value: share } : {})}
        sx={{ marginBlock: 3 }}
      />
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, color: 'text.secondary' }}
      >
        {FACT_KINDS.map((kind) => {
          const counts = progress?.get(kind);
          return (
            counts && (
              <li key={kind}>
                {text('access.report.read', {
                  list: text(`access.facts.${kind}`),
                  read: number(counts[0]),
                  total: number(counts[1]),
                })}
              </li>
            )
          );
        })}
      </Box>
      <Button variant="outlined" sx={{ marginTop: 3 }} onClick={onStop}>
        {text('forms.stop')}
      </Button>
    </Paper>
  );
}

function Stopped({ onRetry }: { onRetry(): void }): ReactNode {
  const text = useText();
  const retry = (
    <Button variant="outlined" onClick={onRetry}>
      {text('pages.retry')}
    </Button>
  );
  return <NoAnswer title={text('access.report.stopped')} action={retry} />;
}
