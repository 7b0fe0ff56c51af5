import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TabSlotProps } from '@gatehouse-console/engine/pages/slots/slots.ts';
import { MOMENT, playedSession, type PlayedSession } from './playedSession.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { OutsideButton } from '@gatehouse-console/engine/controls/OutsideButton.tsx';
import { useRecordDetail } from '@gatehouse-console/engine/pages/detail/detailContext.ts';
import { PartFailed } from '@gatehouse-console/engine/pages/PartFailed.tsx';
import { useFailureText } from '@gatehouse-console/engine/pages/useFailureText.ts';
import { playsHere, readReplayAnswer, type ReplayAnswer } from './replayAnswer.ts';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { useQueryClient } from '@tanstack/react-query';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { isRefusal } from '@gatehouse-console/engine/api/isRefusal.ts';

/** The server's name of RDP clients, which it cannot monitor (spec 2, section 4). */
const RDP_CLIENT = 'RT';

/** The recording of a session; `?at=` plays the moment that a command names. */
export default function SessionReplay({ record }: TabSlotProps): ReactNode {
  const text = useText();
  const [query] = useSearchParams();
  if (record['is_finished'] === false) return <RunningNote session={record} />;
  if (record['can_replay'] !== true) {
    return <Alert severity="info">{text('replay.missing')}</Alert>;
  }
  return <Replay key={query.get(MOMENT)} session={playedSession(record, query.get(MOMENT))} />;
}

/** Why a running session has no recording yet, and the way to watch it. */
function RunningNote({ session }: { readonly session: RecordOf<'terminal.session'> }): ReactNode {
  const text = useText();
  const { offers } = useRecordDetail();
  const watch = offers.find(({ offer }) => offer.key === 'monitor');
  return (
    <Alert
      severity="info"
      action={
        watch?.href !== undefined && (
          <OutsideButton color="inherit" href={watch.href} label={watch.label} />
        )
      }
    >
      {text('replay.running')}
      {session.login_from === RDP_CLIENT && ` ${text('replay.rdpClient')}`}
    </Alert>
  );
}

/** The recording of a session: fetched at once, and played where possible. */
function Replay({ session }: { readonly session: PlayedSession }) {
  const text = useText();
  const failureText = useFailureText();
  const { answer, error, restart } = useReplay(session.id);
  const again = <Button onClick={restart}>{text('pages.retry')}</Button>;
  if (error) return <PartFailed onRetry={restart}>{failureText(error) ?? ''}</PartFailed>;
  switch (answer.state) {
    case 'preparing':
      return (
        <>
          <LinearProgress aria-label={text('replay.preparing')} sx={{ marginBottom: 2 }} />
          <span role="status">{text('replay.preparing')}</span>
        </>
      );
    case 'missing':
      return (
        <Alert severity="warning" action={again}>
          {answer.reason === '' ? text('replay.missing') : answer.reason}
        </Alert>
      );
    case 'found':
      return playsHere(answer.replay) ? (
        <RecordingPlayer replay={answer.replay} session={session} onRetry={restart} />
      ) : (
        <Alert severity="info">{text('replay.otherKind')}</Alert>
      );
  }
}

/** The server searches in the background: it is asked soon at first, then at this interval. */
const ASK_AGAIN_MS = 2000;
const ASK_SOON_MS = 500;
const SOON_TIMES = 3;
const PREPARING: ReplayAnswer = { state: 'preparing' };

/** Searches for the recording of a session, and waits until it is there. */
function useReplay(session: string) {
  const [asked, setAsked] = useState(() => ({ at: Date.now(), anew: false }));
  const address = apiAddress('terminal/sessions/:id/replay', session);
  const queries = useQueryClient();
  const key = ['replay', session, asked.at];
  const search = useRequest(
    key,
    async (signal): Promise<ReplayAnswer> => {
      const first = queries.getQueryData(key) === undefined;
      const query = first && asked.anew ? { refresh: 1 } : {};
      try {
        return readReplayAnswer(await request(address, { query, quiet: true, signal }));
      } catch (error) {
        if (isApiError(error) && error.kind === 'not-found') {
          return { state: 'missing', reason: error.text ?? '' };
        }
        throw error;
      }
    },
    {
      gcTime: 0,
      refetchInterval: ({ state }) => {
        if (state.data?.state !== 'preparing' || isRefusal(state.error)) return false;
        return state.dataUpdateCount <= SOON_TIMES ? ASK_SOON_MS : ASK_AGAIN_MS;
      },
    },
  );
  return {
    answer: search.data ?? PREPARING,
    error: search.error,
    /** Clears the server's result and searches again. */
    restart: () => setAsked({ at: Date.now(), anew: true }),
  };
}
