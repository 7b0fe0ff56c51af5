/** A mistake in a text of YAML, with its offsets. */
export interface Fault {
  readonly rule: string;
  readonly message: string;
  readonly expected: string;
  readonly start: number;
  readonly end: number;
  /** For a duplicate: offsets of the first occurrence. */
  readonly first?: readonly [number, number];
  /** For a line that is further in than the one above: offsets of that one, when the mistake may be there. */
  readonly leftAbove?: readonly [number, number];
}
