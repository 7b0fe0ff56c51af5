import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { lazyPart } from '@gatehouse-console/engine/i18n/lazyPart.tsx';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import type { PlayedSession } from './playedSession.ts';
import { isGraphical, type Replay } from './replayAnswer.ts';
import { timeText, type Recording } from './recording.ts';
import { buildAddress } from '@gatehouse-console/engine/api/address.ts';
import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { useGate, type OwnGate } from '@gatehouse-console/engine/session/useGate.ts';
import type { GraphicalRecording } from './graphicalRecording.ts';
import { MOST_RECORDED_BYTES, readRecordedText } from './recordedText.ts';

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

const DOWNLOADS: OwnGate = { permissions: ['terminal.download_sessionreplay'] };

/** Downloads the recording of a session, where that is permitted. */
function DownloadButton({ session }: { readonly session: string }) {
  const text = useText();
  if (!useGate(DOWNLOADS).open) return null;
  const address = apiAddress('terminal/sessions/:id/replay/download', session);
  return (
    <Button color="inherit" href={buildAddress(address).url}>
      {text('replay.download')}
    </Button>
  );
}

type OpenedRecording = {
  /** False when only its beginning was read, because it is too long. */
  readonly whole: boolean;
} & (
  | { readonly kind: 'terminal'; readonly recording: Recording }
  | { readonly kind: 'graphical'; readonly recording: GraphicalRecording }
);

/**
 * Downloads a recording, compressed or not.
 *
 * @param replay its address is a path of this server, or another server's address
 * @throws Error for an answer that is no recording
 */
async function openRecording(replay: Replay, signal: AbortSignal): Promise<OpenedRecording> {
  const { src } = replay;
  const { ok, status, body } = await fetch(src, { signal, credentials: 'same-origin' });
  if (!ok || !body) throw new Error(`${src} answered ${status}`);
  if (isGraphical(replay)) {
    const [{ FrameReader }, { openGraphicalRecording }] = await Promise.all([
      import('./graphicalFrames.ts'),
      import('./graphicalRecording.ts'),
    ]);
    const reader = new FrameReader();
    const whole = await readRecordedText(body, MOST_RECORDED_BYTES, (part) => reader.read(part));
    const frames = reader.end();
    if (!frames) throw new Error(`${src} is no recording of a desktop`);
    return { kind: 'graphical', whole, recording: openGraphicalRecording(frames) };
  }
  const { RecordingReader } = await import('./recordingReader.ts');
  const reader = new RecordingReader();
  const whole = await readRecordedText(body, MOST_RECORDED_BYTES, (part) => reader.read(part));
  const recording = reader.end();
  if (!recording) throw new Error(`${src} is no recording of a terminal`);
  return { kind: 'terminal', whole, recording };
}
