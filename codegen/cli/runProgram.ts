import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { FILE_START } from '../report/diagnostic.ts';
import { resultJson } from '../report/json.ts';
import { ScaffoldError } from '../scaffold/draftFiles.ts';
import { explainFileFault } from './fileFaults.ts';
import { EXIT, UsageError, type CliEnvironment } from './environment.ts';
import type { CommandModule } from './projectCommands.ts';

/**
 * Runs one command line with these commands. Never throws: wrong usage and internal errors become exit codes and a
 * message that says what to do.
 *
 * @param args without the name of the program
 */
export async function runProgram(
  modules: readonly CommandModule[],
  args: readonly string[],
  env: CliEnvironment,
): Promise<void> {
  const usage: string[] = [];
  const program = new Command('gatehouse')
    .description('Writes a web console from YAML manifests, and answers questions about it.')
    .version(about.version, '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => env.stdout.write(text),
      writeErr: (text) => usage.push(text),
    })
    .showHelpAfterError('Run with --help to see what can be said here.');
  for (const { register } of modules) register(program, env);
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (cause) {
    if (cause instanceof CommanderError) {
      // Requested help exits with 0; help that is printed because no command was given exits as wrong usage.
      if (cause.exitCode === 0) return env.exit(EXIT.fine);
      return reportWrongUse(usage.join('').trim() || cause.message, args, env);
    }
    if (isWrongUse(cause)) {
      return reportWrongUse(cause.message, args, env);
    }
    const fileFault = explainFileFault(cause);
    if (fileFault !== undefined) return reportWrongUse(fileFault, args, env);
    reportFault(cause, args, env);
  }
}

/** By name: the bundle of a project's command has classes of its own. */
function isWrongUse(cause: unknown): cause is Error {
  return (
    cause instanceof Error && [UsageError, ScaffoldError].some(({ name }) => name === cause.name)
  );
}

function reportWrongUse(message: string, args: readonly string[], env: CliEnvironment): void {
  if (wantsJson(args)) env.stdout.write(failureJson('usage', message));
  else env.stderr.write(`${message}\n`);
  env.exit(EXIT.wrongUse);
}

/** With `--format json` or `--json`, wrong usage and faults are JSON, too. */
function failureJson(rule: 'usage' | 'fault', message: string): string {
  return resultJson([{ rule, severity: 'error', message, file: '', range: FILE_START }], {});
}

function wantsJson(args: readonly string[]): boolean {
  return args.some(
    (arg, at) =>
      arg === '--json' ||
      arg === '--format=json' ||
      (arg === '--format' && args[at + 1] === 'json'),
  );
}

function reportFault(cause: unknown, args: readonly string[], env: CliEnvironment): void {
  const details = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  // What it was about to print may be why it failed.
  if (wantsJson(args)) attempt(() => env.stdout.write(failureJson('fault', details)));
  env.stderr.write(
    `Gatehouse itself has failed; your manifests are not to blame.\n${details}\n` +
      'Please report it with the command you ran and the text above.\n',
  );
  env.exit(EXIT.fault);
}

function attempt(act: () => unknown): void {
  try {
    act();
  } catch {
    // Standard error tells it as well.
  }
}
