import { Unicode11Addon } from '@xterm/addon-unicode11';
import { Terminal } from '@xterm/headless';
import {
  createPlayback,
  terminalOptions,
  UNICODE_VERSION,
} from '../../../../src/overrides/terminal/replay/playback.ts';
import { RecordingReader } from '../../../../src/overrides/terminal/replay/recordingReader.ts';

export function readRecording(text: string) {
  const reader = new RecordingReader();
  reader.read(text);
  return reader.end();
}

/** The terminal of the page without its drawing, and what brings it to a time of the recording. */
export function playing(cast: string) {
  const recording = readRecording(cast);
  if (!recording) throw new Error('This is no recording.');
  const terminal = new Terminal(terminalOptions(recording));
  terminal.loadAddon(new Unicode11Addon());
  terminal.unicode.activeVersion = UNICODE_VERSION;
  return { recording, terminal, show: createPlayback(terminal, recording) };
}
