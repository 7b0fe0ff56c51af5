/** 1-based, as editors count. */
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

/** One finding: one root cause, at one place, with what was expected and what may have been meant. */
export interface Diagnostic {
  /** Name of the rule; `docs/rules/<rule>.md` explains it. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly range: Range;
  readonly expected?: string;
  readonly suggestion?: string;
  readonly related?: readonly RelatedPlace[];
}
