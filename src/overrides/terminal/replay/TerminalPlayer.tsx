import { useMemo, useEffect, useRef, useState } from 'react';
import type { PlayedSession } from './playedSession.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import { type Recording, firstOutput } from './recording.ts';
import { styled } from '@mui/material/styles';
import { useText } from '../../../i18n/useText.ts';
import { BACKGROUND, drawTerminal, fitTerminal } from './drawnTerminal.ts';
import { onRoom } from './onRoom.ts';
import { createPlayback, screenText } from './playback.ts';
import { VISUALLY_HIDDEN } from '../../../theme/visuallyHidden.ts';

interface TerminalPlayerProps {
  readonly recording: Recording;
  readonly session: PlayedSession;
}

/** Plays the recording of a terminal. */
export default function TerminalPlayer({ recording, session }: TerminalPlayerProps) {
  const { seconds, events, startedAt = session.startedAt } = recording;
  const played = useMemo(
    () => ({ seconds, times: events.map((event) => event.seconds) }),
    [events, seconds],
  );
  return (
    <PlayerFrame played={played} session={{ ...session, startedAt }}>
      {(at) => <TerminalScreen recording={recording} at={at} />}
    </PlayerFrame>
  );
}

const Frame = styled('div')({
  position: 'relative',
  maxHeight: 'var(--player-height)',
  padding: '12px 16px',
  overflow: 'auto',
  borderRadius: 6,
  background: BACKGROUND,
  // The recording is moved by its own controls.
  '& .xterm .scrollbar': { display: 'none' },
});

/** For screen readers. */
const HiddenText = styled('pre')({
  ...VISUALLY_HIDDEN,
  top: 0,
  margin: 0,
  whiteSpace: 'pre',
});

/** The screen of the recorded terminal at a time, drawn, and as text for screen readers. */
function TerminalScreen({ recording, at }: { recording: Recording; at: number }) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const show = useRef<(seconds: number) => void>(undefined);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!place.current || !frame.current) return undefined;
    const terminal = drawTerminal(place.current, recording);
    const playback = createPlayback(terminal, recording);
    const stopFitting = onRoom(frame.current, (width, height) =>
      fitTerminal(terminal, width, height),
    );
    show.current = (seconds) =>
      void playback(seconds).then(() => show.current && setWords(screenText(terminal)));
    return () => {
      show.current = undefined;
      stopFitting();
      terminal.dispose();
    };
  }, [recording]);
  // At the start there is nothing yet: the first output is shown in its place.
  const shown = at === 0 ? firstOutput(recording) : at;
  useEffect(() => show.current?.(shown), [recording, shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <Frame ref={frame} tabIndex={0} role="region" aria-label={text('replay.screen')}>
      {/* The wheel moves the page, not the rows above the screen. */}
      <div ref={place} onWheelCapture={(event) => event.stopPropagation()} />
      <HiddenText>{words}</HiddenText>
    </Frame>
  );
}
