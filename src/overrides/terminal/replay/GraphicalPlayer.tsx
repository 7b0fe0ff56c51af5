import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { GraphicalRecording } from './graphicalRecording.ts';
import { GraphicalScreen } from './GraphicalScreen.tsx';
import type { PlayedSession } from './playedSession.ts';
import { PlayerFrame } from './PlayerFrame.tsx';

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
