import type { CliEnvironment } from './environment.ts';
import {
  folderOf,
  loadProjectCommand,
  projectCommands,
  type CommandModule,
} from './projectCommands.ts';
import { runProgram } from './runProgram.ts';

/** The commands in the order of the help. Each is loaded with all that its `register` needs when it is asked for. */
const COMMANDS: ReadonlyMap<string, () => Promise<CommandModule>> = new Map([
  ['validate', () => import('./commands/validate.ts')],
  ['generate', () => import('./commands/generate.ts')],
  ['check', () => import('./commands/check.ts')],
  ['fix', () => import('./commands/fix.ts')],
  ['texts', () => import('./commands/texts.ts')],
  ['rename', () => import('./commands/rename.ts')],
  ['format', () => import('./commands/format.ts')],
  ['routes', () => import('./commands/routes.ts')],
  ['explain', () => import('./commands/explain.ts')],
  ['matrix', () => import('./commands/matrix.ts')],
  ['evidence', () => import('./commands/evidence.ts')],
  ['diff', () => import('./commands/diff.ts')],
  ['init', () => import('./commands/init.ts')],
  ['add', () => import('./commands/add.ts')],
  ['introspect', () => import('./commands/introspect.ts')],
  ['drift', () => import('./commands/drift.ts')],
  ['schemas', () => import('./commands/schemas.ts')],
  ['lsp', () => import('./commands/lsp.ts')],
  ['mcp', () => import('./commands/mcp.ts')],
  ['completion', () => import('./commands/completion.ts')],
  ['start', () => import('./commands/start.ts')],
  ['test', () => import('./commands/test.ts')],
]);

/** What shells ask while a line is typed. */
const COMPLETE = 'complete';

/**
 * Runs one command line, with as few commands loaded as it needs.
 *
 * @param args without the name of the program
 */
export async function runCli(args: readonly string[], env: CliEnvironment): Promise<void> {
  await runProgram(await modulesFor(args, env.cwd), args, env);
}

/** The command that is asked for; all of them, when it is none, for the help and for what was meant. */
async function modulesFor(args: readonly string[], cwd: string): Promise<readonly CommandModule[]> {
  const [name = ''] = args;
  if (name === COMPLETE) return modulesToComplete(args.slice(args.indexOf('--') + 1));
  const load = loaderOf(name);
  if (load) return [await load()];
  const project = folderOf(args, cwd);
  const names = projectCommands(project);
  const ownNames = names.includes(name) ? [name] : names;
  const others = ownNames.length === 1 && ownNames[0] === name ? [] : [...COMMANDS.values()];
  return Promise.all([
    ...others.map((module) => module()),
    ...ownNames.map((command) => loadProjectCommand(project, command)),
  ]);
}

/** Of the engine alone: code of a project is not run while a line is typed. */
function modulesToComplete([name = '', ...more]: readonly string[]) {
  const load = more.length > 0 ? loaderOf(name) : undefined;
  const loads = load ? [load] : [...COMMANDS.values()];
  return Promise.all([import('./commands/complete.ts'), ...loads.map((module) => module())]);
}

/** `dev` and `build` stand beside `start`. */
function loaderOf(name: string): (() => Promise<CommandModule>) | undefined {
  return COMMANDS.get(name === 'dev' || name === 'build' ? 'start' : name);
}
