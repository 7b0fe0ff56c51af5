import { Command, CommanderError } from 'commander';
import about from '../../package.json' with { type: 'json' };
import { registerAdd } from './commands/add.ts';
import { registerCheck } from './commands/check.ts';
import { registerDiff } from './commands/diff.ts';
import { registerDrift } from './commands/drift.ts';
import { registerExplain } from './commands/explain.ts';
import { registerFix } from './commands/fix.ts';
import { registerFormat } from './commands/format.ts';
import { registerGenerate } from './commands/generate.ts';
import { registerInit } from './commands/init.ts';
import { registerIntrospect } from './commands/introspect.ts';
import { registerLsp } from './commands/lsp.ts';
import { registerMatrix } from './commands/matrix.ts';
import { registerRename } from './commands/rename.ts';
import { registerRoutes } from './commands/routes.ts';
import { registerSchemas } from './commands/schemas.ts';
import { registerTexts } from './commands/texts.ts';
import { registerValidate } from './commands/validate.ts';
import { FILE_START } from '../report/diagnostic.ts';
import { resultJson } from '../report/json.ts';
import { explainFileFault } from './fileFaults.ts';
import { EXIT, UsageError, type CliEnvironment } from './environment.ts';

const REGISTER = [
  registerValidate,
  registerGenerate,
  registerCheck,
  registerFix,
  registerTexts,
  registerRename,
  registerFormat,
  registerRoutes,
  registerExplain,
  registerMatrix,
  registerDiff,
  registerInit,
  registerAdd,
  registerIntrospect,
  registerDrift,
  registerSchemas,
  registerLsp,
];

/**
 * Runs one command line. Never throws: wrong usage and internal errors become exit codes and a message that says
 * what to do.
 *
 * @param args without the name of the program
 */
export async function runCli(args: readonly string[], env: CliEnvironment): Promise<void> {
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
  for (const register of REGISTER) register(program, env);
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (cause) {
    if (cause instanceof CommanderError) return endUsage(cause, usage, args, env);
    if (cause instanceof UsageError) {
      return reportWrongUse(cause.message, args, env);
    }
    const fileFault = explainFileFault(cause);
    if (fileFault !== undefined) return reportWrongUse(fileFault, args, env);
    reportFault(cause, args, env);
  }
}

/** Requested help exits with 0; help that is printed because no command was given exits as wrong usage. */
function endUsage(
  error: CommanderError,
  usage: readonly string[],
  args: readonly string[],
  env: CliEnvironment,
): void {
  if (error.exitCode === 0) return env.exit(EXIT.fine);
  reportWrongUse(usage.join('').trim() || error.message, args, env);
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
