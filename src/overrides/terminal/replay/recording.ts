import { afterOutput, emptyScreen, type Screen } from './screen.ts';

/** A terminal recording: its output over time. */
export interface Recording {
  readonly columns: number;
  readonly rows: number;
  /** Seconds from the start, increasing, with the output at that time. */
  readonly events: readonly (readonly [seconds: number, output: string])[];
  readonly seconds: number;
}

const USUAL_COLUMNS = 80;
const USUAL_ROWS = 24;

/**
 * Reads a recording: asciicast version 2 (a JSON value per line) or the older form (an object of
 * seconds and outputs).
 *
 * @returns undefined for any other text
 */
export function readRecording(text: string): Recording | undefined {
  const [first = '', ...rest] = text.trim().split('\n');
  const header = parsed(first);
  if (!isObject(header)) return undefined;
  const cast = header['version'] === 2;
  const events = cast ? rest.flatMap(eventOf) : pairsOf(parsed(text));
  if (events.length === 0) return undefined;
  return {
    columns: sizeOf(header['width'], USUAL_COLUMNS),
    rows: sizeOf(header['height'], USUAL_ROWS),
    events,
    seconds: events.at(-1)?.[0] ?? 0,
  };
}

/** The terminal screen at any time. Going forward only adds output; going back starts over. */
export function createPlayback({ columns, rows, events }: Recording): (seconds: number) => Screen {
  const start = { screen: emptyScreen(columns, rows), next: 0, seconds: 0 };
  let known = start;
  return (seconds) => {
    if (seconds < known.seconds) known = start;
    const end = events.findIndex(([at]) => at > seconds);
    const next = end === -1 ? events.length : end;
    const output = events.slice(known.next, next).map(([, text]) => text);
    known = { screen: afterOutput(known.screen, output.join('')), next, seconds };
    return known.screen;
  };
}

/** `0:07`, `12:30`, `1:02:03`. */
export function timeText(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function eventOf(line: string): [number, string][] {
  const event = parsed(line);
  if (!Array.isArray(event)) return [];
  const [seconds, kind, output]: unknown[] = event;
  return typeof seconds === 'number' && kind === 'o' && typeof output === 'string'
    ? [[seconds, output]]
    : [];
}

function pairsOf(value: unknown): [number, string][] {
  if (!isObject(value)) return [];
  return Object.entries(value)
    .flatMap(([seconds, output]): [number, string][] =>
      Number.isFinite(Number(seconds)) && typeof output === 'string'
        ? [[Number(seconds), output]]
        : [],
    )
    .toSorted(([a], [b]) => a - b);
}

function sizeOf(value: unknown, usual: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : usual;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
