import { useMemo } from 'react';
import type { PlayedSession } from './playedSession.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import type { Recording } from './recording.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

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
