import { reportJson } from './json.ts';
import { reportPretty } from './pretty.ts';
import type { Reporter } from './reporter.ts';

/** The reporters by value of `--format`. */
export const REPORTERS = {
  pretty: reportPretty,
  json: reportJson,
} as const satisfies Record<string, Reporter>;

export type ReportFormat = keyof typeof REPORTERS;
export const REPORT_FORMATS: readonly string[] = Object.keys(REPORTERS);

export function isReportFormat(format: string): format is ReportFormat {
  return Object.hasOwn(REPORTERS, format);
}
