import type { Diagnostic } from './diagnostic.ts';
import { countsOf, type Reporter } from './reporter.ts';
import { escapeMarkup } from './markup.ts';

/**
 * JUnit's XML, which most CI servers show as tests: an error is a failed test, a warning a skipped one. Elements and
 * attributes are those that Jenkins' xUnit plugin accepts (decision 547), which checks files strictly.
 */
export const reportJunit: Reporter = ({ diagnostics }) => {
  const { errors, warnings } = countsOf(diagnostics);
  const tests = Math.max(1, diagnostics.length);
  const counts = `tests="${tests}" failures="${errors}" errors="0"`;
  const cases =
    diagnostics.length === 0
      ? ['    <testcase classname="manifest" name="No findings" />']
      : diagnostics.map(caseOf);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="gatehouse" ${counts}>`,
    `  <testsuite name="gatehouse validate" ${counts} skipped="${warnings}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};

function caseOf({ rule, severity, message, file, range, expected }: Diagnostic): string {
  const { line, column } = range.start;
  const name = `${rule} ${file}:${line}:${column}`;
  const rest = expected === undefined ? '' : `Expected: ${expected}`;
  const inner =
    severity === 'error'
      ? `<failure type="${xml(rule)}" message="${xml(message)}">${xml(`${file}:${line}:${column} ${message}\n${rest}`)}</failure>`
      : `<skipped message="${xml(message)}" />`;
  return `    <testcase classname="${xml(file)}" name="${xml(name)}">${inner}</testcase>`;
}

/** Characters that XML 1.0 does not allow, section 2.2. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xml(text: string): string {
  return escapeMarkup(text.replaceAll(FORBIDDEN, '\uFFFD'));
}
