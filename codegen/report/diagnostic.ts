/** 1-based, as in editors. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Where a finding about a whole file is shown. */
export const FILE_START: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

export interface Place {
  /** Relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly range: Range;
}

/** File and line of a place. */
export function sourceOf({ file, range }: Place): { readonly file: string; readonly line: number } {
  return { file, line: range.start.line };
}

export interface RelatedPlace extends Place {
  readonly message: string;
}

/** One finding: one root cause at one position, with the expected value and a suggestion. */
export interface Diagnostic extends Place {
  /** Name of the rule; explained in `docs/rules/<rule>.md`. */
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly expected?: string;
  readonly suggestion?: string | undefined;
  readonly related?: readonly RelatedPlace[];
}

/** An error that is found while files are read. */
export function errorOf(
  rule: string,
  { file, range }: Place,
  message: string,
  expected: string,
  related?: RelatedPlace,
): Diagnostic {
  const found = { rule, severity: 'error', message, file, range, expected } as const;
  return { ...found, ...(related && { related: [related] }) };
}

/** The message, what is expected and what was meant, a line each. */
export function fullMessage({ message, expected, suggestion }: Diagnostic): string {
  return [
    message,
    ...(expected === undefined ? [] : [`Expected: ${expected}`]),
    ...(suggestion === undefined ? [] : [`Did you mean '${suggestion}'?`]),
  ].join('\n');
}
