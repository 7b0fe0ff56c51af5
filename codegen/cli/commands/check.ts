import type { Command } from 'commander';
import type { PlannedFile } from '../../emit/plan.ts';
import { resultJson } from '../../report/json.ts';
import { planProject } from '../build.ts';
import {
  addCommand,
  formatOf,
  projectFolder,
  type CommandFormat,
  type CommonOptions,
} from '../command.ts';
import { EXIT, InvalidProject, type CliEnvironment, type ExitCode } from '../environment.ts';
import { diskFiles, type FileSystem } from '../files.ts';
import { printFindings } from '../findings.ts';

/** How the printed list names each kind of difference. */
const WORDS: Readonly<Record<Exclude<PlannedFile['kind'], 'unchanged'>, string>> = {
  new: 'missing',
  changed: 'stale',
  extra: 'extra',
  refused: 'edited',
};
const WIDTH = 'missing'.length;

export function register(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'check',
    'is generated/ what the manifests say? Exit code 4 when it is not',
  ).action(async (options: CommonOptions) => {
    const format = formatOf(options);
    env.exit(await check(diskFiles(projectFolder(env, options)), env, format));
  });
}

/** Compares without writing, and lists every file that differs. */
async function check(
  files: Pick<FileSystem, 'read' | 'list'>,
  env: CliEnvironment,
  format: CommandFormat,
): Promise<ExitCode> {
  const project = await planProject(files, { force: false, scope: 'committed' });
  if (project.kind === 'invalid') throw new InvalidProject(project, { files: 0, different: [] });
  const { plan } = project;
  const different = plan.flatMap(({ kind, path }) =>
    kind === 'unchanged' ? [] : [{ path, state: WORDS[kind] }],
  );
  if (format === 'json') {
    env.stdout.write(resultJson(project.diagnostics, { files: plan.length, different }));
    return different.length === 0 ? EXIT.fine : EXIT.stale;
  }
  printFindings(project, env);
  if (different.length === 0) {
    env.stdout.write(`generated/ is what the manifests say: ${plan.length} files.\n`);
    return EXIT.fine;
  }
  for (const { path, state } of different) env.stdout.write(`${state.padEnd(WIDTH)}  ${path}\n`);
  env.stderr.write(`${different.length} of ${plan.length} files differ. Run gatehouse generate.\n`);
  return EXIT.stale;
}
