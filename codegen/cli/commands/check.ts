import type { Command } from 'commander';
import type { PlannedFile } from '../../emit/plan.ts';
import { addCommand, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment, type ExitCode } from '../environment.ts';
import type { FileSystem } from '../files.ts';

/** How the printed list names each kind of difference. */
const WORDS: Readonly<Record<Exclude<PlannedFile['kind'], 'unchanged'>, string>> = {
  new: 'missing',
  changed: 'stale  ',
  extra: 'extra  ',
  refused: 'edited ',
};

export function registerCheck(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'check',
    'is generated/ what the manifests say? Exit code 4 when it is not',
  ).action(async (options: CommonOptions) => {
    const { diskFiles } = await import('../files.ts');
    env.exit(await check(diskFiles(projectFolder(env, options)), env));
  });
}

/** Compares without writing, and lists every file that differs. */
export async function check(
  files: Pick<FileSystem, 'read' | 'list'>,
  env: CliEnvironment,
): Promise<ExitCode> {
  const [{ planProject }, { printFindings }] = await Promise.all([
    import('../build.ts'),
    import('../findings.ts'),
  ]);
  const project = await planProject(files, { force: false });
  printFindings(project, env);
  if (project.kind === 'invalid') return EXIT.findings;
  const different = project.plan.flatMap((file) =>
    file.kind === 'unchanged' ? [] : [`${WORDS[file.kind]}  ${file.path}\n`],
  );
  if (different.length === 0) {
    env.stdout.write(`generated/ is what the manifests say: ${project.plan.length} files.\n`);
    return EXIT.fine;
  }
  for (const line of different) env.stdout.write(line);
  env.stderr.write(
    `${different.length} of ${project.plan.length} files differ. Run gatehouse generate.\n`,
  );
  return EXIT.stale;
}
