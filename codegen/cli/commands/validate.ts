import type { Command } from 'commander';
import { FAULT } from '../../compile/checkRule.ts';
import { compile } from '../../compile/compile.ts';
import { findMissingDefaultExports } from '../../emit/defaultExports.ts';
import { wantsColours } from '../../report/colours.ts';
import { countsOf } from '../../report/reporter.ts';
import { REPORT_FORMATS, REPORTERS, type ReportFormat } from '../../report/reporters.ts';
import { sortDiagnostics } from '../../report/sortDiagnostics.ts';
import { changedProject, ofChange, type ProjectChange } from '../changedProject.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment, type ExitCode } from '../environment.ts';
import { diskFiles, readSources, type FileSystem } from '../files.ts';
import { readCode } from '../handWrittenCode.ts';
import { textUseCache, type TextUseCache } from '../textUseCache.ts';

interface ValidateOptions extends CommonOptions {
  readonly strict?: true;
  readonly changedSince?: string;
  readonly stdin?: string;
}

/** `gatehouse validate`: prints all findings of all files in one run, one per root cause. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(
    program,
    'validate',
    'are the manifests and texts right? All findings in one run',
    REPORT_FORMATS,
  )
    .option('--strict', 'warnings count as findings, too')
    .option(
      '--changed-since <ref>',
      'only findings in files that differ from a commit or branch, and what follows from them',
    )
    .option(
      '--stdin <path>',
      'read standard input in the place of this file; only its findings, and what follows from them',
    )
    .action(async (options: ValidateOptions) => {
      const format = formatOf(options, REPORT_FORMATS);
      const folder = projectFolder(env, options);
      const strict = options.strict ?? false;
      const cache = textUseCache(folder);
      const disk = diskFiles(folder);
      if (options.changedSince === undefined && options.stdin === undefined) {
        return env.exit(await validate(disk, { format, strict, cache }, env));
      }
      const { files, change } = await changedProject(folder, disk, options, env);
      env.exit(await validate(files, { format, strict, cache, change }, env));
    });
}

interface Validation {
  readonly format: ReportFormat;
  readonly strict: boolean;
  /** What earlier runs found in hand-written code. */
  readonly cache?: TextUseCache | undefined;
  /** Reports only what a change has brought. */
  readonly change?: ProjectChange | undefined;
}

/** Checks a project and prints the findings. */
async function validate(
  files: Pick<FileSystem, 'read' | 'list'>,
  options: Validation,
  env: CliEnvironment,
): Promise<ExitCode> {
  const code = await readCode(files, options.cache);
  const sources = { ...readSources(files), textUses: code.textUses };
  const all = sortDiagnostics([
    ...compile(sources).diagnostics,
    ...(await findMissingDefaultExports(sources.overrides)),
  ]);
  const { change } = options;
  const diagnostics = change ? ofChange(all, change, sources) : all;
  const texts = new Map(
    [...sources.manifests, ...sources.locales, ...sources.overrides, ...code.files].map(
      ({ path, text }) => [path, text] as const,
    ),
  );
  env.stdout.write(
    REPORTERS[options.format]({
      diagnostics,
      textOf: (file) => texts.get(file),
      colours: wantsColours(env.isTty.stdout, env.variables),
    }),
  );
  if (all.some(({ rule }) => rule === FAULT)) return EXIT.fault;
  const { errors, warnings } = countsOf(diagnostics);
  return errors > 0 || (options.strict && warnings > 0) ? EXIT.findings : EXIT.fine;
}
