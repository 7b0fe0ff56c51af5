import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LoadingBox } from '../../../pages/LoadingBox.tsx';
import { loadRecording } from './loadRecording.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';
import { useRequest } from '../../../api/useRequest.ts';

/** Loaded with the first recording. */
const TerminalPlayer = lazyPart(() => import('./TerminalPlayer.tsx'));

const HEIGHT_PX = 320;

export interface TapeProps {
  readonly src: string;
  onRetry(): void;
}

/** Loads a recording for the player; one that cannot be loaded can still be downloaded. */
export function Tape({ src, onRetry }: TapeProps) {
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
