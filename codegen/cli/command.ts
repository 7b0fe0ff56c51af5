import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { UsageError, type CliEnvironment } from './environment.ts';

export interface CommonOptions {
  readonly cwd?: string;
}

/** Adds a command with the options that all commands share. */
export function addCommand(program: Command, usage: string, description: string): Command {
  return program
    .command(usage)
    .description(description)
    .option('--cwd <dir>', 'the project folder', undefined);
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
