import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import type { GraphicalRecording } from './graphicalRecording.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { usePlayer } from './usePlayer.ts';

/** Plays the recording of a desktop (RDP, VNC). */
export default function GraphicalPlayer({ recording }: { readonly recording: GraphicalRecording }) {
  const text = useText();
  const player = usePlayer(recording.seconds);
  const place = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return undefined;
    frame.replaceChildren(recording.element);
    const sizes = new ResizeObserver(() => recording.fit(frame.clientWidth));
    sizes.observe(frame);
    return () => sizes.disconnect();
  }, [recording]);
  useEffect(() => {
    recording.show(player.at).catch(() => setBroken(true));
  }, [recording, player.at]);
  // Better nothing than a picture of another time: it is evidence.
  if (broken) return <Alert severity="error">{text('replay.unreadable')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box
        ref={place}
        role="img"
        aria-label={text('replay.desktop')}
        sx={{ borderRadius: 1, overflow: 'hidden' }}
      />
      <PlayerControls player={player} seconds={recording.seconds} />
    </Box>
  );
}
