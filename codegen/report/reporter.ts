import type { Diagnostic } from './diagnostic.ts';

export interface Report {
  readonly diagnostics: readonly Diagnostic[];
  /** Text of a file, for code frames; undefined when it is not known. */
  readonly textOf: (file: string) => string | undefined;
  readonly colours: boolean;
}

/** Findings that are printed; the rest is counted. Nobody reads more before mending some. */
export const MOST_FINDINGS = 500;

/** An output format for findings; its text ends with a line break. */
export type Reporter = (report: Report) => string;

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

export function countsOf(diagnostics: readonly Diagnostic[]): Counts {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}

/** `1 repair`, `2 repairs`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
