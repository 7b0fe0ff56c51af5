/** 1-based, as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface RelatedPlace {
  readonly message: string;
  readonly file: string;
  readonly range: Range;
}

/** One finding: one root cause at one position, with the expected value and a suggestion. */
export interface Diagnostic {
  /** Name of the rule; explained in `docs/rules/<rule>.md`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly range: Range;
  readonly expected?: string;
  readonly suggestion?: string | undefined;
  readonly related?: readonly RelatedPlace[];
}
