import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { isReportFormat, REPORT_FORMATS, type ReportFormat } from '../report/reporters.ts';
import { nearest } from '../schema/nearest.ts';
import { UsageError, type CliEnvironment } from './environment.ts';

export interface CommonOptions {
  readonly cwd?: string;
  readonly format: string;
}

/** Adds a command with the options that all commands share. */
export function addCommand(program: Command, usage: string, description: string): Command {
  return program
    .command(usage)
    .description(description)
    .option('--cwd <dir>', 'the project folder', undefined)
    .option('--format <format>', `how to tell: ${REPORT_FORMATS.join(' or ')}`, 'pretty');
}

/**
 * How a command answers.
 *
 * @throws UsageError when there is no such format
 */
export function formatOf({ format }: Pick<CommonOptions, 'format'>): ReportFormat {
  if (isReportFormat(format)) return format;
  const meant = nearest(format, REPORT_FORMATS);
  const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`;
  throw new UsageError(
    `There is no format '${format}'.${hint} Choose --format ${REPORT_FORMATS.join(' or ')}.`,
  );
}

/**
 * The folder that a command works in.
 *
 * @throws UsageError when there is no such folder
 */
export function projectFolder(env: CliEnvironment, options: CommonOptions): string {
  const folder = resolve(env.cwd, options.cwd ?? '.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`There is no folder ${folder}. Give the project folder with --cwd DIR.`);
  }
  return folder;
}

/** Collects an option that may be given several times: `--api users/users --api users/groups`. */
export function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}
