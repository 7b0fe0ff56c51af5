import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useRequest } from '../../../api/useRequest.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { openRecording, type OpenedRecording } from './openRecording.ts';
import type { PlayedSession } from './playedSession.ts';
import { RecordingNotes } from './RecordingNotes.tsx';
import type { Replay } from './replayAnswer.ts';

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
