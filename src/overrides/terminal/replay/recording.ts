/** Output of the recorded terminal, or a new size of its window. */
export type RecordingEvent = { readonly seconds: number } & (
  | { readonly kind: 'output'; readonly text: string }
  | { readonly kind: 'resize'; readonly size: TerminalSize }
);

export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

/** A terminal recording: its output over time. */
export interface Recording {
  /** At the start. */
  readonly size: TerminalSize;
  /** In the order of their times. */
  readonly events: readonly RecordingEvent[];
  /** How long it is. */
  readonly seconds: number;
  /** Its start in seconds since 1970, where it tells. */
  readonly startedAt?: number;
}

/** When something was shown first, in seconds; 0 for a recording without output. */
export function firstOutput({ events }: Pick<Recording, 'events'>): number {
  return events.find(({ kind }) => kind === 'output')?.seconds ?? 0;
}

const USUAL_SIZE: TerminalSize = { columns: 80, rows: 24 };
/** Of columns and of rows. More is a broken file, which would take all memory. */
const MOST = 1000;
/** The data of a resize event: `100x30` (asciicast version 2). */
const RESIZE = /^(\d+)x(\d+)$/;

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
  const events = cast ? rest.flatMap(eventOf) : outputsOf(parsed(text));
  if (events.length === 0) return undefined;
  return {
    size: sizeOf(header['width'], header['height']) ?? USUAL_SIZE,
    events,
    seconds: events.at(-1)?.seconds ?? 0,
    ...(typeof header['timestamp'] === 'number' && { startedAt: header['timestamp'] }),
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

function eventOf(line: string): RecordingEvent[] {
  const event = parsed(line);
  if (!Array.isArray(event)) return [];
  const [seconds, kind, data]: unknown[] = event;
  if (typeof seconds !== 'number' || typeof data !== 'string') return [];
  if (kind === 'o') return [{ seconds, kind: 'output', text: data }];
  const [, columns, rows] = (kind === 'r' && RESIZE.exec(data)) || [];
  const size = sizeOf(Number(columns), Number(rows));
  return size ? [{ seconds, kind: 'resize', size }] : [];
}

function outputsOf(value: unknown): RecordingEvent[] {
  if (!isObject(value)) return [];
  return Object.entries(value)
    .flatMap(([key, text]): RecordingEvent[] => {
      const seconds = Number(key);
      const valid = Number.isFinite(seconds) && typeof text === 'string';
      return valid ? [{ seconds, kind: 'output', text }] : [];
    })
    .toSorted((a, b) => a.seconds - b.seconds);
}

function sizeOf(columns: unknown, rows: unknown): TerminalSize | undefined {
  return isCount(columns) && isCount(rows) ? { columns, rows } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST;
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
