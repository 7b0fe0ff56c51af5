import type { Diagnostic } from './diagnostic.ts';

/** Rules whose findings mostly follow from a mistake elsewhere, such as a resource that is no longer there. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'missing-text',
  'unused-text',
  'missing-override',
  'unknown-override',
]);

/**
 * Sorts causes before what follows from them, then by file, position and rule, so that the output does not depend on
 * the order of the checks.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      Number(FOLLOWING.has(a.rule)) - Number(FOLLOWING.has(b.rule)) ||
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
