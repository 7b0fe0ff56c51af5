export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failed tests, and steps of `npm test`. */
  readonly names: readonly string[];
}

/** A line of the file. */
export interface Outcome extends Counts {
  /** When it ended, ISO 8601. */
  readonly date: string;
  readonly commit: string;
  readonly set: string;
  /** The number of this run, of how many. */
  readonly run: number;
  readonly of: number;
  readonly seconds: number;
  readonly cores: number;
  /** Of the last minute, at the end. */
  readonly load: number;
}

export function readOutcome(output: string, ok: boolean): Counts;
export function lineOf(outcome: Outcome): string;
export function readOutcomes(text: string): Outcome[];
