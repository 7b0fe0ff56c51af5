import { sortBy } from 'es-toolkit/array';
import type { Diagnostic } from './diagnostic.ts';
import { REACHES, reachOf } from './reach.ts';

/**
 * Sorts causes before what follows from them, then by file, position and rule, so that the output does not depend on
 * the order of the checks.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return sortBy(diagnostics, [
    ({ rule }) => REACHES.indexOf(reachOf(rule)),
    'file',
    ({ range }) => range.start.line,
    ({ range }) => range.start.column,
    'rule',
    'message',
  ]);
}
