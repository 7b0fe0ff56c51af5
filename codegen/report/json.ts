import type { Diagnostic } from './diagnostic.ts';
import { printable } from './printable.ts';
import { countsOf, MOST_FINDINGS, type Reporter } from './reporter.ts';

/** Version of the JSON format; increased when readers must change. */
const FORMAT_VERSION = '1.0';

export const reportJson: Reporter = ({ diagnostics }) => resultJson(diagnostics, {});

/**
 * The findings of a command, with what it has done besides.
 *
 * @param result further keys, such as the names of the files that were written
 */
export function resultJson(diagnostics: readonly Diagnostic[], result: object): string {
  const { errors, warnings } = countsOf(diagnostics);
  const report = {
    formatVersion: FORMAT_VERSION,
    valid: errors === 0,
    errorCount: errors,
    warningCount: warnings,
    /** Findings that are counted but left out of `diagnostics`. */
    leftOut: Math.max(0, diagnostics.length - MOST_FINDINGS),
    diagnostics: diagnostics.slice(0, MOST_FINDINGS),
  };
  // JSON itself leaves some characters as they are that a terminal would obey.
  const lines = JSON.stringify({ ...report, ...result }, null, 2).split('\n');
  return `${lines.map(printable).join('\n')}\n`;
}

/** One finding a line, as JSON (jsonlines.org), for programs that read while it is written. */
export const reportJsonLines: Reporter = ({ diagnostics }) =>
  diagnostics.map((diagnostic) => `${JSON.stringify(diagnostic)}\n`).join('');
