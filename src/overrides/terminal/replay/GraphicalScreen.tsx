import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { onRoom } from './onRoom.ts';
import type { GraphicalRecording } from './graphicalRecording.ts';

interface GraphicalScreenProps {
  readonly recording: GraphicalRecording;
  /** In seconds. */
  readonly at: number;
  onBroken(broken: true): void;
}

/** The recorded desktop at a time, as large as there is room. */
export function GraphicalScreen({ recording, at, onBroken }: GraphicalScreenProps) {
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
