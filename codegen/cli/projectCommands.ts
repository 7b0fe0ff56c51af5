import type { Command } from 'commander';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineFolder } from '../read/engineFolder.ts';
import type { CliEnvironment } from './environment.ts';

/** A command of the engine, or a file `commands/<name>.ts` of a project. */
export interface CommandModule {
  /** Adds the command with its options. */
  register(program: Command, env: CliEnvironment): void;
}

const FOLDER = 'commands';
const FILE = /^([a-z]+(?:-[a-z]+)*)\.ts$/;

/** The names of a project's own commands, each the name of its file. */
export function projectCommands(project: string): readonly string[] {
  try {
    return readdirSync(join(project, FOLDER)).flatMap((file) => FILE.exec(file)?.[1] ?? []);
  } catch {
    // It has none.
    return [];
  }
}

/**
 * Loads a command of a project, bundled first when its sources have changed.
 *
 * @throws when it cannot be bundled
 */
export async function loadProjectCommand(project: string, name: string): Promise<CommandModule> {
  // Not part of the bundle: it finds the bundler by its own place.
  const bundler = join(engineFolder(), 'codegen/bundle/freshBundle.mjs');
  const { freshCommand } = await import(pathToFileURL(bundler).href);
  return import(await freshCommand(project, name));
}

/** The project folder of a command line: what `--cwd` names, or where it is run. */
export function folderOf(args: readonly string[], cwd: string): string {
  const at = args.findIndex((arg) => arg === '--cwd' || arg.startsWith('--cwd='));
  if (at === -1) return cwd;
  return resolve(cwd, args[at]?.slice('--cwd='.length) || (args[at + 1] ?? '.'));
}
