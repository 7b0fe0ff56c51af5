import Alert from '@mui/material/Alert';
import { useState, useEffect, useRef } from 'react';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import type { GraphicalRecording } from './graphicalRecording.ts';
import type { PlayedSession } from './playedSession.ts';
import { PlayerFrame } from './PlayerFrame.tsx';
import Box from '@mui/material/Box';
import { onRoom } from './onRoom.ts';

interface GraphicalPlayerProps {
  readonly recording: GraphicalRecording;
  readonly session: PlayedSession;
}

/** Plays the recording of a desktop (RDP, VNC). */
export default function GraphicalPlayer({ recording, session }: GraphicalPlayerProps) {
  const text = useText();
  const [broken, setBroken] = useState(false);
  // Better nothing than a picture of another time: it is evidence.
  if (broken) return <Alert severity="error">{text('replay.unreadable')}</Alert>;
  return (
    <PlayerFrame played={recording} session={session}>
      {(at) => <GraphicalScreen recording={recording} at={at} onBroken={setBroken} />}
    </PlayerFrame>
  );
}

interface GraphicalScreenProps {
  readonly recording: GraphicalRecording;
  /** In seconds. */
  readonly at: number;
  onBroken(broken: true): void;
}

/** The recorded desktop at a time, as large as there is room. */
function GraphicalScreen({ recording, at, onBroken }: GraphicalScreenProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return undefined;
    frame.replaceChildren(recording.element);
    return onRoom(frame, (width, height) => recording.fit(width, height));
  }, [recording]);
  useEffect(() => {
    recording.show(at).catch(() => onBroken(true));
  }, [recording, at, onBroken]);
  return (
    <Box
      ref={place}
      role="img"
      aria-label={text('replay.desktop')}
      sx={{
        display: 'grid',
        justifyContent: 'center',
        maxHeight: 'var(--player-height)',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    />
  );
}
