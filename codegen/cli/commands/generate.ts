import type { Command } from 'commander';
import type { PlanOptions } from '../../emit/plan.ts';
import { writePlan } from '../../emit/write.ts';
import { resultJson } from '../../report/json.ts';
import { planProject } from '../build.ts';
import {
  addCommand,
  formatOf,
  projectFolder,
  type CommandFormat,
  type CommonOptions,
} from '../command.ts';
import { EXIT, UsageError, type CliEnvironment, type ExitCode } from '../environment.ts';
import { diskFiles, type FileSystem } from '../files.ts';
import { printFindings } from '../findings.ts';
import { codeReader, type HandWrittenCode } from '../handWrittenCode.ts';
import { textUseCache } from '../textUseCache.ts';
import { watchProject } from '../watch.ts';

/** The folder of hand-written code that `--watch` observes. */
const WATCHED_CODE = 'src/overrides';

interface GenerateOptions extends CommonOptions {
  readonly force?: true;
  readonly texts?: true;
  readonly watch?: true;
}

export function register(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'generate',
    'write generated/ from the manifests; unchanged files keep their time',
  )
    .option('--force', 'overwrite generated files that were edited by hand')
    .option('--texts', 'write only the texts of generated/locales/, which git ignores')
    .option('--watch', 'stay, and generate again after every change')
    .action(async (options: GenerateOptions) => {
      const format = formatOf(options);
      if (options.watch && format === 'json') {
        throw new UsageError('--watch goes on for ever, and JSON ends: leave out one of the two.');
      }
      const folder = projectFolder(env, options);
      const files = diskFiles(folder);
      const choices = {
        force: options.force === true,
        scope: options.texts ? ('texts' as const) : ('all' as const),
        format,
      };
      // Texts are the same whatever the code says.
      const readCode = options.texts
        ? () => undefined
        : codeReader(files, WATCHED_CODE, textUseCache(folder));
      const code = await generate(files, choices, env, await readCode());
      if (options.watch) {
        await watchProject(
          folder,
          async () => {
            await generate(files, choices, env, await readCode());
          },
          () => env.stdout.write('Watching manifest, locales and src/overrides. Ctrl+C stops.\n'),
        );
      }
      env.exit(code);
    });
}

/**
 * Generates once and prints what was done. Unknown names in hand-written code are reported but stop nothing,
 * because the output depends on manifests and texts alone.
 */
async function generate(
  files: FileSystem,
  { format, ...options }: PlanOptions & { readonly format: CommandFormat },
  env: CliEnvironment,
  code?: HandWrittenCode,
): Promise<ExitCode> {
  const project = await planProject(files, options, code);
  const isJson = format === 'json';
  if (!isJson) printFindings(project, env, code?.files);
  if (project.kind === 'invalid' && isJson) {
    env.stdout.write(resultJson(project.diagnostics, { written: [], removed: [], refused: [] }));
    return EXIT.findings;
  }
  if (project.kind === 'invalid') {
    env.stderr.write('Nothing was written. Correct the findings above and generate again.\n');
    return EXIT.findings;
  }
  const { written, removed, unchanged, refused } = writePlan(project.plan, files);
  const exit = refused.length > 0 ? EXIT.findings : EXIT.fine;
  if (isJson) {
    env.stdout.write(resultJson(project.diagnostics, { written, removed, unchanged, refused }));
    return exit;
  }
  for (const { path, because } of refused) {
    env.stderr.write(
      because === 'edited'
        ? `refused  ${path}: it was edited by hand. Move the change into the manifests or an override, or use --force.\n`
        : `refused  ${path}: gatehouse did not write it. Move it away, or use --force.\n`,
    );
  }
  for (const path of written) env.stdout.write(`written  ${path}\n`);
  for (const path of removed) env.stdout.write(`removed  ${path}\n`);
  env.stdout.write(
    `${written.length} written, ${removed.length} removed, ${unchanged} unchanged${refused.length > 0 ? `, ${refused.length} refused` : ''}.\n`,
  );
  return exit;
}
