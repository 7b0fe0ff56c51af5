import Box from '@mui/material/Box';
import { PlayerControls } from './PlayerControls.tsx';
import type { Recording } from './recording.ts';
import { TerminalScreen } from './TerminalScreen.tsx';
import { usePlayer } from './usePlayer.ts';

/** Plays the recording of a terminal. */
export default function TerminalPlayer({ recording }: { readonly recording: Recording }) {
  const player = usePlayer(recording.seconds);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <TerminalScreen recording={recording} at={player.at} />
      <PlayerControls player={player} seconds={recording.seconds} />
    </Box>
  );
}
