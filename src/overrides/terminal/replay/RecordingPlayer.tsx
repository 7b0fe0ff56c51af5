import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useRequest } from '../../../api/useRequest.ts';
import type { GraphicalRecording } from './graphicalRecording.ts';
import type { PlayedSession } from './playedSession.ts';
import { readRecording, type Recording } from './recording.ts';
import { isGraphical, type Replay } from './replayAnswer.ts';

/** The first two bytes of a gzip file (RFC 1952, section 2.3.1). */
const GZIP_MARK = [0x1f, 0x8b] as const;

/** Loaded with the first recording of their kind. */
const TerminalPlayer = lazyPart(() => import('./TerminalPlayer.tsx'));
const GraphicalPlayer = lazyPart(() => import('./GraphicalPlayer.tsx'));

type Opened =
  | { readonly kind: 'terminal'; readonly recording: Recording }
  | { readonly kind: 'graphical'; readonly recording: GraphicalRecording };

const HEIGHT_PX = 320;
const loading = <LoadingBox height={HEIGHT_PX} />;

export interface RecordingPlayerProps {
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
    return (
      <Alert severity="error" action={<Button onClick={onRetry}>{text('pages.retry')}</Button>}>
        {text('replay.unreadable')}
      </Alert>
    );
  }
  switch (opened.data?.kind) {
    case undefined:
      return loading;
    case 'terminal':
      return (
        <TerminalPlayer fallback={loading} recording={opened.data.recording} session={session} />
      );
    case 'graphical':
      return (
        <GraphicalPlayer fallback={loading} recording={opened.data.recording} session={session} />
      );
  }
}

/**
 * Downloads a recording, compressed or not.
 *
 * @param replay its address is a path of this server, or another server's address
 * @throws Error for an answer that is no recording
 */
async function openRecording(replay: Replay, signal: AbortSignal): Promise<Opened> {
  const { src } = replay;
  const answer = await fetch(src, { signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`);
  const text = await unpacked(await answer.arrayBuffer());
  if (isGraphical(replay)) {
    const { openGraphicalRecording } = await import('./graphicalRecording.ts');
    return { kind: 'graphical', recording: openGraphicalRecording(text) };
  }
  const recording = readRecording(text);
  if (!recording) throw new Error(`${src} is no recording of a terminal`);
  return { kind: 'terminal', recording };
}

function unpacked(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  const packed = first === GZIP_MARK[0] && second === GZIP_MARK[1];
  const stream = new Blob([bytes]).stream();
  const plain = packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
  return new Response(plain).text();
}
