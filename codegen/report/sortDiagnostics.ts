import type { Diagnostic } from './diagnostic.ts';
import { REACHES, reachOf } from './reach.ts';

/**
 * Sorts causes before what follows from them, then by file, position and rule, so that the output does not depend on
 * the order of the checks.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      REACHES.indexOf(reachOf(a.rule)) - REACHES.indexOf(reachOf(b.rule)) ||
      compareText(a.file, b.file) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
