export interface Fact {
  readonly what: string;
  readonly found: string;
  readonly goal?: string;
  /** Figure of the reference peer, where it has one. */
  readonly peer?: string;
  readonly missed?: boolean;
}

export interface Noted {
  /** ISO 8601. */
  readonly date: string;
  readonly commit: string;
  readonly facts: readonly Fact[];
}

export const FACTS: string;
export function record(part: string, facts: readonly Fact[]): void;
