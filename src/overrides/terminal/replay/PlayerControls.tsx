import FullscreenIcon from '@mui/icons-material/Fullscreen';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LabelledCheckbox } from '@gatehouse-console/engine/controls/LabelledCheckbox.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { timeText } from './recording.ts';
import type { RecordedCommand } from './recordedCommands.ts';
import { SPEEDS, type PlayerState } from './usePlayer.ts';
import type { ReactNode } from 'react';

interface PlayerControlsProps {
  readonly player: PlayerState;
  /** How long the recording is. */
  readonly seconds: number;
  readonly commands: readonly RecordedCommand[];
  onFullScreen(): void;
}

/** Plays and pauses a recording, moves in it, and sets its speed. */
export function PlayerControls({ player, seconds, commands, onFullScreen }: PlayerControlsProps) {
  const text = useText();
  const { at, playing, speed } = player;
  const label = text(playing ? 'replay.pause' : 'replay.play');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Box sx={{ position: 'relative', flex: '1 1 100%', margin: '0 8px', paddingTop: '8px' }}>
        <CommandMarks commands={commands} seconds={seconds} />
        <Slider
          size="small"
          aria-label={text('replay.place')}
          value={at}
          max={seconds}
          step={0.1}
          getAriaValueText={timeText}
          onChange={(_, to) => player.seek(Array.isArray(to) ? at : to)}
          sx={{ display: 'block' }}
        />
      </Box>
      <IconButton aria-label={label} title={label} onClick={playing ? player.pause : player.play}>
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {timeText(at)} / {timeText(seconds)}
      </Box>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label={text('replay.speed')}
        value={speed}
        onChange={(_, chosen: number | null) => chosen !== null && player.setSpeed(chosen)}
        sx={{ bgcolor: 'background.paper' }}
      >
        {SPEEDS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', padding: '3px 10px' }}>
            {text('replay.times', { speed: one })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LabelledCheckbox
        label={text('replay.skipIdle')}
        checked={player.skipsIdle}
        onChange={player.setSkipsIdle}
      />
      <IconButton
        aria-label={text('replay.fullScreen')}
        title={text('replay.fullScreen')}
        onClick={onFullScreen}
        sx={{ marginInlineStart: 'auto' }}
      >
        <FullscreenIcon />
      </IconButton>
    </Box>
  );
}

const WHOLE_PERCENT = 100;

interface CommandMarksProps {
  readonly commands: readonly RecordedCommand[];
  /** How long the recording is. */
  readonly seconds: number;
}

/**
 * Where commands ran, above the time line: a stroke for each, a red triangle for a dangerous one. The list of
 * commands has the same in words, so they are for the eye only, and a press goes to the time line below.
 */
function CommandMarks({ commands, seconds }: CommandMarksProps): ReactNode {
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0, pointerEvents: 'none' }}>
      {commands.map(({ id, at, dangerous }) => (
        <Box
          key={id}
          data-mark={dangerous ? 'dangerous' : 'ordinary'}
          sx={{
            position: 'absolute',
            top: dangerous ? -2 : 0,
            transform: 'translateX(-50%)',
            ...(dangerous
              ? {
                  width: 12,
                  height: 11,
                  bgcolor: 'error.main',
                  clipPath: 'polygon(50% 100%, 0 0, 100% 0)',
                }
              : { width: 2, height: 8, bgcolor: 'text.secondary' }),
          }}
          style={{ left: `${seconds > 0 ? (at / seconds) * WHOLE_PERCENT : 0}%` }}
        />
      ))}
    </Box>
  );
}
