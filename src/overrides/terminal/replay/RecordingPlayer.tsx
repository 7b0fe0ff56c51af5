import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useRequest } from '../../../api/useRequest.ts';
import { readRecording, type Recording } from './recording.ts';

/** The first two bytes of a gzip file (RFC 1952, section 2.3.1). */
const GZIP_MARK = [0x1f, 0x8b] as const;

/** Loaded with the first recording. */
const TerminalPlayer = lazyPart(() => import('./TerminalPlayer.tsx'));

const HEIGHT_PX = 320;

/** Loads a recording for the player; one that cannot be loaded can still be downloaded. */
export function RecordingPlayer({ src, onRetry }: { readonly src: string; onRetry(): void }) {
  const text = useText();
  const recording = useRequest(['recording', src], (signal) => loadRecording(src, signal), {
    gcTime: 0,
  });
  if (recording.isError) {
    return (
      <Alert severity="error" action={<Button onClick={onRetry}>{text('pages.retry')}</Button>}>
        {text('replay.unreadable')}
      </Alert>
    );
  }
  if (!recording.data) return <LoadingBox height={HEIGHT_PX} />;
  return <TerminalPlayer fallback={<LoadingBox height={HEIGHT_PX} />} recording={recording.data} />;
}

/**
 * Downloads a recording, compressed or not.
 *
 * @param src a path of this server, or another server's address
 * @throws Error for an answer that is no recording
 */
async function loadRecording(src: string, signal: AbortSignal): Promise<Recording> {
  const answer = await fetch(src, { signal, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`);
  const recording = readRecording(await unpacked(await answer.arrayBuffer()));
  if (!recording) throw new Error(`${src} is no recording of a terminal`);
  return recording;
}

function unpacked(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  const packed = first === GZIP_MARK[0] && second === GZIP_MARK[1];
  const stream = new Blob([bytes]).stream();
  const plain = packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
  return new Response(plain).text();
}
