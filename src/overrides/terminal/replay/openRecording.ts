import type { GraphicalRecording } from './graphicalRecording.ts';
import { MOST_RECORDED_BYTES, readRecordedText } from './recordedText.ts';
import type { Recording } from './recording.ts';
import { isGraphical, type Replay } from './replayAnswer.ts';

export type OpenedRecording = {
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
export async function openRecording(replay: Replay, signal: AbortSignal): Promise<OpenedRecording> {
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
