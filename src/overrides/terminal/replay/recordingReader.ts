import { OutputSanitizer } from './outputSanitizer.ts';
import type { Recording, RecordingEvent } from './recording.ts';
import type { TerminalSize } from './terminalSize.ts';
import { isObject, parsedJson } from '@gatehouse-console/engine/api/unknownValues.ts';

const USUAL_SIZE: TerminalSize = { columns: 80, rows: 24 };
/** Of columns and of rows. More is a broken file, which would take all memory. */
const MOST = 1000;
/** Each takes memory, also those of a single letter. */
const MOST_EVENTS = 2_000_000;
/** The data of a resize event: `100x30` (asciicast version 2). */
const RESIZE = /^(\d+)x(\d+)$/;

/**
 * Reads a recording part by part: asciicast version 2 (a JSON value per line) or the older form (an object of
 * seconds and outputs in one line). Times never go back, and output is safe for a terminal.
 */
export class RecordingReader {
  #line: string[] = [];
  #header: Readonly<Record<string, unknown>> | undefined;
  #size = USUAL_SIZE;
  #sanitizer = new OutputSanitizer(USUAL_SIZE);
  #events: RecordingEvent[] = [];
  #seconds = 0;
  #refusedSizes = 0;

  /** @returns false when it takes no more */
  read(text: string): boolean {
    const [first = '', ...lines] = text.split('\n');
    this.#line.push(first);
    for (const line of lines) {
      this.#endLine();
      this.#line = [line];
    }
    return this.#events.length < MOST_EVENTS;
  }

  /** @returns undefined for any other text */
  end(): Recording | undefined {
    this.#endLine();
    if (this.#events.length === 0) return undefined;
    const startedAt = this.#header?.['timestamp'];
    return {
      size: this.#size,
      events: this.#events,
      seconds: this.#seconds,
      changes: this.#sanitizer.changes + this.#refusedSizes,
      ...(typeof startedAt === 'number' && { startedAt }),
    };
  }

  #endLine(): void {
    const line = this.#line.join('').trim();
    this.#line = [];
    if (line === '') return;
    const value = parsedJson(line);
    if (this.#header) this.#readEvent(value);
    else this.#readHeader(value);
  }

  #readHeader(value: unknown): void {
    this.#header = isObject(value) ? value : {};
    const { width, height } = this.#header;
    const size = sizeOf(width, height);
    if (!size && width !== undefined) this.#refusedSizes += 1;
    this.#size = size ?? USUAL_SIZE;
    this.#sanitizer = new OutputSanitizer(this.#size);
    if (this.#header['version'] === 2) return;
    for (const [seconds, text] of outputsOf(this.#header)) this.#addOutput(seconds, text);
  }

  #readEvent(value: unknown): void {
    if (this.#header?.['version'] !== 2 || !Array.isArray(value)) return;
    const [seconds, kind, data]: unknown[] = value;
    if (typeof seconds !== 'number' || typeof data !== 'string') return;
    if (kind === 'o') this.#addOutput(seconds, data);
    if (kind === 'r') this.#addSize(seconds, data);
  }

  #addOutput(seconds: number, text: string): void {
    for (const piece of this.#sanitizer.output(text)) {
      this.#events.push({ seconds: this.#moment(seconds), kind: 'output', ...piece });
    }
  }

  #addSize(seconds: number, data: string): void {
    const [, columns, rows] = RESIZE.exec(data) ?? [];
    const size = sizeOf(Number(columns), Number(rows));
    if (!size) this.#refusedSizes += 1;
    if (!size || !this.#sanitizer.resize(size)) return;
    this.#events.push({ seconds: this.#moment(seconds), kind: 'resize', size });
  }

  /** Never before the start, and never before what came before. */
  #moment(seconds: number): number {
    if (Number.isFinite(seconds)) this.#seconds = Math.max(this.#seconds, seconds);
    return this.#seconds;
  }
}

function outputsOf(value: Readonly<Record<string, unknown>>): [seconds: number, text: string][] {
  return Object.entries(value)
    .flatMap(([key, text]): [number, string][] => {
      const seconds = Number(key);
      return Number.isFinite(seconds) && typeof text === 'string' ? [[seconds, text]] : [];
    })
    .toSorted(([a], [b]) => a - b);
}

function sizeOf(columns: unknown, rows: unknown): TerminalSize | undefined {
  return isCount(columns) && isCount(rows) ? { columns, rows } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST;
}
