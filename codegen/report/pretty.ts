import { painter, type Paint } from './colours.ts';
import type { Diagnostic, Range } from './diagnostic.ts';
import { codeFrame } from './frame.ts';
import { printable } from './printable.ts';
import {
  counted,
  countsOf,
  MOST_FINDINGS,
  type Counts,
  type Report,
  type Reporter,
} from './reporter.ts';

/** Findings for users: position, rule, message, code frame and suggestion. */
export const reportPretty: Reporter = (report) => {
  const paint = painter(report.colours);
  const blocks = report.diagnostics
    .slice(0, MOST_FINDINGS)
    .map((diagnostic) => blockOf(diagnostic, report, paint));
  const left = report.diagnostics.length - blocks.length;
  return [
    ...blocks,
    ...(left > 0 ? [`${counted(left, 'further finding')} left out.`] : []),
    summary(countsOf(report.diagnostics), paint),
    '',
  ].join('\n');
};

function blockOf(diagnostic: Diagnostic, report: Report, paint: Paint): string {
  const { file, range, severity, rule, message, expected, suggestion, related } = diagnostic;
  const colour = severity === 'error' ? 'red' : 'yellow';
  const lines = [
    `${paint(placeText(file, range), 'cyan')} ${paint(`${severity}[${rule}]`, 'bold', colour)} ${printable(message)}`,
    frameOf(file, range, report, paint),
    expected === undefined ? '' : `  ${paint('Expected:', 'bold')} ${printable(expected)}`,
    suggestion === undefined
      ? ''
      : `  ${paint(printable(`Did you mean '${suggestion}'?`), 'bold')}`,
    ...(related ?? []).flatMap((place) => [
      `  ${printable(place.message)} ${paint(placeText(place.file, place.range), 'cyan')}`,
      frameOf(place.file, place.range, report, paint),
    ]),
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}

function frameOf(file: string, range: Range, report: Report, paint: Paint): string {
  const text = report.textOf(file);
  if (text === undefined) return '';
  return codeFrame(text, range, paint)
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n');
}

function placeText(file: string, { start }: Range): string {
  return `${printable(file)}:${start.line}:${start.column}`;
}

function summary({ errors, warnings }: Counts, paint: Paint): string {
  if (errors + warnings === 0) return 'No findings: everything is consistent.';
  const text = `${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
  return paint(text, 'bold', errors > 0 ? 'red' : 'yellow');
}
