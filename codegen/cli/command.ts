import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { didYouMean, nearest } from '../schema/nearest.ts';
import { UsageError, type CliEnvironment } from './environment.ts';

export interface CommonOptions {
  readonly cwd?: string;
  readonly format: string;
}

/** How every command can answer that has no other formats. */
const FORMATS = ['pretty', 'json'] as const;

export type CommandFormat = (typeof FORMATS)[number];

/**
 * Adds a command with the options that all commands share.
 *
 * @param formats values of `--format`, the default first
 */
export function addCommand(
  program: Command,
  usage: string,
  description: string,
  formats: readonly string[] = FORMATS,
): Command {
  return program
    .command(usage)
    .description(description)
    .option('--cwd <dir>', 'the project folder', undefined)
    .option('--format <format>', `how to tell: ${formats.join(', ')}`, formats[0]);
}

/**
 * How a command answers.
 *
 * @throws UsageError with a suggestion when it does not have the format
 */
export function formatOf(options: Pick<CommonOptions, 'format'>): CommandFormat;
export function formatOf<Format extends string>(
  options: Pick<CommonOptions, 'format'>,
  formats: readonly Format[],
): Format;
export function formatOf(
  { format }: Pick<CommonOptions, 'format'>,
  formats: readonly string[] = FORMATS,
): string {
  if (formats.includes(format)) return format;
  const hint = didYouMean(nearest(format, formats));
  throw new UsageError(
    `There is no format '${format}'.${hint} Choose --format ${formats.join(', ')}.`,
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
