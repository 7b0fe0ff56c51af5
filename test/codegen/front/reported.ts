import type { Diagnostic } from '../../../codegen/report/diagnostic.ts';
import { REPORTERS } from '../../../codegen/report/reporters.ts';

/** A finding with everything that a format has to escape. */
export const WRONG: Diagnostic = {
  rule: 'unknown-field',
  severity: 'error',
  message: 'There is no field \'x, y\': 100 %\nof <a> & "b".',
  file: 'manifest/resources/users/a b.yaml',
  range: { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
  expected: 'one of a, b',
  suggestion: 'xy',
  related: [
    {
      message: 'It stands here:',
      file: 'manifest/views/console.yaml',
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
    },
  ],
};
const { suggestion: _, related: __, ...plain } = WRONG;
export const WARNING: Diagnostic = { ...plain, severity: 'warning', rule: 'unused-text' };

/** Findings in a format. */
export function report(
  format: keyof typeof REPORTERS,
  ...diagnostics: readonly Diagnostic[]
): string {
  return REPORTERS[format]({ diagnostics, textOf: () => undefined, colours: false });
}
