import { useEffect, useState } from 'react';

/** Interval of screen updates. */
const FRAME_MS = 50;
const MS_PER_SECOND = 1000;

export interface PlayerState {
  /** Seconds from the start. */
  readonly at: number;
  readonly playing: boolean;
  readonly speed: number;
  play(): void;
  pause(): void;
  seek(seconds: number): void;
  setSpeed(speed: number): void;
}

/** The clock of a player: it runs at the chosen speed and stops at the end. */
export function usePlayer(seconds: number): PlayerState {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const ended = at >= seconds;
  const runs = playing && !ended;
  useEffect(() => {
    if (!runs) return undefined;
    const step = (FRAME_MS / MS_PER_SECOND) * speed;
    const timer = setInterval(() => setAt((now) => Math.min(now + step, seconds)), FRAME_MS);
    return () => clearInterval(timer);
  }, [runs, seconds, speed]);
  return {
    at,
    playing: runs,
    speed,
    play: () => {
      if (ended) setAt(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    seek: (to) => setAt(Math.min(Math.max(to, 0), seconds)),
    setSpeed,
  };
}
