import { reportGithub } from './github.ts';
import { reportGitlab } from './gitlab.ts';
import { reportJson, reportJsonLines } from './json.ts';
import { reportJunit } from './junit.ts';
import { reportPretty } from './pretty.ts';
import type { Reporter } from './reporter.ts';
import { reportSarif } from './sarif.ts';

/** The reporters by value of `--format`, the default first. */
export const REPORTERS = {
  pretty: reportPretty,
  json: reportJson,
  jsonl: reportJsonLines,
  github: reportGithub,
  gitlab: reportGitlab,
  junit: reportJunit,
  sarif: reportSarif,
} as const satisfies Record<string, Reporter>;

export const REPORT_FORMATS = Object.keys(REPORTERS) as readonly (keyof typeof REPORTERS)[];
