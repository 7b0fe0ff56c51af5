import type { Command } from 'commander';
import { FAULT } from '../../compile/checkRule.ts';
import { findMissingDefaultExports } from '../../emit/defaultExports.ts';
import { countsOf } from '../../report/reporter.ts';
import { REPORT_FORMATS, REPORTERS } from '../../report/reporters.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { sortDiagnostics } from '../../report/sortDiagnostics.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { readSources, type FileSystem } from '../files.ts';
import { findCode, usesOf } from '../handWrittenCode.ts';
import { lastFindings } from '../lastFindings.ts';
import { textUseCache } from '../textUseCache.ts';

interface ValidateOptions extends CommonOptions<(typeof REPORT_FORMATS)[number]> {
  readonly strict?: true;
  readonly changedSince?: string;
  readonly stdin?: string;
}

/** `gatehouse validate`: prints all findings of all files in one run, one per root cause. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
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
    );
  answer<ValidateOptions>(command, env, async ({ options, folder, files, colours }) => {
    const { all, diagnostics, textOf } = await findingsFor(folder, files, options, env);
    const out = REPORTERS[options.format]({ diagnostics, textOf, colours });
    if (all.some(({ rule }) => rule === FAULT)) return { out, exit: EXIT.fault };
    const { errors, warnings } = countsOf(diagnostics);
    const isWrong = errors > 0 || (options.strict && warnings > 0);
    return { out, exit: isWrong ? EXIT.findings : EXIT.fine };
  });
}

interface Findings {
  readonly all: readonly Diagnostic[];
  /** Those that are asked for. */
  readonly diagnostics: readonly Diagnostic[];
  readonly textOf: (file: string) => string | undefined;
}

/** All findings, and those that a change has brought; of a project that did not change, those of the last run. */
async function findingsFor(
  folder: string,
  disk: FileSystem,
  options: ValidateOptions,
  env: CliEnvironment,
): Promise<Findings> {
  const isWhole = options.changedSince === undefined && options.stdin === undefined;
  // What compiles is loaded only when something has to be compiled.
  const changed = isWhole
    ? undefined
    : await (await import('../changedProject.ts')).changedProject(folder, disk, options, env);
  const files = changed?.files ?? disk;
  const sources = readSources(files);
  const code = findCode(files);
  const { manifests, locales, frame = [], overrides } = sources;
  const read = [...manifests, ...locales, ...frame, ...overrides, ...code];
  const texts = new Map(read.map(({ path, text }) => [path, text]));
  const last = changed ? undefined : lastFindings(folder, read, undefined, env.confined);
  const textOf = (file: string) => texts.get(file);
  if (last?.known) return { all: last.known, diagnostics: last.known, textOf };
  const { compile } = await import('../../compile/compile.ts');
  const { textUses } = await usesOf(code, textUseCache(folder, env.confined));
  const whole = { ...sources, textUses };
  const all = sortDiagnostics([
    ...compile(whole).diagnostics,
    ...(await findMissingDefaultExports(sources.overrides)),
  ]);
  last?.save(all);
  return { all, diagnostics: changed?.brought(all, whole) ?? all, textOf };
}
