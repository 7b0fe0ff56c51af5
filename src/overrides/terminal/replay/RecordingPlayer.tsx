import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useRequest } from '../../../api/useRequest.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { openRecording, type OpenedRecording } from './openRecording.ts';
import type { PlayedSession } from './playedSession.ts';
import type { Replay } from './replayAnswer.ts';
import { timeText } from './recording.ts';

/** Loaded with the first recording of their kind. */
const TerminalPlayer = lazyPart(() => import('./TerminalPlayer.tsx'));
const GraphicalPlayer = lazyPart(() => import('./GraphicalPlayer.tsx'));

const HEIGHT_PX = 320;
const loading = <LoadingBox height={HEIGHT_PX} />;

interface RecordingPlayerProps {
  readonly replay: Replay;
  readonly session: PlayedSession;
  onRetry(): void;
}

/** Loads a recording for the player; one that cannot be loaded can still be downloaded. */
export function RecordingPlayer({ replay, session, onRetry }: RecordingPlayerProps) {
  const text = useText();
  const opened = useRequest(['recording', replay.src], (signal) => openRecording(replay, signal), {
    gcTime: 0,
  });
  if (opened.isError) {
    const actions = (
      <>
        <Button onClick={onRetry}>{text('pages.retry')}</Button>
        <DownloadButton session={session.id} />
      </>
    );
    return (
      <Alert severity="error" action={actions}>
        {text('replay.unreadable')}
      </Alert>
    );
  }
  if (!opened.data) return loading;
  return (
    <>
      <RecordingNotes opened={opened.data} session={session.id} />
      <Player opened={opened.data} session={session} />
    </>
  );
}

function Player({ opened, session }: { opened: OpenedRecording; session: PlayedSession }) {
  switch (opened.kind) {
    case 'terminal':
      return <TerminalPlayer fallback={loading} recording={opened.recording} session={session} />;
    case 'graphical':
      return <GraphicalPlayer fallback={loading} recording={opened.recording} session={session} />;
  }
}

interface RecordingNotesProps {
  readonly opened: OpenedRecording;
  /** Its id. */
  readonly session: string;
}

/** What of a recording is not shown as it was recorded; it is evidence, so nothing is left out in silence. */
function RecordingNotes({ opened, session }: RecordingNotesProps) {
  const text = useText();
  const { kind, whole, recording } = opened;
  const changes = kind === 'terminal' ? recording.changes : 0;
  if (whole && changes === 0) return null;
  return (
    <Alert
      severity="info"
      action={<DownloadButton session={session} />}
      sx={{ marginBottom: 2, '& .MuiAlert-message': { display: 'grid', gap: 1 } }}
    >
      {!whole && <span>{text('replay.beginning', { end: timeText(recording.seconds) })}</span>}
      {changes > 0 && <span>{text('replay.shortened', { count: changes })}</span>}
    </Alert>
  );
}
