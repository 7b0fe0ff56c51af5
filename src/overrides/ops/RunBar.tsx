import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { countOutcomes, OUTCOMES, type HostAnswer } from './hostAnswers.ts';
import type { CommandRun } from './useCommandRun.ts';
import { FormBar } from '@gatehouse-console/engine/pages/form/FormBar.tsx';

interface RunBarProps {
  /** Number of chosen hosts. */
  readonly hosts: number;
  /** They are being loaded: their number is not final. */
  readonly loading: boolean;
  /** Name of the system user. */
  readonly user: string | undefined;
  readonly sending: boolean;
  /** Of the command that was sent last; undefined before the first one. */
  readonly run: Pick<CommandRun, 'following' | 'ended' | 'follow'> | undefined;
  readonly answers: readonly HostAnswer[];
  onRun(): void;
}

/** Always in view: what Run would do, and what the running command does. */
export function RunBar(props: RunBarProps): ReactNode {
  const { hosts, loading, user, sending, run, answers, onRun } = props;
  const text = useText();
  const ready = hosts > 0 && user !== undefined;
  const going = run !== undefined && !run.ended;
  const counts = countOutcomes(answers);
  const answered = answers.length - counts.waiting;
  /** How many hosts have which result: `Failed 1, OK 15`. */
  const results = OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => text(`jobs.answers.count.${outcome}`, { count: counts[outcome] }))
    .join(', ');
  return (
    <FormBar
      role="region"
      aria-label={text('jobs.batch.bar')}
      sx={{
        zIndex: 2,
        columnGap: 4,
        marginTop: 4,
        padding: '12px 16px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Button
        variant="contained"
        loading={sending}
        disabled={run?.following === true}
        onClick={onRun}
        sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
      >
        {ready ? text('jobs.batch.runOn', { smart_count: hosts, user }) : text('jobs.batch.run')}
      </Button>
      {going && (
        <Button variant="outlined" onClick={() => run.follow(!run.following)}>
          {text(run.following ? 'jobs.batch.stop' : 'jobs.batch.follow')}
        </Button>
      )}
      <Box
        role="status"
        // Start and end are read, not each host.
        aria-live={loading || (going && answered > 0) ? 'off' : 'polite'}
        sx={{ flex: '1 1 240px', minWidth: 0, color: 'text.secondary' }}
      >
        {run?.ended && results !== '' && <>{text('jobs.batch.ended', { results })} </>}
        {run === undefined || run.ended
          ? text('jobs.batch.chosen', { smart_count: hosts })
          : run.following
            ? text('jobs.batch.going', { answered, asked: answers.length })
            : text('jobs.batch.unfollowed')}
      </Box>
    </FormBar>
  );
}
