/** A mistake in a text of YAML, with its offsets. */
export interface Fault {
  readonly rule: string;
  readonly message: string;
  readonly expected: string;
  readonly start: number;
  readonly end: number;
  /** For a duplicate: offsets of the first occurrence. */
  readonly first?: readonly [number, number];
}
