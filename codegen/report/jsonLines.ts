import type { Reporter } from './reporter.ts';

/** One finding a line, as JSON (jsonlines.org), for programs that read while it is written. */
export const reportJsonLines: Reporter = ({ diagnostics }) =>
  diagnostics.map((diagnostic) => `${JSON.stringify(diagnostic)}\n`).join('');
