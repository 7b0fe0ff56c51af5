import type { Diagnostic } from './diagnostic.ts';
import { countsOf, type Reporter } from './reporter.ts';

/** Version of the JSON format; increased when readers must change. */
const FORMAT_VERSION = '1.0';

export interface JsonReport {
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly valid: boolean;
  readonly errorCount: number;
  readonly warningCount: number;
  readonly diagnostics: readonly Diagnostic[];
}

export const reportJson: Reporter = ({ diagnostics }) => {
  const { errors, warnings } = countsOf(diagnostics);
  const report: JsonReport = {
    formatVersion: FORMAT_VERSION,
    valid: errors === 0,
    errorCount: errors,
    warningCount: warnings,
    diagnostics,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
};
