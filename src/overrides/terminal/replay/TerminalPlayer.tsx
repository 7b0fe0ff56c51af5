import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { createPlayback, timeText, type Recording } from './recording.ts';
import { screenText } from './screen.ts';
import { usePlayer } from './usePlayer.ts';
import { useText } from '../../../i18n/useText.ts';

const SPEEDS = [1, 2, 4, 8] as const;

/** A terminal is dark in both themes. */
const Terminal = styled('pre')({
  margin: 0,
  padding: '12px 16px',
  overflow: 'auto',
  borderRadius: 6,
  background: '#10161c',
  color: '#e6ecf1',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
});

/** Plays the recording of a terminal as text. */
export default function TerminalPlayer({ recording }: { readonly recording: Recording }) {
  const text = useText();
  const [tape] = useState(() => createPlayback(recording));
  const player = usePlayer(recording.seconds);
  const { at, playing, speed } = player;
  const label = text(playing ? 'replay.pause' : 'replay.play');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <Terminal tabIndex={0} role="region" aria-label={text('replay.screen')}>
        {screenText(tape(at))}
      </Terminal>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <IconButton aria-label={label} title={label} onClick={playing ? player.pause : player.play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <Slider
          size="small"
          aria-label={text('replay.place')}
          value={at}
          max={recording.seconds}
          step={0.1}
          getAriaValueText={timeText}
          onChange={(_, to) => player.seek(Array.isArray(to) ? at : to)}
          sx={{ flex: '1 1 160px' }}
        />
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {timeText(at)} / {timeText(recording.seconds)}
        </Box>
        <ToggleButtonGroup
          size="small"
          exclusive
          aria-label={text('replay.speed')}
          value={speed}
          onChange={(_, chosen: number | null) => chosen !== null && player.setSpeed(chosen)}
        >
          {SPEEDS.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', padding: '3px 10px' }}>
              {text('replay.times', { speed: one })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </Box>
  );
}
