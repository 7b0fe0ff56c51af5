export interface Fact {
  readonly what: string;
  readonly found: string;
  readonly goal?: string;
  /** Figure of the reference peer, where it has one. */
  readonly peer?: string;
  readonly missed?: boolean;
  /** What the figure is made of, as it was measured: beside a missed goal it says what is in the way. */
  readonly madeOf?: string;
}

export interface Noted {
  /** ISO 8601. */
  readonly date: string;
  readonly commit: string;
  readonly facts: readonly Fact[];
}

export const FACTS: string;
export const PAGE: string;
export function record(part: string, facts: readonly Fact[]): void;
export function commitOf(): string;
