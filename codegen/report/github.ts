import { fullMessage, type Diagnostic } from './diagnostic.ts';
import type { Reporter } from './reporter.ts';

/** Workflow commands of GitHub Actions: a finding is shown at its line in the review. */
export const reportGithub: Reporter = ({ diagnostics }) =>
  diagnostics.map((diagnostic) => `${commandOf(diagnostic)}\n`).join('');

function commandOf(diagnostic: Diagnostic): string {
  const { severity, file, range, rule } = diagnostic;
  const properties = [
    ['file', file],
    ['line', range.start.line],
    ['col', range.start.column],
    ['endLine', range.end.line],
    ['endColumn', range.end.column],
    ['title', rule],
  ]
    .map(([name, value]) => `${name}=${property(String(value))}`)
    .join(',');
  return `::${severity} ${properties}::${data(fullMessage(diagnostic))}`;
}

/** Escapes as the runner reads it back (actions/toolkit, `command.ts`). */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
