import type { Command } from 'commander';
import { emit } from '../../emit/emit.ts';
import { planFiles, readGenerated, type PlanOptions } from '../../emit/plan.ts';
import { writePlan } from '../../emit/write.ts';
import { compileProject } from '../build.ts';
import {
  addCommand,
  answer,
  orInvalid,
  tell,
  type Answer,
  type CommonOptions,
} from '../command.ts';
import { EXIT, UsageError, type CliEnvironment } from '../environment.ts';
import type { FileSystem } from '../files.ts';
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
  const command = addCommand(
    program,
    'generate',
    'write generated/ from the manifests; unchanged files keep their time',
  )
    .option('--force', 'overwrite generated files that were edited by hand')
    .option('--texts', 'write only the texts of generated/locales/, which git ignores')
    .option('--watch', 'stay, and generate again after every change');
  answer<GenerateOptions>(command, env, async ({ options, folder, files }) => {
    if (options.watch && options.format === 'json') {
      throw new UsageError('--watch goes on for ever, and JSON ends: leave out one of the two.');
    }
    const choices = {
      force: options.force === true,
      scope: options.texts ? ('texts' as const) : ('all' as const),
    };
    // Texts are the same whatever the code says.
    const readCode = options.texts
      ? () => undefined
      : codeReader(files, WATCHED_CODE, textUseCache(folder));
    const generated = () => orInvalid(async () => generate(files, choices, await readCode()));
    const first = await generated();
    if (!options.watch) return first;
    tell(first, options, env);
    await watchProject(
      folder,
      async () => tell(await generated(), options, env),
      () => env.stdout.write('Watching manifest, locales and src/overrides. Ctrl+C stops.\n'),
    );
    return first.exit === undefined ? {} : { exit: first.exit };
  });
}

/**
 * Generates once. Unknown names in hand-written code are reported but stop nothing, because the output depends on
 * manifests and texts alone.
 */
async function generate(
  files: FileSystem,
  options: PlanOptions,
  code?: HandWrittenCode,
): Promise<Answer> {
  const project = await compileProject(
    files,
    { written: [], removed: [], refused: [] },
    code,
    'Nothing was written. Correct the findings above and generate again.',
  );
  const plan = planFiles(emit(project.model), readGenerated(files), options);
  const { written, removed, unchanged, refused } = writePlan(plan, files);
  return {
    found: project,
    diagnostics: project.diagnostics,
    result: { written, removed, unchanged, refused },
    out: [
      ...written.map((path) => `written  ${path}\n`),
      ...removed.map((path) => `removed  ${path}\n`),
      `${written.length} written, ${removed.length} removed, ${unchanged} unchanged${refused.length > 0 ? `, ${refused.length} refused` : ''}.\n`,
    ].join(''),
    err: refused
      .map(({ path, because }) =>
        because === 'edited'
          ? `refused  ${path}: it was edited by hand. Move the change into the manifests or an override, or use --force.\n`
          : `refused  ${path}: gatehouse did not write it. Move it away, or use --force.\n`,
      )
      .join(''),
    exit: refused.length > 0 ? EXIT.findings : EXIT.fine,
  };
}
