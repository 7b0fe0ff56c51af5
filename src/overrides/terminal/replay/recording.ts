import type { OutputPiece } from './outputSanitizer.ts';
import type { TerminalSize } from './terminalSize.ts';

/** Output of the recorded terminal, or a new size of its window. */
export type RecordingEvent = { readonly seconds: number } & (
  | ({ readonly kind: 'output' } & OutputPiece)
  | { readonly kind: 'resize'; readonly size: TerminalSize }
);

/** A terminal recording: its output over time. */
export interface Recording {
  /** At the start. */
  readonly size: TerminalSize;
  /** In the order of their times; safe for a terminal. */
  readonly events: readonly RecordingEvent[];
  /** How long it is. */
  readonly seconds: number;
  /** Its start in seconds since 1970, where it tells. */
  readonly startedAt?: number;
  /** How much was shortened or left out, because it would block the page. */
  readonly changes: number;
}

/** When something was shown first, in seconds; 0 for a recording without output. */
export function firstOutput({ events }: Pick<Recording, 'events'>): number {
  return events.find(({ kind }) => kind === 'output')?.seconds ?? 0;
}

/** `0:07`, `12:30`, `1:02:03`. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
