import Alert from '@mui/material/Alert';
import { useText } from '../../../i18n/useText.ts';
import { DownloadButton } from './DownloadButton.tsx';
import type { OpenedRecording } from './openRecording.ts';
import { timeText } from './recording.ts';

interface RecordingNotesProps {
  readonly opened: OpenedRecording;
  /** Its id. */
  readonly session: string;
}

/** What of a recording is not shown as it was recorded; it is evidence, so nothing is left out in silence. */
export function RecordingNotes({ opened, session }: RecordingNotesProps) {
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
