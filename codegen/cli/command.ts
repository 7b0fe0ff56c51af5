import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Option, type Command } from 'commander';
import { didYouMean, nearest } from '../schema/nearest.ts';
import { resultJson } from '../report/json.ts';
import { wantsColours } from '../report/colours.ts';
import type { Diagnostic } from '../report/diagnostic.ts';
import { reportPretty } from '../report/pretty.ts';
import { sortDiagnostics } from '../report/sortDiagnostics.ts';
import {
  EXIT,
  InvalidProject,
  UsageError,
  type CliEnvironment,
  type ExitCode,
  type FoundIn,
} from './environment.ts';
import { diskFiles, type FileSystem } from './files.ts';

export interface CommonOptions<Format extends string = 'pretty' | 'json'> {
  readonly cwd?: string;
  /** One of those that the command has. */
  readonly format: Format;
}

/** What a command has to say. */
export interface Answer {
  /** The keys of its answer in JSON; without them it prints the same in every format. */
  readonly result?: object;
  /** The findings of its answer in JSON. */
  readonly diagnostics?: readonly Diagnostic[];
  /** Findings that are printed otherwise. */
  readonly found?: FoundIn;
  /** What else goes to standard output and to standard error. */
  readonly out?: string;
  readonly err?: string;
  /** `fine` when absent. */
  readonly exit?: ExitCode;
}

/** What a command is asked for. */
interface Asked<Options> {
  readonly options: Options;
  /** Names, paths and addresses. */
  readonly args: readonly string[];
  /** The project folder, and the files in it. */
  readonly folder: string;
  readonly files: FileSystem;
  /** Whether standard output is printed in colours. */
  readonly colours: boolean;
}

/**
 * Adds a command with the options that all commands share.
 *
 * @param formats values of `--format`, the default first
 */
export function addCommand(
  program: Command,
  usage: string,
  description: string,
  formats: readonly string[] = ['pretty', 'json'],
): Command {
  return program
    .command(usage)
    .description(description)
    .option('--cwd <dir>', 'the project folder', undefined)
    .addOption(
      new Option('--format <format>', 'how to tell')
        .choices(formats)
        .default(formats[0])
        .argParser((format) => {
          if (formats.includes(format)) return format;
          const hint = didYouMean(nearest(format, formats));
          throw new UsageError(
            `There is no format '${format}'.${hint} Choose --format ${formats.join(', ')}.`,
          );
        }),
    );
}

/** Answers a command: opens its project, prints what there is to say and sets the exit code. */
export function answer<Options extends CommonOptions<string>>(
  command: Command,
  env: CliEnvironment,
  act: (asked: Asked<Options>) => Answer | Promise<Answer>,
): void {
  command.action(async () => {
    const options = command.opts<Options>();
    const folder = projectFolder(env, options);
    const colours = wantsColours(env.isTty.stdout, env.variables);
    const request = {
      options,
      args: command.args,
      folder,
      files: diskFiles(folder, env.confined),
      colours,
    };
    tell(await orInvalid(async () => act(request)), options, env);
  });
}

/** What is said about manifests with errors, when that is what comes of it. */
export async function orInvalid(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof InvalidProject)) throw cause;
    const { found, shape: result, message } = cause;
    const err = message && `${message}\n`;
    return { found, diagnostics: found.diagnostics, result, err, exit: EXIT.findings };
  }
}

/** Prints an answer and sets the exit code. */
export function tell(
  { result, diagnostics = [], found, out = '', err = '', exit = EXIT.fine }: Answer,
  { format }: CommonOptions<string>,
  env: CliEnvironment,
): void {
  if (result && format === 'json') env.stdout.write(resultJson(diagnostics, result));
  else {
    if (found) printFindings(found, env);
    env.stdout.write(out);
    env.stderr.write(err);
  }
  env.exit(exit);
}

/** Prints the compiler's findings to standard error; prints nothing when there are none. */
function printFindings({ diagnostics, sources, code = [] }: FoundIn, env: CliEnvironment): void {
  if (diagnostics.length === 0) return;
  const { manifests, locales, frame = [], overrides } = sources;
  const all = [...manifests, ...locales, ...frame, ...overrides, ...code];
  env.stderr.write(
    reportPretty({
      diagnostics: sortDiagnostics(diagnostics),
      textOf: (file) => all.find(({ path }) => path === file)?.text,
      colours: wantsColours(env.isTty.stderr, env.variables),
    }),
  );
}

/**
 * The folder that a command works in.
 *
 * @throws UsageError when there is no such folder
 */
export function projectFolder(env: CliEnvironment, options: CommonOptions<string>): string {
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
