import { useEffect, useState } from 'react';
import { afterStep } from './idleTime.ts';

/** Interval of screen updates. */
const FRAME_MS = 50;
const MS_PER_SECOND = 1000;
export const SPEEDS = [1, 2, 4, 8] as const;

export interface Played {
  /** How long the recording is. */
  readonly seconds: number;
  /** When something appears, in order. */
  readonly times: readonly number[];
}

/**
 * The clock of a player: it runs at the chosen speed and stops at the end.
 *
 * @param start plays from there at once; otherwise it stands at the beginning
 */
export function usePlayer({ seconds, times }: Played, start?: number) {
  const within = (to: number) => Math.min(Math.max(to, 0), seconds);
  const [at, setAt] = useState(() => within(start ?? 0));
  const [playing, setPlaying] = useState(start !== undefined);
  const [speed, setSpeed] = useState(1);
  const [skipsIdle, setSkipsIdle] = useState(false);
  const ended = at >= seconds;
  const runs = playing && !ended;
  useEffect(() => {
    if (!runs) return undefined;
    const step = (FRAME_MS / MS_PER_SECOND) * speed;
    const advance = () => setAt((now) => Math.min(afterStep(now, step, times, skipsIdle), seconds));
    const timer = setInterval(advance, FRAME_MS);
    return () => clearInterval(timer);
  }, [runs, seconds, skipsIdle, speed, times]);
  return {
    /** Seconds from the start. */
    at,
    playing: runs,
    speed,
    skipsIdle,
    play: () => {
      if (ended) setAt(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    seek: (to: number) => setAt(within(to)),
    /** Goes there and plays. */
    playFrom: (to: number) => {
      setAt(within(to));
      setPlaying(true);
    },
    setSpeed,
    setSkipsIdle,
  };
}

export type PlayerState = Readonly<ReturnType<typeof usePlayer>>;
