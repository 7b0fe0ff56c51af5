import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useScrollPadding } from '../../pages/form/useScrollPadding.ts';

interface RunBarProps {
  /** Number of chosen hosts. */
  readonly hosts: number;
  /** They are being loaded: their number is not final. */
  readonly loading: boolean;
  /** Name of the system user. */
  readonly user: string | undefined;
  readonly sending: boolean;
  /** Of the command that was sent last; undefined before the first one. */
  readonly run:
    | {
        readonly following: boolean;
        readonly ended: boolean;
        readonly answered: number;
        readonly asked: number;
        /** How many hosts have which result: `Failed 1, OK 15`. */
        readonly results: string;
      }
    | undefined;
  onRun(): void;
  onFollow(on: boolean): void;
}

/** Always in view: what Run would do, and what the running command does. */
export function RunBar(props: RunBarProps): ReactNode {
  const { hosts, loading, user, sending, run, onRun, onFollow } = props;
  const text = useText();
  const bar = useScrollPadding();
  const ready = hosts > 0 && user !== undefined;
  const going = run !== undefined && !run.ended;
  return (
    <Box
      ref={bar}
      component="section"
      aria-label={text('jobs.batch.bar')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        marginTop: 4,
        padding: '12px 16px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
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
        <Button variant="outlined" onClick={() => onFollow(!run.following)}>
          {text(run.following ? 'jobs.batch.stop' : 'jobs.batch.follow')}
        </Button>
      )}
      <Box
        role="status"
        // Start and end are read, not each host.
        aria-live={loading || (going && run.answered > 0) ? 'off' : 'polite'}
        sx={{ flex: '1 1 240px', minWidth: 0, color: 'text.secondary' }}
      >
        {run?.ended && run.results !== '' && (
          <>{text('jobs.batch.ended', { results: run.results })} </>
        )}
        {run === undefined || run.ended
          ? text('jobs.batch.chosen', { smart_count: hosts })
          : run.following
            ? text('jobs.batch.going', { answered: run.answered, asked: run.asked })
            : text('jobs.batch.unfollowed')}
      </Box>
    </Box>
  );
}
