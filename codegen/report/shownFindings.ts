import { painter } from './colours.ts';
import type { Diagnostic, Range } from './diagnostic.ts';
import { codeFrame } from './frame.ts';
import { countsOf } from './reporter.ts';
import { sortDiagnostics } from './sortDiagnostics.ts';

/** Findings for a page of the development server. */
export interface ShownFindings {
  /** The first errors, with the lines that they are about. */
  readonly errors: readonly ShownFinding[];
  readonly errorCount: number;
  readonly warningCount: number;
}

export interface ShownFinding extends ShownPlace {
  /** Name of the rule; explained in `docs/rules/<rule>.md`. */
  readonly rule: string;
  readonly expected?: string;
  readonly suggestion?: string;
  readonly related: readonly ShownPlace[];
}

export interface ShownPlace {
  readonly message: string;
  /** Relative to the project folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line with carets below what is meant; empty when there is no such line. */
  readonly frame: string;
}

export const NO_FINDINGS: ShownFindings = { errors: [], errorCount: 0, warningCount: 0 };

/** More are of no use before the first are mended. */
const MOST_SHOWN = 50;

/** @param textOf text of a file, for its lines; undefined when it is not known */
export function shownFindings(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): ShownFindings {
  const place = (message: string, file: string, range: Range): ShownPlace => {
    const text = textOf(file);
    const frame = text === undefined ? '' : codeFrame(text, range, painter(false));
    return { message, file, line: range.start.line, column: range.start.column, frame };
  };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return {
    errors: sortDiagnostics(errors)
      .slice(0, MOST_SHOWN)
      .map(({ rule, message, file, range, expected, suggestion, related = [] }) => ({
        rule,
        ...place(message, file, range),
        ...(expected !== undefined && { expected }),
        ...(suggestion !== undefined && { suggestion }),
        related: related.map((one) => place(one.message, one.file, one.range)),
      })),
    errorCount: errors.length,
    warningCount: countsOf(diagnostics).warnings,
  };
}
